// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/svg_engine.h"

#include <QFontMetricsF>
#include <QPainterPathStroker>
#include <QPen>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace stonemason {

namespace {

constexpr int dotsPerInch = 96; ///< SVG's definition of a pixel
constexpr double millimetresPerInch = 25.4;
constexpr double pointsPerInch = 72;

/// The font size at which letters are converted to outlines. At sizes that are also rasterized the outlines
/// occasionally differ by a tiny amount.
constexpr int outlineSize = 1000;

/// Only visible digits, in the same format in every locale.
QByteArray number(double value, int digits = 2) {
    QByteArray text = QByteArray::number(value, 'f', digits);
    if (text.contains('.')) {
        while (text.endsWith('0'))
            text.chop(1);
        if (text.endsWith('.')) text.chop(1);
    }
    return text == "-0" ? QByteArray("0") : text;
}

QByteArray point(double x, double y) {
    return number(x) + ' ' + number(y);
}

/// The value of a path's "d" attribute. Subpaths that end where they began are closed.
QByteArray pathData(const QPainterPath& path) {
    QByteArray data;
    const int count = path.elementCount();
    QPainterPath::Element first;
    for (int i = 0; i < count; ++i) {
        const QPainterPath::Element at = path.elementAt(i);
        const char* command = at.isMoveTo() ? "M" : at.isLineTo() ? "L" : at.isCurveTo() ? "C" : " ";
        if (at.isMoveTo()) first = at;
        data += command + point(at.x, at.y);
        const bool isLast = i + 1 == count || path.elementAt(i + 1).isMoveTo();
        if (isLast && !at.isMoveTo() && QPointF(at) == QPointF(first)) data += 'Z';
    }
    return data;
}

QByteArray attribute(const char* name, const QByteArray& value) {
    return ' ' + QByteArray(name) + "=\"" + value + '"';
}

QByteArray matrix(const QTransform& t) {
    QByteArray text = "matrix(";
    for (double value : {t.m11(), t.m12(), t.m21(), t.m22()})
        text += number(value, 5) + ' ';
    return text + point(t.dx(), t.dy()) + ')';
}

/// The scale of the transform, if it is the same in all directions.
std::optional<double> enlargement(const QTransform& t) {
    const double along = std::hypot(t.m11(), t.m12());
    const double across = std::hypot(t.m21(), t.m22());
    const double skew = t.m11() * t.m21() + t.m12() * t.m22();
    if (std::abs(along - across) > 1e-6 * along || std::abs(skew) > 1e-6 * along * across) return {};
    return along;
}

const char* capName(Qt::PenCapStyle cap) {
    return cap == Qt::RoundCap ? "round" : cap == Qt::SquareCap ? "square" : "butt";
}

const char* joinName(Qt::PenJoinStyle join) {
    return join == Qt::RoundJoin ? "round" : join == Qt::BevelJoin ? "bevel" : "miter";
}

} // namespace

SvgEngine::SvgEngine()
    : QPaintEngine(PrimitiveTransform | PainterPaths | AlphaBlend | ConstantOpacity | LinearGradientFill |
                   Antialiasing | BrushStroke) {
}

void SvgEngine::updateState(const QPaintEngineState& changed) {
    if (changed.state() & DirtyClipPath) clip(changed, changed.clipPath());
    if (changed.state() & DirtyClipRegion) {
        QPainterPath region;
        region.addRegion(changed.clipRegion());
        clip(changed, region);
    }
}

void SvgEngine::clip(const QPaintEngineState& changed, const QPainterPath& path) {
    const QPainterPath shape = changed.transform().map(path);
    switch (changed.clipOperation()) {
    case Qt::NoClip: clip_.reset(); break;
    case Qt::ReplaceClip: clip_ = shape; break;
    case Qt::IntersectClip: clip_ = clip_ ? clip_->intersected(shape) : shape; break;
    }
}

bool SvgEngine::isWithinClip(const QRectF& area) const {
    return !clip_ || !state->isClipEnabled() || clip_->contains(area);
}

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
    if (mode == PolylineMode) return stroke(path, state->pen());
    path.closeSubpath();
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    drawPath(path);
}

void SvgEngine::drawPath(const QPainterPath& path) {
    fill(state->transform().map(path), state->brush());
    stroke(path, state->pen());
}

void SvgEngine::drawTextItem(const QPointF& at, const QTextItem& item) {
    QFont font = item.font();
    const double size =
        font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * dotsPerInch / pointsPerInch;
    font.setPixelSize(outlineSize);
    const double width = QFontMetricsF(font).horizontalAdvance(item.text());
    if (size <= 0 || width <= 0) return;
    QPainterPath outlines;
    outlines.addText(0, 0, font, item.text());
    outlines.setFillRule(Qt::WindingFill);
    QTransform place = QTransform::fromTranslate(at.x(), at.y());
    place.scale(item.width() / width, size / outlineSize);
    fill((place * state->transform()).map(outlines), state->pen().brush());
}

