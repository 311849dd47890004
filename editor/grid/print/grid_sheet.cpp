// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/print/grid_sheet.h"

#include "editor/app/widgets/appearance.h"
#include "editor/grid/view/grid_job.h"
#include "editor/grid/view/grid_picture.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPalette>

#include <utility>

namespace stonemason {

namespace {

// In thousandths of the page's width.
constexpr double pageWidth = 1000;
constexpr double titleRoom = 54;
constexpr double factRoom = 40;
constexpr double rulerStrip = 26;
constexpr int titleLetters = 38;
constexpr int factLetters = 18;
constexpr int rulerLetters = 15;
constexpr double closestNumbers = 30; ///< between numbers of rows

constexpr int cellUnits = 60;        ///< of a cell that is drawn as lines and areas
constexpr int mostDrawnCells = 4096; ///< larger boards are pictures
constexpr double pixelsPerUnit = 4;  ///< of such pictures: about 500 to the inch

/// The interval of rows at which there is room for a number.
int countedBy(double cell) {
    for (int step : {1, 2, 5, 10, 20, 50, 100, 200, 500})
        if (step * cell >= closestNumbers) return step;
    return 1000;
}

} // namespace

QFont sheetFont(int size, bool bold) {
    QFont font;
    font.setPixelSize(size);
    font.setBold(bold);
    return font;
}

QRectF fittedGrid(Size board, const QRectF& room) {
    const QSizeF size = QSizeF(board.columns, board.rows).scaled(room.size(), Qt::KeepAspectRatio);
    return {room.topLeft(), size};
}

void paintSheetRulers(QPainter& painter, const QRectF& board, Size size, double strip, int letters,
                      const QColor& ink) {
    const double cell = board.width() / size.columns;
    const int step = countedBy(cell);
    painter.setFont(sheetFont(letters));
    painter.setPen(ink);
    const Qt::Alignment besideColumn = (step > 1 ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter;
    const Qt::Alignment besideRow = (step > 1 ? Qt::AlignTop : Qt::AlignVCenter) | Qt::AlignHCenter;
    for (int column = 0; column < size.columns; column += step)
        painter.drawText(QRectF(board.left() + column * cell, board.top() - strip, step * cell, strip),
                         int(besideColumn), QString::number(column));
    for (int row = 0; row < size.rows; row += step)
        painter.drawText(QRectF(board.left() - strip, board.top() + row * cell, strip, step * cell),
                         int(besideRow), QString::number(row));
}

GridSheet::GridSheet(QString title, QString facts, GridLook look)
    : title_(std::move(title))
    , facts_(std::move(facts))
    , look_(std::move(look))
    , ink_(lightPalette().color(QPalette::WindowText))
    , paleInk_(lightPalette().color(QPalette::PlaceholderText))
    , frame_(lightPalette().color(QPalette::Mid)) {
}

/// The board's rectangle in units of the sheet; empty if the page has no room for it.
QRectF GridSheet::roomOf(const QSizeF& page) const {
    const double top = titleRoom + factRoom + rulerStrip;
    const QRectF room(rulerStrip, top, pageWidth - rulerStrip,
                      page.height() * pageWidth / page.width() - top);
    return room.height() > 0 && look_.size.area() > 0 ? fittedGrid(look_.size, room) : QRectF();
}

QImage GridSheet::pictureIn(const QRectF& room, const WorkProgress& progress) const {
    QImage picture = gridPicture(look_, (room.size() * pixelsPerUnit).toSize(), progress);
    if (picture.isNull()) return picture;
    QPainter paper(&picture);
    paper.setCompositionMode(QPainter::CompositionMode_DestinationOver);
    paper.fillRect(picture.rect(), Qt::white);
    paper.end();
    // Opaque pixels have the same bits in both formats. For transparency a PDF
    // would contain a second picture.
    picture.reinterpretAsFormat(QImage::Format_RGB32);
    return picture;
}

bool GridSheet::prepare(const QSizeF& page, const WorkProgress& progress) {
    const QRectF room = roomOf(page);
    if (look_.size.area() <= mostDrawnCells || room.isEmpty() || room == aheadIn_) return true;
    ahead_ = pictureIn(room, progress);
    aheadIn_ = ahead_.isNull() ? QRectF() : room;
    return goesOn(progress, 1);
}

void GridSheet::paint(QPainter& painter, const QRectF& page) const {
    const double scale = page.width() / pageWidth;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(page.topLeft());
    painter.scale(scale, scale);
    paintHead(painter);
    if (const QRectF room = roomOf(page.size()); !room.isEmpty()) paintGrid(painter, room);
    painter.restore();
}

void GridSheet::paintHead(QPainter& painter) const {
    const auto line = [&painter](double top, double height, const QFont& font, const QString& text) {
        painter.setFont(font);
        painter.drawText(QRectF(0, top, pageWidth, height), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(text, Qt::ElideRight, pageWidth));
    };
    painter.setPen(ink_);
    line(0, titleRoom, sheetFont(titleLetters, true), title_);
    line(titleRoom, factRoom, sheetFont(factLetters), facts_);
}

void GridSheet::paintGrid(QPainter& painter, const QRectF& room) const {
    if (look_.size.area() > mostDrawnCells) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(room, room == aheadIn_ ? ahead_ : pictureIn(room, {}));
    } else {
        painter.save();
        painter.translate(room.topLeft());
        const double scale = room.width() / (look_.size.columns * cellUnits);
        painter.scale(scale, scale);
        if (look_.paintVectors)
            look_.paintVectors(painter, cellUnits, {});
        else
            look_.paint(painter, {look_.size, double(cellUnits), {}, look_.turned}, wholeOf(look_.size));
        painter.restore();
    }
    painter.setPen(QPen(frame_, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(room);
    paintSheetRulers(painter, room, look_.size, rulerStrip, rulerLetters, paleInk_);
}

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
