// SPDX-License-Identifier: GPL-3.0-or-later
// Painting of a board in a view, from the background to the rulers.

#include "editor/app/widgets/appearance.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/view/cell_set_painting.h"
#include "editor/grid/view/grid_view.h"

#include <QGuiApplication>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace stonemason {

namespace {

constexpr int groundShade = 106;      // per cent darker than the window
constexpr double smallestRing = 8.0;  // smaller cells are filled, because a ring would hide them
constexpr int rulerText = 11;         // pixels, at the usual size of text
constexpr int largestRulerText = 17;  // pixels: the maximum that fits into the ruler
constexpr double rulerNumber = 2;     // width of a ruler number, in heights of its text
constexpr double rulerLongNumber = 4; // the same for a number with four digits
constexpr double rulerMargin = 4;     // pixels beside the longest number of a row

QColor severityColour(Severity severity) {
    switch (severity) {
    case Severity::Error: return QColor(0xd1, 0x34, 0x38);
    case Severity::Warning: return QColor(0xe0, 0x8a, 0x00);
    case Severity::Note: return QColor(0x2b, 0x6c, 0xb8);
    }
    return {};
}

/// The font of the numbers along the edges.
QFont rulerFont(QFont font) {
    font.setPixelSize(std::min(withTextSize(rulerText), largestRulerText));
    return font;
}

/// The interval of ruler numbers: at small zoom only every second, fifth, tenth ... number has room.
int rulerStepFor(double cellSize, double room) {
    int every = 1;
    for (const int step : {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000})
        if (every = step; cellSize * step >= room) break;
    return every;
}

/// Draws a frame that is visible on any background: the colour over a pale halo.
void strokeRect(QPainter& painter, const QRectF& rect, const QColor& colour, double width,
                Qt::PenStyle style) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(QColor(255, 255, 255, 150), width + 2.0, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
    QPen pen(colour, width, style, Qt::FlatCap, Qt::MiterJoin);
    if (style == Qt::DashLine) pen.setDashPattern({4.0 / width * 1.5, 3.0 / width * 1.5});
    painter.setPen(pen);
    painter.drawRect(rect);
}

/// The same, but only the four corners.
void strokeCorners(QPainter& painter, const QRectF& rect, const QColor& colour, double width) {
    constexpr double share = 0.28;
    const double length = std::min(rect.width(), rect.height()) * share;
    QPainterPath path;
    for (const double x : {rect.left(), rect.right()})
        for (const double y : {rect.top(), rect.bottom()}) {
            path.moveTo(x == rect.left() ? x + length : x - length, y);
            path.lineTo(x, y);
            path.lineTo(x, y == rect.top() ? y + length : y - length);
        }
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(QColor(255, 255, 255, 150), width + 2.0), QPen(colour, width)}) {
        QPen line = pen;
        line.setCapStyle(Qt::SquareCap);
        line.setJoinStyle(Qt::MiterJoin);
        painter.setPen(line);
        painter.drawPath(path);
    }
}

} // namespace

void GridView::paintEvent(QPaintEvent* event) {
    QPainter painter(viewport());
    const GridGeometry geometry = geometryOfCells();
    noteSeen(geometry);
    const std::vector<const GridOverlay*> overlays = model_->overlays();
    // Draws the parts separately: a stroke and its mirror image are far apart, with unchanged cells between.
    constexpr int mostParts = 8;
    if (event->region().rectCount() <= mostParts) {
        for (const QRect& part : event->region())
            paintCells(painter, geometry, overlays, part);
    } else {
        paintCells(painter, geometry, overlays, event->rect());
    }
    painter.setClipping(false);
    std::optional<Cell> at = pointedCell();
    if (at && !model_->contains(*at)) at.reset();
    framed_ = at;
    if (at)
        for (const GridOverlay* overlay : overlays)
            overlay->paintPointed(painter, geometry, palette(), *at);
    painter.setRenderHint(QPainter::Antialiasing);
    if (at && !isAside() && !ghostHidden_ && !acting().isActive() && (state().hovered() || byKeys_))
        acting().paintGhost(painter, geometry, palette(), *at);
    const double reach = geometry.cellSize; // decorations of a cell end within the adjacent cells
    const CellRange around = geometry.cellsIn(QRectF(event->rect()).adjusted(-reach, -reach, reach, reach));
    paintSelection(painter, geometry, around);
    paintMarks(painter, geometry, around);
    if (at && options_.frames) paintFrames(painter, geometry, *at);
    if (options_.rulers && !gridRoom().contains(QRectF(event->rect()))) paintRulers(painter, geometry);
}

void GridView::paintCells(QPainter& painter, const GridGeometry& geometry,
                          const std::vector<const GridOverlay*>& overlays, const QRect& part) {
    painter.setClipRect(part); // cells in two parts are drawn in both
    if (options_.rulers) painter.fillRect(part, palette().color(QPalette::Window).darker(groundShade));
    const CellRange range = geometry.cellsIn(part);
    if (range.first.row > range.last.row || range.first.column > range.last.column) return;
    paintGrid(painter, geometry, part, range);
    for (const GridOverlay* overlay : overlays)
        overlay->paint(painter, geometry, palette(), range);
}

