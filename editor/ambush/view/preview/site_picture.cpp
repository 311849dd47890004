// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/preview/site_picture.h"

#include "editor/ambush/view/sites/site_art.h"
#include "editor/app/widgets/appearance.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::ambush {

namespace {

constexpr double largestShown = 16; ///< pixels of a cell
constexpr double outlineWidth = 1.6;

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
    paintOutlines(painter, lines, colours, outlineWidth);
    const auto square = [&](Cell at) {
        return QRectF(placed({double(at.column), double(at.row)}), QSizeF(cell, cell));
    };
    for (const Cell miss : answer_.misses)
        paintMiss(painter, square(miss), colours);
    for (const Cell figure : answer_.stand)
        paintFigure(painter, square(figure), colours);
}

} // namespace stonemason::ambush
