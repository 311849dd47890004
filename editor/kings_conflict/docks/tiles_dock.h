// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/map_binding.h"

class QLabel;
class QLineEdit;

namespace stonemason {

class MapRenderer;
class TileModel;
class TilePalette;
class ToolState;

/// What the tools paint: the tiles of the game with a search field, or the ten digits on a hint layer.
class TilesDock : public MapDock {
    Q_OBJECT

public:
    TilesDock(const GameProfile& game, ToolState& state, MapRenderer& renderer);

    QLineEdit* searchField() const { return search_; }
    TilePalette* palettePane() const { return palette_; }

protected:
    void bound() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showLayer();
    void showPaint();
    void choose(const QModelIndex& index);
    void take(const QModelIndex& index);
    void searchEntered();

    const GameProfile& game_;
    ToolState& state_;
    TileModel* model_;
    QLineEdit* search_;
    QLabel* layerText_;
    TilePalette* palette_;
};

} // namespace stonemason
