// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/print/grid_export.h"

#include "editor/grid/view/grid_picture.h"
#include "editor/grid/view/quick_grid.h"

namespace stonemason {

ExportPicture gridExport(const GridLook& look, int cellSize, const QString& title) {
    const QSize size = QSize(look.size.columns, look.size.rows) * cellSize;
    return {.size = size,
            .image =
                [look, size](std::optional<QSize> room, const WorkProgress& progress) {
                    return gridPicture(look, room ? size.boundedTo(*room) : size, progress);
                },
            .drawing =
                [look, cellSize, title](const WorkProgress& progress) {
                    return gridDrawing(look, cellSize, title, progress);
                },
            .isDrawnAside = !isQuick(look.size)};
}

} // namespace stonemason
