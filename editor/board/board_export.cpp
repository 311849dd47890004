// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/board_export.h"

#include "editor/board/board_picture.h"
#include "editor/board/quick_board.h"

namespace stonemason {

ExportPicture boardExport(const BoardLook& look, int cellSize, const QString& title) {
    const QSize size = QSize(look.size.columns, look.size.rows) * cellSize;
    return {.size = size,
            .image =
                [look, size](std::optional<QSize> room, const WorkProgress& progress) {
                    return boardPicture(look, room ? size.boundedTo(*room) : size, progress);
                },
            .drawing =
                [look, cellSize, title](const WorkProgress& progress) {
                    return boardDrawing(look, cellSize, title, progress);
                },
            .isDrawnAside = !isQuick(look.size)};
}

} // namespace stonemason
