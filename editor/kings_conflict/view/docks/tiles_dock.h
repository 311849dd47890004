// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/canvas/map_binding.h"

class QLabel;
class QLineEdit;

namespace stonemason::kings_conflict {

class MapRenderer;
class TileModel;
class TilePalette;
class MapToolState;

/// What the tools paint: the tiles of the game with a search field, or the ten digits on a hint layer.
/// Choosing one gives the keys back to the map.
class TilesDock : public MapDock {
    Q_OBJECT

public:
    TilesDock(const GameProfile& game, MapToolState& state, MapRenderer& renderer);

    QLineEdit* searchField() const { return search_; }
    TilePalette* palettePane() const { return palette_; }

    /// Gives the keys to the search field.
    void search();

protected:
    void bound() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showLayer();
    void showPaint();
    void choose(const QModelIndex& index);
    void take(const QModelIndex& index);
    void unfold();
    void searchEntered();
    void giveKeysBack();

    const GameProfile& game_;
    MapToolState& state_;
    TileModel* model_;
    QLineEdit* search_;
    QLabel* layerText_;
    TilePalette* palette_;
};

} // namespace stonemason::kings_conflict