/// @param path in the device's units
void SvgEngine::fill(const QPainterPath& path, const QBrush& brush) {
    if (brush.style() == Qt::NoBrush || path.isEmpty()) return;
    QPainterPath shape = path;
    if (!isWithinClip(path.controlPointRect())) {
        shape = path.intersected(*clip_);
        if (shape.isEmpty()) return;
    }
    const QByteArray rule =
        shape.fillRule() == Qt::WindingFill ? attribute("fill-rule", "nonzero") : QByteArray();
    elements_ += "<path" + paint("fill", brush) + rule + attribute("d", pathData(shape)) + "/>\n";
}

/// @param path in the painter's units
void SvgEngine::stroke(const QPainterPath& path, const QPen& pen) {
    if (pen.style() == Qt::NoPen || pen.brush().style() == Qt::NoBrush || path.isEmpty()) return;
    const QTransform& transform = state->transform();
    const std::optional<double> enlarged = pen.isCosmetic() ? 1.0 : enlargement(transform);
    const double width = std::max(pen.widthF(), pen.widthF() > 0 ? 0.0 : 1.0);
    const QPainterPath line = transform.map(path);
    const double reach = width * enlarged.value_or(0) * std::max(1.0, pen.miterLimit());
    const bool isPlain = enlarged && pen.style() == Qt::SolidLine &&
                         isWithinClip(line.controlPointRect().adjusted(-reach, -reach, reach, reach));
    if (isPlain) {
        elements_ += "<path fill=\"none\"" + paint("stroke", pen.brush()) +
                     attribute("stroke-width", number(width * *enlarged)) +
                     attribute("stroke-linecap", capName(pen.capStyle())) +
                     attribute("stroke-linejoin", joinName(pen.joinStyle())) +
                     attribute("d", pathData(line)) + "/>\n";
        return;
    }
    QPainterPathStroker outline(pen);
    outline.setWidth(width);
    if (pen.isCosmetic())
        fill(outline.createStroke(line), pen.brush());
    else
        fill(transform.map(outline.createStroke(path)), pen.brush());
}

QByteArray SvgEngine::paint(const char* what, const QBrush& brush) {
    if (brush.style() == Qt::LinearGradientPattern)
        return attribute(what, defineGradient(*static_cast<const QLinearGradient*>(brush.gradient()), brush));
    QByteArray text = attribute(what, brush.color().name(QColor::HexRgb).toLatin1());
    if (const double opacity = brush.color().alphaF() * state->opacity(); opacity < 1)
        text += attribute((QByteArray(what) + "-opacity").constData(), number(opacity, 3));
    return text;
}

/// Writes the definition and returns its id for references by shapes.
QByteArray SvgEngine::defineGradient(const QLinearGradient& gradient, const QBrush& brush) {
    const QByteArray id = 'g' + QByteArray::number(++gradients_);
    const QPointF from = gradient.start();
    const QPointF to = gradient.finalStop();
    definitions_ += "<linearGradient" + attribute("id", id) + attribute("gradientUnits", "userSpaceOnUse") +
                    attribute("x1", number(from.x())) + attribute("y1", number(from.y())) +
                    attribute("x2", number(to.x())) + attribute("y2", number(to.y())) +
                    attribute("gradientTransform", matrix(brush.transform() * state->transform())) + ">\n";
    for (const auto& [offset, colour] : gradient.stops())
        definitions_ += "<stop" + attribute("offset", number(offset, 3)) +
                        attribute("stop-color", colour.name(QColor::HexRgb).toLatin1()) +
                        attribute("stop-opacity", number(colour.alphaF() * state->opacity(), 3)) + "/>\n";
    definitions_ += "</linearGradient>\n";
    return "url(#" + id + ')';
}

int SvgDevice::metric(PaintDeviceMetric metric) const {
    switch (metric) {
    case PdmWidth: return size_.width();
    case PdmHeight: return size_.height();
    case PdmWidthMM: return int(std::lround(size_.width() * millimetresPerInch / dotsPerInch));
    case PdmHeightMM: return int(std::lround(size_.height() * millimetresPerInch / dotsPerInch));
    case PdmNumColors: return std::numeric_limits<int>::max();
    case PdmDepth: return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY: return dotsPerInch;
    case PdmDevicePixelRatio: return 1;
    case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
    }
    return 0;
}

} // namespace stonemason
