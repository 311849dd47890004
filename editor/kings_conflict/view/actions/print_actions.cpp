// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/print_actions.h"

#include "editor/app/disk/file_paths.h"
#include "editor/grid/view/grid_job.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/sheet/map_sheet.h"

#include <memory>

namespace stonemason::kings_conflict {

namespace {

/// What the pages are drawn of and with, on whatever thread.
struct Printed {
    MapSheet sheet;
    MapRenderer renderer;
};

} // namespace

PrintActions::PrintActions(QObject* parent)
    : PrintActionsOf(printEntries(tr("Print the map with its hint grids and what the checks say"),
                                  PageCount::Any, nullptr),
                     parent) {
}

PrintJob PrintActions::printJob() const {
    document()->endGesture(); // the pages show the map without it, and the report is to be about that
    const auto report =
        document()->reportIsCurrent() ? std::optional<Report>(document()->report()) : std::nullopt;
    const Map& map = document()->committedMap();
    const GameProfile& game = document()->game();
    const std::shared_ptr<Printed> printed(
        new Printed{MapSheet(map, game, document()->title(), report), MapRenderer(game)});
    PrintJob job{
        .name = document()->title(),
        .file = fileNameFor(document()->title(), QStringLiteral("map")),
        .pages = [printed](const QSizeF& page) { return printed->sheet.pages(page); },
        .paint = [printed](QPainter& painter, const QRectF& page,
                           int number) { printed->sheet.paint(painter, page, number, printed->renderer); }};
    if (!isQuick(map.size()))
        job.prepare = [printed](const QSizeF&, const WorkProgress& progress) {
            return printed->sheet.prepare(printed->renderer, progress);
        };
    return job;
}

} // namespace stonemason::kings_conflict
