// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/window/tour_places.h"

#include <QVariantAnimation>
#include <QWidget>

namespace stonemason {

/// Lies over a whole window, dims it but for one lit place and keeps the pointer away from all that is below.
/// Draws the arrow from the callout, which is a child of it, to the place.
class TourShade : public QWidget {
    Q_OBJECT

public:
    explicit TourShade(QWidget& window);

    /// Lights this rectangle of the window. An empty one: nothing is lit.
    void light(const QRect& place, const CalloutPlace& callout);
    /// As light(), and the light goes there from where it was, unless nothing is to move.
    void moveLight(const QRect& place, const CalloutPlace& callout);
    /// Where the light is or will have gone to.
    const QRect& lit() const { return lit_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF shown() const;
    void drawArrow(QPainter& painter) const;

    QRect lit_;
    CalloutPlace callout_;
    QVariantAnimation way_; ///< of the light
};

} // namespace stonemason
