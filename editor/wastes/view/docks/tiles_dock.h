// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/panels/palette_dock.h"
#include "editor/wastes/view/canvas/board_binding.h"

namespace stonemason::wastes {

class Brush;
class TileModel;

/// The tiles to paint with. Choosing one gives the keys back to the board.
class TilesDock : public PaletteDock<BoardEditorTraits> {
    Q_OBJECT

public:
    TilesDock(Brush& brush, BoardRenderer& renderer);

protected:
    void bound() override;
    void pick(const QModelIndex& tile) override;
    QModelIndex picked() const override;
    bool isInHand() const override; ///< unless a piece is what the next click puts down

private:
    Brush& brush_;
    TileModel* model_;
};

} // namespace stonemason::wastes