void GridView::paintGrid(QPainter& painter, const GridGeometry& geometry, const QRect& part,
                         const CellRange& range) {
    const auto paint = [this](QPainter& on, const GridGeometry& place, const CellRange& cells) {
        on.save();
        model_->paint(on, place, cells);
        on.restore();
    };
    const qint64 theme = QGuiApplication::palette().cacheKey();
    if (std::exchange(theme_, theme) != theme) tiles_.clear();
    if (model_->isSlow(geometry.cellSize)) return tiles_.paint(painter, geometry, part, paint);
    tiles_.clear();
    paint(painter, geometry, range);
}

void GridView::paintFrames(QPainter& painter, const GridGeometry& geometry, Cell at) const {
    const QColor colour = palette().color(QPalette::Highlight);
    const double width = geometry.cellSize >= 24 ? 2.5 : 1.5;
    const double inset = width / 2;
    const auto frame = [&](Cell cell, Qt::PenStyle style) {
        strokeRect(painter, geometry.rectOf(cell).adjusted(inset, inset, -inset, -inset), colour, width,
                   style);
    };
    if (cursorRests()) { // a full frame would look like a part of the last drawn cell
        const QRectF rect = geometry.rectOf(at).adjusted(inset, inset, -inset, -inset);
        return strokeCorners(painter, rect, colour, width);
    }
    for (Cell partner : acting().partnersOf(at))
        frame(partner, Qt::DashLine);
    frame(at, Qt::SolidLine);
}

void GridView::paintSelection(QPainter& painter, const GridGeometry& geometry,
                              const CellRange& visible) const {
    paintCellSet(painter, geometry, state().selection(), visible, palette().color(QPalette::Highlight));
    paintCellSet(painter, geometry, state().planned(), visible, palette().color(QPalette::Highlight));
}

void GridView::paintMarks(QPainter& painter, const GridGeometry& geometry, const CellRange& visible) const {
    const QColor colour = severityColour(state().markSeverity());
    const double away = (1.0 - rings_.currentValue().toDouble()) * geometry.cellSize * 0.6;
    for (Cell cell : state().marked()) {
        if (!visible.contains(cell)) continue;
        if (geometry.cellSize < smallestRing) {
            painter.fillRect(geometry.rectOf(cell), colour);
            continue;
        }
        const QRectF rect = geometry.rectOf(cell).adjusted(1 - away, 1 - away, away - 1, away - 1);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 255, 255, 190), 6.0));
        painter.drawRoundedRect(rect, 5, 5);
        painter.setPen(QPen(colour, 3.5));
        painter.drawRoundedRect(rect, 5, 5);
    }
}

QMarginsF GridView::edgeRoom() const {
    QMarginsF room = options_.room;
    if (!options_.rulers) return room;
    QFont font = rulerFont(viewport()->font());
    font.setBold(true); // like the number of the pointed row
    const QString longest(QString::number(model_->size().rows - 1).size(), u'0');
    room.setLeft(std::max(room.left(), QFontMetricsF(font).horizontalAdvance(longest) + rulerMargin));
    return room;
}

void GridView::paintRulers(QPainter& painter, const GridGeometry& geometry) const {
    const QSizeF size = viewport()->size();
    const double left = edgeRoom().left();
    const double top = options_.room.top();
    const QColor ground = palette().color(QPalette::Window);
    painter.fillRect(QRectF(0, 0, size.width(), top), ground);
    painter.fillRect(QRectF(0, 0, left, size.height()), ground);

    QFont font = rulerFont(viewport()->font());
    const int text = font.pixelSize();
    constexpr int longNumbers = 1000;
    const bool isLong = std::max(geometry.board.rows, geometry.board.columns) > longNumbers;
    const double room = isLong ? rulerLongNumber * text : rulerNumber * text;
    const int every = rulerStepFor(geometry.cellSize, room);
    const std::optional<Cell> at = pointedCell();
    const auto pointedRow = at ? std::optional(at->row) : std::nullopt;
    const auto pointedColumn = at ? std::optional(at->column) : std::nullopt;
    const CellRange visible = geometry.cellsIn(QRectF(QPointF(0, 0), size));
    // Numbers that would touch that of the pointed cell are omitted.
    const auto number = [&](const QRectF& rect, int value, std::optional<int> pointed, double extent) {
        const bool current = value == pointed;
        if (value % every != 0 && !current) return;
        if (pointed && !current && std::abs(value - *pointed) * geometry.cellSize < extent) return;
        QColor ink = palette().color(current ? QPalette::Highlight : QPalette::WindowText);
        ink.setAlphaF(current ? 1.0F : 0.66F);
        font.setBold(current);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, QString::number(value));
    };
    painter.save();
    painter.setClipRect(QRectF(left, 0, size.width() - left, top));
    for (int column = visible.first.column; column <= visible.last.column; ++column) {
        const QRectF cell = geometry.rectOf(Cell{0, column});
        number({cell.left(), 0, cell.width(), top}, column, pointedColumn, room);
    }
    painter.setClipRect(QRectF(0, top, left, size.height() - top));
    for (int row = visible.first.row; row <= visible.last.row; ++row) {
        const QRectF cell = geometry.rectOf(Cell{row, 0});
        number({0, cell.top(), left, cell.height()}, row, pointedRow, text);
    }
    painter.restore();
}

} // namespace stonemason
