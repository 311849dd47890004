// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/grid_picture.h"

#include "editor/app/widgets/svg.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace stonemason {

namespace {

constexpr int pixelsAtOnce = 2 * 1024 * 1024; // drawn before they are scaled down
constexpr int cellsAtOnce = 4096;             // drawn between checks for cancellation
constexpr int leastRows = 8;                  // minimum per step, because adjacent rows are drawn as well

QSize pixelsOf(Size board, double cell) {
    return {std::max(1, int(std::floor(cell * board.columns + 0.5))),
            std::max(1, int(std::floor(cell * board.rows + 0.5)))};
}

QSizeF exactly(Size board, double cell) {
    return {cell * board.columns, cell * board.rows};
}

/// The pixels of the cells, enlarged because art and lines slightly exceed the edges of their cell.
QRect reachOf(const QRectF& cells, double cellSize) {
    const double reach = cellSize * 0.1 + 1;
    return cells.adjusted(-reach, -reach, reach, reach).toAlignedRect();
}

} // namespace

GridPicture::GridPicture(Size board, QSize room, double smallestCell) : board_(board) {
    if (room.isEmpty() || board.area() <= 0) return;
    wantedCell_ = std::min(double(room.width()) / board.columns, double(room.height()) / board.rows);
    drawnCell_ = std::max(wantedCell_, smallestCell);
    reduction_ = std::max(1, int(smallestCell / wantedCell_));
    const QSizeF reduced = exactly(board, drawnCell_) / reduction_;
    pixels_ =
        QImage(reduction_ == 1 ? pixelsOf(board, drawnCell_)
                               : QSize(int(std::ceil(reduced.width())), int(std::ceil(reduced.height()))),
               QImage::Format_ARGB32_Premultiplied);
    if (!pixels_.isNull()) pixels_.fill(Qt::transparent);
}

GridGeometry GridPicture::geometryFor(const GridLook& look, QPointF origin) const {
    return {board_, drawnCell_, origin, look.turned};
}

void GridPicture::draw(const GridLook& look, const CellRange& range) {
    const CellRange cells = clipped(range, board_);
    if (pixels_.isNull() || cells.first.row > cells.last.row || cells.first.column > cells.last.column)
        return;
    if (reduction_ == 1)
        drawFull(look, cells);
    else
        drawReduced(look, cells);
}

void GridPicture::drawFull(const GridLook& look, const CellRange& range) {
    const GridGeometry geometry = geometryFor(look, {});
    const QRect area = reachOf(geometry.rectOf(range), drawnCell_) & pixels_.rect();
    QPainter painter(&pixels_);
    painter.setClipRect(area);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(area, Qt::transparent);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    look.paint(painter, geometry, geometry.cellsIn(area));
}

/// Draws strips as wide as the range at the smallest size and scales them down by a whole number, so that
/// each pixel of the picture depends on the same cells whichever part is drawn.
void GridPicture::drawReduced(const GridLook& look, const CellRange& range) {
    const QRectF drawn = reachOf(geometryFor(look, {}).rectOf(range), drawnCell_);
    const QRect area =
        QRectF(drawn.topLeft() / reduction_, drawn.size() / reduction_).toAlignedRect() & pixels_.rect();
    const int width = area.width() * reduction_;
    const int rowsAtOnce = std::max(1, pixelsAtOnce / (width * reduction_));
    QPainter onto(&pixels_);
    onto.setCompositionMode(QPainter::CompositionMode_Source);
    for (int top = area.top(); top <= area.bottom(); top += rowsAtOnce) {
        const int rows = std::min(rowsAtOnce, area.bottom() + 1 - top);
        QImage strip(width, rows * reduction_, QImage::Format_ARGB32_Premultiplied);
        if (strip.isNull()) return;
        strip.fill(Qt::transparent);
        QPainter painter(&strip);
        const GridGeometry geometry = geometryFor(look, -QPointF(area.left(), top) * double(reduction_));
        look.paint(painter, geometry, geometry.cellsIn(QRectF(strip.rect())));
        painter.end();
        onto.drawImage(area.left(), top,
                       strip.scaled(area.width(), rows, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
}

QImage GridPicture::image() const {
    if (pixels_.isNull() || drawnCell_ == wantedCell_) return pixels_;
    const QSize size = pixelsOf(board_, wantedCell_);
    if (reduction_ == 1) return pixels_.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    // The last pixels of rows and columns may lie partly outside the board.
    painter.drawImage(QRectF(picture.rect()), pixels_,
                      QRectF(QPointF(0, 0), exactly(board_, drawnCell_) / reduction_));
    return picture;
}

QImage gridPicture(const GridLook& look, QSize room, const WorkProgress& progress) {
    GridPicture picture(look.size, room, look.smallestCell);
    const int rowsAtOnce = std::max(leastRows, cellsAtOnce / std::max(1, look.size.columns));
    for (int row = 0; row < look.size.rows; row += rowsAtOnce) {
        if (!goesOn(progress, double(row) / look.size.rows)) return {};
        picture.draw(look, {{row, 0}, {row + rowsAtOnce - 1, look.size.columns - 1}});
    }
    return picture.image();
}

QByteArray gridDrawing(const GridLook& look, int cellSize, const QString& title,
                       const WorkProgress& progress) {
    const auto paint = [&](QPainter& painter) {
        if (look.paintVectors) return look.paintVectors(painter, cellSize, progress);
        look.paint(painter, {look.size, double(cellSize), {}, look.turned}, wholeOf(look.size));
    };
    const QByteArray bytes =
        svgBytes({.size = exactly(look.size, cellSize).toSize(), .title = title, .paint = paint});
    return goesOn(progress, 1) ? bytes : QByteArray();
}

} // namespace stonemason
