// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>

#include <optional>
#include <utility>

namespace stonemason {

/// Writes what a painter draws as SVG elements, in the device's units. Knows plain colours, linear gradients,
/// opacity, clips and all pens. Not Qt 6.4's own, which ignores clips and does not escape titles.
class SvgEngine : public QPaintEngine {
public:
    SvgEngine();

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& changed) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawTextItem(const QPointF& at, const QTextItem& item) override;
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}

    const QByteArray& definitions() const { return definitions_; }
    const QByteArray& elements() const { return elements_; }
    QByteArray takeElements() { return std::exchange(elements_, {}); }

private:
    void clip(const QPaintEngineState& changed, const QPainterPath& path);
    bool isWithinClip(const QRectF& area) const;
    void fill(const QPainterPath& path, const QBrush& brush);
    void stroke(const QPainterPath& path, const QPen& pen);
    /// `fill="#102030" fill-opacity="0.5"`, or the same of the stroke.
    QByteArray paint(const char* what, const QBrush& brush);
    QByteArray defineGradient(const QLinearGradient& gradient, const QBrush& brush);

    std::optional<QPainterPath> clip_; ///< in the device's units
    int gradients_ = 0;
    QByteArray definitions_;
    QByteArray elements_;
};

/// What a painter is opened on to draw into an SvgEngine.
class SvgDevice : public QPaintDevice {
public:
    explicit SvgDevice(QSize size) : size_(size) {}

    QPaintEngine* paintEngine() const override { return &engine_; }
    const QByteArray& definitions() const { return engine_.definitions(); }
    const QByteArray& elements() const { return engine_.elements(); }
    /// The device has none any more: there may be so many that they are not held twice.
    QByteArray takeElements() { return engine_.takeElements(); }

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSize size_;
    mutable SvgEngine engine_; // Qt asks a constant device for it
};

} // namespace stonemason
