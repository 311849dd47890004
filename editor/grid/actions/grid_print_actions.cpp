// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/grid_print_actions.h"

#include "editor/app/disk/file_paths.h"
#include "editor/grid/print/grid_sheet.h"
#include "editor/grid/view/quick_grid.h"

#include <QPainter>

#include <memory>

namespace stonemason {

GridPrintActions::GridPrintActions(const QString& prefix, const QString& tip, QObject* parent)
    : PrintActionsOf(printEntries(tip, PageCount::One, nullptr), prefix, parent), nameless_(prefix) {
}

PrintJob GridPrintActions::printJob() const {
    const GridLook look = view()->model().paper();
    //: %1 rows, %2 columns
    const QString facts = tr("%1 × %2 cells").arg(look.size.rows).arg(look.size.columns);
    const auto sheet = std::make_shared<GridSheet>(document()->title(), facts, look);
    PrintJob job{
        .name = document()->title(),
        .file = fileNameFor(document()->title(), nameless_),
        .pages = [](const QSizeF&) { return 1; },
        .paint = [sheet](QPainter& painter, const QRectF& page, int) { sheet->paint(painter, page); }};
    if (!isQuick(look.size))
        job.prepare = [sheet](const QSizeF& page, const WorkProgress& progress) {
            return sheet->prepare(page, progress);
        };
    return job;
}

} // namespace stonemason
