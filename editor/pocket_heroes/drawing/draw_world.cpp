// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/drawing/draw_world.h"

#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/svg.h"
#include "editor/grid/print/grid_sheet.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/pocket_heroes/model/thing_index.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/print/print_job.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr int preferredCell = 64;
constexpr int largestSide = 4096;

QByteArray boardOnPaper(const GridLook& look, const QString& name) {
    //: %1 rows, %2 columns
    const QString facts = QCoreApplication::translate("CommandLine", "%1 × %2 cells")
                              .arg(look.size.rows)
                              .arg(look.size.columns);
    const GridSheet sheet(name, facts, look);
    return pdfBytes(
        {.name = name,
         .pages = [](const QSizeF&) { return 1; },
         .paint = [&](QPainter& painter, const QRectF& page, int) { sheet.paint(painter, page); }});
}

/// The bytes of a board that draws itself.
std::optional<std::string> drawn(const GridLook& look, std::string_view form, const QString& name) {
    const int cell = std::min(preferredCell, largestSide / std::max(look.size.rows, look.size.columns));
    QByteArray bytes;
    if (form == "png")
        bytes = pngBytes(gridPicture(look, QSize(look.size.columns, look.size.rows) * cell));
    else if (form == "svg")
        bytes = gridDrawing(look, cell, name);
    else
        bytes = boardOnPaper(look, name);
    if (bytes.isEmpty()) return std::nullopt;
    return bytes.toStdString();
}

} // namespace

std::optional<std::string> drawWorld(const World& world, const Catalogue& catalogue, std::string_view form,
                                     const QString& title) {
    WorldRenderer renderer(catalogue);
    const ThingIndex things(world, catalogue);
    const std::string name = shownName(world);
    return drawn(renderer.look(world, things, {}), form, name.empty() ? title : QString::fromStdString(name));
}

} // namespace stonemason::pocket_heroes
