// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/art/art_palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <cstdint>
#include <initializer_list>

namespace stonemason::kings_conflict {

/// Numbers that look random and are the same every time; `variation` and `salt` pick the sequence.
class ArtRandom {
public:
    ArtRandom(int variation, int salt)
        : state_(std::uint64_t(variation) * 0x9e3779b97f4a7c15u + std::uint64_t(salt) * 0xd1b54a32d192ed03u) {
    }

    /// Between 0 and 1.
    double unit();
    double between(double low, double high) { return low + (high - low) * unit(); }
    bool chance(double probability) { return unit() < probability; }

private:
    std::uint64_t state_;
};

/// How much is drawn of a tile. It goes by the zoom step, not by the cell's own pixels, so that columns a
/// pixel wider than others look alike.
enum class Detail : std::uint8_t { Plain, Detailed, Rich };

/// @param cellPixels device pixels per cell, not rounded
Detail detailFor(double cellPixels);

/// Where one cell is drawn: a painter whose origin is the cell's top left, the cell's size in device pixels
/// (width and height may differ by one) and its colours. Art is laid out in units of the cell: (0,0) is its
/// top left, (1,1) its bottom right.
class ArtSpace {
public:
    ArtSpace(QPainter& painter, QSize pixels, Detail detail, const ArtPalette& palette)
        : painter_(painter), pixels_(pixels), detail_(detail), palette_(palette) {}

    QPainter& painter() const { return painter_; }
    const ArtPalette& palette() const { return palette_; }
    double width() const { return pixels_.width(); }
    double height() const { return pixels_.height(); }
    QRectF rect() const { return QRectF(QPointF(0, 0), QSizeF(pixels_)); }

    /// Pixels of one unit of length.
    double scale() const { return std::min(pixels_.width(), pixels_.height()); }
    QPointF at(double x, double y) const { return {x * width(), y * height()}; }
    QPointF at(QPointF p) const { return at(p.x(), p.y()); }

    Detail detail() const { return detail_; }
    /// Whether the cell is big enough for small things, and for the smallest.
    bool isDetailed() const { return detail_ >= Detail::Detailed; }
    bool isRich() const { return detail_ == Detail::Rich; }

    void fill(const QPainterPath& path, const QBrush& brush) const;
    void fill(std::initializer_list<QPointF> corners, const QBrush& brush) const;
    void ellipse(QPointF centre, double radiusX, double radiusY, const QBrush& brush) const;
    /// A stroke with round ends; `thickness` in units, never thinner than a pixel unless it is `fine`.
    void stroke(const QPainterPath& path, const QColor& colour, double thickness) const;

private:
    void fillAsPicture(const QPainterPath& path, const QBrush& brush) const;

    QPainter& painter_;
    QSize pixels_;
    Detail detail_;
    const ArtPalette& palette_;
};

/// A smooth path through the points (Catmull-Rom), closed or open.
QPainterPath smoothPath(const QPolygonF& points, bool closed);

/// A closed blob around a centre, `points` corners whose distance varies by `unevenness` (0 to 1).
QPainterPath blobPath(QPointF centre, double radiusX, double radiusY, int points, double unevenness,
                      ArtRandom& random);

} // namespace stonemason::kings_conflict
