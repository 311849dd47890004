// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/drawing/draw_board.h"

#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/svg.h"
#include "editor/print/print_job.h"
#include "editor/wastes/view/art/board_renderer.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::wastes {

namespace {

constexpr int preferredCell = 64;

/// The board with its pieces on a page, as large as it fits, its name above.
void paintBoardPage(QPainter& painter, const QRectF& page, const Board& board, BoardRenderer& renderer,
                    const QString& name) {
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

QByteArray boardBytes(const Board& board, const Profile& profile, std::string_view form,
                      const QString& title) {
    BoardRenderer renderer(profile);
    const BoardStyle style{.axis = false};
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

} // namespace

std::optional<std::string> drawBoard(const Board& board, const Profile& profile, std::string_view form,
                                     const QString& title) {
    const QByteArray bytes = boardBytes(board, profile, form, title);
    if (bytes.isEmpty()) return std::nullopt;
    return bytes.toStdString();
}

} // namespace stonemason::wastes
