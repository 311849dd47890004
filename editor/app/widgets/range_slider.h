// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/int_range.h"

#include <QWidget>

namespace stonemason {

/// A line with two ends to drag. Left and right arrows move the lower end, with Shift the upper one.
class RangeSlider : public QWidget {
    Q_OBJECT

public:
    /// @param bounds of what can be dragged; numbers beyond are shown at the rim
    explicit RangeSlider(IntRange bounds, QWidget* parent = nullptr);

    const IntRange& range() const { return range_; }
    void setRange(IntRange range);
    /// Whether the range is drawn: not while it is one of several that differ.
    void showEnds(bool shown);

    QSize sizeHint() const override { return {90, 22}; }
    QSize minimumSizeHint() const override { return {50, 22}; }

signals:
    /// A person moved an end.
    void moved(const stonemason::IntRange& range);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    double pixelOf(int value) const;
    int valueAt(double pixel) const;
    void drag(int value);
    void setFromUser(IntRange range);

    IntRange bounds_;
    IntRange range_;
    bool upper_ = false; ///< which end is dragged
    bool showsEnds_ = true;
};

} // namespace stonemason
