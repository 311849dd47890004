// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace stonemason::pocket_heroes {

/// Rounds off the floating-point errors that depend on the position in the picture, so that the same pixels
/// are drawn at every position.
inline double settled(double place) {
    constexpr double steps = 65536; // to a pixel
    return std::round(place * steps) / steps;
}

inline QRectF settled(const QRectF& rect) {
    return {QPointF(settled(rect.left()), settled(rect.top())),
            QPointF(settled(rect.right()), settled(rect.bottom()))};
}

/// Draws in a rectangle whose left top corner is (0, 0) and whose right bottom one is (1, 1). Shapes have an
/// outline where cells are large enough for one.
class Sketch {
public:
    /// @param cell pixels of a cell
    Sketch(QPainter& painter, const QRectF& rect, double cell) : painter_(painter), rect_(rect), cell_(cell) {
        painter_.setRenderHint(QPainter::Antialiasing);
    }

    QPainter& painter() const { return painter_; }
    double cell() const { return cell_; }
    const QRectF& rect() const { return rect_; }
    QPointF at(double x, double y) const {
        return {settled(rect_.left() + x * rect_.width()), settled(rect_.top() + y * rect_.height())};
    }
    QRectF box(double left, double top, double right, double bottom) const {
        return {at(left, top), at(right, bottom)};
    }
    /// A sketch in a part of this one.
    Sketch part(double left, double top, double right, double bottom) const {
        return {painter_, box(left, top, right, bottom), cell_};
    }

    void polygon(std::initializer_list<QPointF> points, const QColor& colour, bool outlined = true) const {
        dip(colour, outlined);
        painter_.drawPolygon(mapped(points));
    }
    void rectangle(double left, double top, double right, double bottom, const QColor& colour,
                   bool outlined = true) const {
        dip(colour, outlined);
        painter_.drawRect(box(left, top, right, bottom));
    }
    void oval(double left, double top, double right, double bottom, const QColor& colour,
              bool outlined = true) const {
        dip(colour, outlined);
        painter_.drawEllipse(box(left, top, right, bottom));
    }
    /// @param width in cells
    void line(std::initializer_list<QPointF> points, const QColor& colour, double width) const {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(
            QPen(colour, std::max(0.8, cell_ * width), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.drawPolyline(mapped(points));
    }
    /// The soft dark spot on which something stands.
    void shadow(double left, double top, double right, double bottom) const {
        oval(left, top, right, bottom, QColor(20, 24, 30, 70), false);
    }

private:
    static constexpr double outlinedFrom = 12; ///< pixels of a cell

    QPolygonF mapped(std::initializer_list<QPointF> points) const {
        QPolygonF polygon;
        for (const QPointF point : points)
            polygon.append(at(point.x(), point.y()));
        return polygon;
    }
    void dip(const QColor& colour, bool outlined) const {
        painter_.setBrush(colour);
        if (outlined && cell_ >= outlinedFrom)
            painter_.setPen(QPen(colour.darker(210), std::max(0.7, cell_ / 32), Qt::SolidLine, Qt::RoundCap,
                                 Qt::RoundJoin));
        else
            painter_.setPen(Qt::NoPen);
    }

    QPainter& painter_;
    QRectF rect_;
    double cell_;
};

/// The same number for the same place at any time: for what varies from cell to cell.
inline unsigned scatter(int a, int b, unsigned salt = 0) {
    unsigned mixed = unsigned(a) * 0x9E3779B1U ^ unsigned(b) * 0x85EBCA77U ^ salt * 0xC2B2AE3DU;
    mixed ^= mixed >> 15;
    mixed *= 0x2C1B3C6DU;
    mixed ^= mixed >> 12;
    mixed *= 0x297A2D39U;
    return mixed ^ mixed >> 15;
}

/// The same, from 0 to 1.
inline double scattered(int a, int b, unsigned salt = 0) {
    return double(scatter(a, b, salt) & 0xFFFFU) / 65535.0;
}

} // namespace stonemason::pocket_heroes
