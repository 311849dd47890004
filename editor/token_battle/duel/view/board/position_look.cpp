// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/board/position_look.h"

#include "editor/token_battle/duel/view/board/board_painter.h"

#include <QGuiApplication>

namespace stonemason::token_battle {

GridLook positionLook(const Position& position) {
    const auto paint = [frame = frameOf(position)](QPainter& painter, const GridGeometry& geometry,
                                                   const CellRange&) {
        painter.translate(geometry.origin);
        const TokenPlaces places(geometry.gridRect().size());
        const DuelPalette palette = duelPalette(QGuiApplication::palette());
        BoardPainter board(painter, places, palette);
        board.paintGround();
        board.paintFrame(frame);
    };
    return {.size = {duelSide, duelSide}, .paint = paint};
}

} // namespace stonemason::token_battle
