// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/drawing/export_picture.h"

#include "core/kings_conflict/check/check.h"
#include "editor/app/png.h"
#include "editor/app/svg.h"
#include "editor/cli/console.h"
#include "editor/cli/export.h"
#include "editor/grid/grid_picture.h"
#include "editor/grid/grid_sheet.h"
#include "editor/kings_conflict/art/map_renderer.h"
#include "editor/kings_conflict/sheet/map_sheet.h"
#include "editor/pocket_heroes/art/world_renderer.h"
#include "editor/pocket_heroes/thing_index.h"
#include "editor/print/print_job.h"
#include "editor/wastes/art/board_renderer.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace stonemason {

namespace {

constexpr int preferredCell = 64;
constexpr int largestSide = 4096;

/// Keeps Qt's debug messages off standard error, which belongs to our own lines.
void hear(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) return;
    complain(CommandLine::tr("no picture can be drawn: %1").arg(shown(message.toStdString())));
    std::_Exit(exitUnusable); // Qt would abort
}

/// What drawing depends on. The picture is the same with and without a display, so none is asked for.
class Drawing {
public:
    Drawing() {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler(hear);
        application_.emplace(argumentCount_, arguments_);
    }

private:
    int argumentCount_ = 1;
    char name_[11] = "stonemason";
    char* arguments_[2] = {name_, nullptr};
    std::optional<QGuiApplication> application_;
};

/// The map's terrain with the kings at their starts: 64 pixels a cell, fewer on a board so large that the
/// picture would pass 4096 pixels.
QByteArray picture(const Input& input, bool asVectors) {
    const kings_conflict::Map& map = input.map;
    const Size board = map.size();
    const int cell = std::min(preferredCell, largestSide / std::max(board.rows, board.columns));
    const QSize size = QSize(board.columns, board.rows) * cell;
    kings_conflict::MapStyle style;
    style.axis = false;
    kings_conflict::MapRenderer renderer(*input.game);
    if (!asVectors) return pngBytes(renderer.image(map, style, size));
    const auto paint = [&](QPainter& painter) { renderer.paintVectors(painter, map, style, cell); };
    return svgBytes({.size = size, .title = QString::fromStdString(map.info.name), .paint = paint});
}

/// The map on paper: its terrain, its hint grids and what the checks hold against it.
QByteArray sheet(const Input& input, const QString& title) {
    const kings_conflict::Map& map = input.map;
    const QString name = map.info.name.empty() ? title : QString::fromStdString(map.info.name);
    const kings_conflict::MapSheet sheet(map, *input.game, name, runChecks(map, *input.game));
    kings_conflict::MapRenderer renderer(*input.game);
    return pdfBytes({.name = name,
                     .pages = [&](const QSizeF& page) { return sheet.pages(page); },
                     .paint = [&](QPainter& painter, const QRectF& page,
                                  int number) { sheet.paint(painter, page, number, renderer); }});
}

std::optional<std::string> draw(const Input& input, std::string_view form, const QString& title) {
    const Drawing drawing;
    const QByteArray bytes = form == "pdf" ? sheet(input, title) : picture(input, form == "svg");
    if (bytes.isEmpty()) return std::nullopt;
    return bytes.toStdString();
}

/// The board with its pieces on a page, as large as it fits, its name above.
void paintBoardPage(QPainter& painter, const QRectF& page, const wastes::Board& board,
                    wastes::BoardRenderer& renderer, const QString& name) {
    constexpr double heading = 0.05; // of the page's height
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(1, int(page.height() * heading * 0.5)));
    painter.setFont(font);
    const QRectF above(page.left(), page.top(), page.width(), page.height() * heading);
    painter.drawText(above, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(name, Qt::ElideRight, int(above.width())));
    const QRectF room = page.adjusted(0, above.height(), 0, 0);
    const Size size = board.size();
    const double cell = std::min(room.width() / size.columns, room.height() / size.rows);
    painter.translate(room.center().x() - cell * size.columns / 2, room.top());
    painter.scale(cell / preferredCell, cell / preferredCell);
    renderer.paintVectors(painter, board, {.axis = false}, preferredCell);
}

QByteArray boardBytes(const wastes::Board& board, const wastes::Profile& profile, std::string_view form,
                      const QString& title) {
    wastes::BoardRenderer renderer(profile);
    const wastes::BoardStyle style{.axis = false};
    const QString name = board.name.empty() ? title : QString::fromStdString(board.name);
    const QSize size = QSize(board.size().columns, board.size().rows) * preferredCell;
    if (form == "png") return pngBytes(renderer.image(board, style, size));
    if (form == "svg")
        return svgBytes({.size = size, .title = name, .paint = [&](QPainter& painter) {
                             renderer.paintVectors(painter, board, style, preferredCell);
                         }});
    return pdfBytes({.name = name,
                     .pages = [](const QSizeF&) { return 1; },
                     .paint = [&](QPainter& painter, const QRectF& page,
                                  int) { paintBoardPage(painter, page, board, renderer, name); }});
}

std::optional<std::string> drawBoard(const wastes::Board& board, const wastes::Profile& profile,
                                     std::string_view form, const QString& title) {
    const Drawing drawing;
    const QByteArray bytes = boardBytes(board, profile, form, title);
    if (bytes.isEmpty()) return std::nullopt;
    return bytes.toStdString();
}

QByteArray boardOnPaper(const GridLook& look, const QString& name) {
    //: %1 rows, %2 columns
    const QString facts = CommandLine::tr("%1 × %2 cells").arg(look.size.rows).arg(look.size.columns);
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

std::optional<std::string> drawWorld(const pocket_heroes::World& world,
                                     const pocket_heroes::Catalogue& catalogue, std::string_view form,
                                     const QString& title) {
    const Drawing drawing;
    pocket_heroes::WorldRenderer renderer(catalogue);
    const pocket_heroes::ThingIndex things(world, catalogue);
    const std::string name = pocket_heroes::shownName(world);
    return drawn(renderer.look(world, things, {}), form, name.empty() ? title : QString::fromStdString(name));
}

} // namespace

int runDrawing(const VerbCall& call) {
    return call.verb->runDrawing(call.arguments, {.map = draw, .board = drawBoard, .world = drawWorld});
}

} // namespace stonemason
