// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>

#include <cmath>

namespace stonemason {

/// How many pixels of what is painted on are one unit of the painter.
inline double ratioOf(const QPainter& painter) {
    return painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
}

/// The rectangle with its edges on whole device pixels: neighbours share an edge.
inline QRectF snapped(const QRectF& rect, double ratio) {
    const auto snap = [ratio](double edge) { return std::round(edge * ratio) / ratio; };
    return {QPointF(snap(rect.left()), snap(rect.top())), QPointF(snap(rect.right()), snap(rect.bottom()))};
}

/// Its size in device pixels.
inline QSize pixelsOf(const QRectF& rect, double ratio) {
    return {int(std::lround(rect.width() * ratio)), int(std::lround(rect.height() * ratio))};
}

} // namespace stonemason
