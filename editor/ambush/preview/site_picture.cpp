// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/preview/site_picture.h"

#include "editor/ambush/preview/ground_picture.h"
#include "editor/app/palette.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::ambush {

namespace {

constexpr double largestShown = 16;  ///< pixels
constexpr double smallestCross = 4;  ///< pixels of a cell from which on crosses and figures can be seen
constexpr double smallestFigure = 3; ///< the same for dots of figures

} // namespace

SitePicture::SitePicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void SitePicture::show(SiteAnswer answer) {
    answer_ = std::move(answer);
    update();
}

void SitePicture::clear() {
    show({});
}

QRectF SitePicture::mapRect() const {
    const Size map = answer_.map;
    if (map.area() == 0) return {};
    const double cell = std::min({double(width()) / map.columns, double(height()) / map.rows, largestShown});
    const QSizeF size(cell * map.columns, cell * map.rows);
    return {QPointF((width() - size.width()) / 2, 0), size};
}

void SitePicture::paintEvent(QPaintEvent*) {
    const QRectF map = mapRect();
    if (map.isEmpty()) return;
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    const bool shrinks = map.width() * ratio < answer_.picture.width();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, shrinks);
    // The last pixels of a reduced picture may stand for cells beyond the map.
    const double step = answer_.cellsPerPixel;
    const QRectF source(0, 0, answer_.map.columns / step, answer_.map.rows / step);
    painter.drawImage(map, answer_.picture, source);
    paintSites(painter, map);
}

void SitePicture::paintSites(QPainter& painter, const QRectF& map) const {
    const SitePalette& colours = sitePalette(isDark(palette()));
    const double cell = map.width() / answer_.map.columns;
    const auto placed = [&](QPointF point) { return map.topLeft() + point * cell; };
    painter.setRenderHint(QPainter::Antialiasing);
    QList<QLineF> lines;
    lines.reserve(qsizetype(answer_.outline.size()));
    for (const QLineF& line : answer_.outline)
        lines.append({placed(line.p1()), placed(line.p2())});
    for (const bool under : {true, false}) {
        const double width = under ? 3.5 : 1.6;
        painter.setPen(QPen(under ? colours.edge : colours.outline, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLines(lines);
    }
    if (cell >= smallestCross) {
        painter.setPen(QPen(colours.miss, std::max(1.2, cell * 0.16), Qt::SolidLine, Qt::RoundCap));
        for (const Cell miss : answer_.misses) {
            const QRectF square = QRectF(placed({double(miss.column), double(miss.row)}), QSizeF(cell, cell));
            const QRectF cross = square.adjusted(cell * 0.25, cell * 0.25, -cell * 0.25, -cell * 0.25);
            painter.drawLine(cross.topLeft(), cross.bottomRight());
            painter.drawLine(cross.topRight(), cross.bottomLeft());
        }
    }
    if (cell < smallestFigure) return;
    painter.setPen(QPen(colours.edge, 1));
    painter.setBrush(colours.figure);
    for (const Cell figure : answer_.stand)
        painter.drawEllipse(placed({figure.column + 0.5, figure.row + 0.5}), cell * 0.33, cell * 0.33);
}

} // namespace stonemason::ambush
