// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/panels/palette_dock.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

class QLabel;
class QLineEdit;

namespace stonemason::kings_conflict {

class MapRenderer;
class MapToolState;
class TileModel;

/// What the tools paint: the tiles of the game as pictures with a search field, or the ten digits on a hint
/// layer. While codes are shown on the map each tile has its own in a corner. Choosing one gives the keys
/// back to the map.
class TilesDock : public PaletteDock<MapEditorTraits> {
    Q_OBJECT

public:
    TilesDock(const GameProfile& game, MapToolState& state, MapRenderer& renderer);

    QLineEdit* searchField() const { return search_; }

    /// Gives the keys to the search field.
    void search();

protected:
    void bound() override;
    /// Walking only shows what a pen would draw; it is taken up when it is chosen.
    void pick(const QModelIndex& entry) override;
    QModelIndex picked() const override;
    bool isInHand() const override { return true; }
    void showPicked() override;
    void choose(const QModelIndex& entry) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showLayer();
    void unfold();
    void searchEntered();

    const GameProfile& game_;
    MapToolState& state_;
    TileModel* model_;
    QLineEdit* search_;
    QLabel* layerText_;
};

} // namespace stonemason::kings_conflict
