// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/board_binding.h"

namespace stonemason {
class PicturePalette;
}

namespace stonemason::wastes {

class Brush;
class TileModel;

/// The tiles to paint with. Choosing one gives the keys back to the board.
class TilesDock : public BoardDock {
    Q_OBJECT

public:
    TilesDock(Brush& brush, BoardRenderer& renderer);

    PicturePalette* palettePane() const { return palette_; }

protected:
    void bound() override;

private:
    void choose(const QModelIndex& index);
    void showChosen();

    Brush& brush_;
    TileModel* model_;
    PicturePalette* palette_;
};

} // namespace stonemason::wastes
