// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/drawing/draw_map.h"

#include "core/kings_conflict/check/check.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/svg.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/sheet/map_sheet.h"
#include "editor/print/print_job.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr int preferredCell = 64;
constexpr int largestSide = 4096;

/// The map's terrain with the kings at their starts: 64 pixels a cell, fewer on a board so large that the
/// picture would pass 4096 pixels.
QByteArray picture(const Map& map, const GameProfile& game, bool asVectors) {
    const Size board = map.size();
    const int cell = std::min(preferredCell, largestSide / std::max(board.rows, board.columns));
    const QSize size = QSize(board.columns, board.rows) * cell;
    MapStyle style;
    style.axis = false;
    MapRenderer renderer(game);
    if (!asVectors) return pngBytes(renderer.image(map, style, size));
    const auto paint = [&](QPainter& painter) { renderer.paintVectors(painter, map, style, cell); };
    return svgBytes({.size = size, .title = QString::fromStdString(map.info.name), .paint = paint});
}

/// The map as a printed sheet: its terrain, its hint grids and the problems found by the checks.
QByteArray sheet(const Map& map, const GameProfile& game, const QString& title) {
    const QString name = map.info.name.empty() ? title : QString::fromStdString(map.info.name);
    const MapSheet sheet(map, game, name, runChecks(map, game));
    MapRenderer renderer(game);
    return pdfBytes({.name = name,
                     .pages = [&](const QSizeF& page) { return sheet.pages(page); },
                     .paint = [&](QPainter& painter, const QRectF& page,
                                  int number) { sheet.paint(painter, page, number, renderer); }});
}

} // namespace

std::optional<std::string> drawMap(const Map& map, const GameProfile& game, std::string_view form,
                                   const QString& title) {
    const QByteArray bytes = form == "pdf" ? sheet(map, game, title) : picture(map, game, form == "svg");
    if (bytes.isEmpty()) return std::nullopt;
    return bytes.toStdString();
}

} // namespace stonemason::kings_conflict
