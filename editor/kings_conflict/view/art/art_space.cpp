// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/art_space.h"

#include <QImage>
#include <QPaintEngine>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stonemason::kings_conflict {

namespace {

constexpr double pictureResolution = 300; ///< dots per inch

bool fadesAway(const QBrush& brush) {
    const QGradient* gradient = brush.gradient();
    if (!gradient) return false;
    const QGradientStops stops = gradient->stops();
    return std::ranges::any_of(stops, [&](const QGradientStop& stop) {
        return stop.second.alpha() != stops.front().second.alpha();
    });
}

} // namespace

double ArtRandom::unit() {
    // splitmix64
    state_ += 0x9e3779b97f4a7c15u;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return double((z ^ (z >> 31)) >> 11) * 0x1.0p-53;
}

Detail detailFor(double cellPixels) {
    if (cellPixels < 20) return Detail::Plain;
    return cellPixels < 44 ? Detail::Detailed : Detail::Rich;
}

void ArtSpace::fill(const QPainterPath& path, const QBrush& brush) const {
    const bool isPdf = painter_.paintEngine() && painter_.paintEngine()->type() == QPaintEngine::Pdf;
    isPdf&& fadesAway(brush) ? fillAsPicture(path, brush) : painter_.fillPath(path, brush);
}

/// Draws the fill as an image because Qt writes a gradient to transparency into a PDF as opaque (seen in
/// 6.4.2: the mask uses the alpha of a shading that has none). Images with alpha are written correctly.
void ArtSpace::fillAsPicture(const QPainterPath& path, const QBrush& brush) const {
    const QTransform& toDevice = painter_.deviceTransform();
    const double dotsPerPixel = std::sqrt(std::abs(toDevice.determinant())) * pictureResolution /
                                std::max(1, painter_.device()->logicalDpiX());
    const QRectF box = path.boundingRect();
    QImage image((box.size() * dotsPerPixel).toSize() + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(dotsPerPixel, dotsPerPixel);
    painter.translate(-box.topLeft());
    painter.fillPath(path, brush);
    painter.end();
    painter_.drawImage(QRectF(box.topLeft(), QSizeF(image.size()) / dotsPerPixel), image);
}

void ArtSpace::fill(std::initializer_list<QPointF> corners, const QBrush& brush) const {
    QPolygonF polygon;
    polygon.reserve(int(corners.size()));
    for (QPointF corner : corners)
        polygon << at(corner);
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    fill(path, brush);
}

void ArtSpace::ellipse(QPointF centre, double radiusX, double radiusY, const QBrush& brush) const {
    QPainterPath path;
    path.addEllipse(at(centre), radiusX * width(), radiusY * height());
    fill(path, brush);
}

void ArtSpace::stroke(const QPainterPath& path, const QColor& colour, double thickness) const {
    painter_.strokePath(
        path, QPen(colour, std::max(1.0, thickness * scale()), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

QPainterPath smoothPath(const QPolygonF& points, bool closed) {
    const auto count = points.size();
    QPainterPath path;
    if (count < 2) return path;
    const auto point = [&](qsizetype i) {
        return closed ? points[(i + count) % count] : points[std::clamp<qsizetype>(i, 0, count - 1)];
    };
    path.moveTo(point(0));
    for (qsizetype i = 0; i < (closed ? count : count - 1); ++i) {
        const QPointF from = point(i);
        const QPointF to = point(i + 1);
        path.cubicTo(from + (to - point(i - 1)) / 6, to - (point(i + 2) - from) / 6, to);
    }
    if (closed) path.closeSubpath();
    return path;
}

QPainterPath blobPath(QPointF centre, double radiusX, double radiusY, int points, double unevenness,
                      ArtRandom& random) {
    QPolygonF rim;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * std::numbers::pi * i / points;
        const double reach = 1 + random.between(-unevenness, unevenness);
        rim << centre + QPointF(radiusX * reach * std::cos(angle), radiusY * reach * std::sin(angle));
    }
    return smoothPath(rim, true);
}

} // namespace stonemason::kings_conflict
