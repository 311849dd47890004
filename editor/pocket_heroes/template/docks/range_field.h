// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <QWidget>

class QSpinBox;

namespace stonemason::pocket_heroes {

class RangeSlider;

/// A range as two numbers with a line between them whose ends can be dragged. An end that passes the other
/// takes it along.
class RangeField : public QWidget {
    Q_OBJECT

public:
    /// @param name of what the range is of, for assistive technology
    /// @param usual what can be dragged
    /// @param bounds what can be typed
    RangeField(const QString& name, IntRange usual, IntRange bounds, QWidget* parent = nullptr);

    IntRange range() const;
    /// As it is, without telling.
    void show(IntRange range);

    QSpinBox* leastField() const { return least_; }
    QSpinBox* mostField() const { return most_; }

signals:
    /// A person has chosen another range.
    void edited(const stonemason::pocket_heroes::IntRange& range);

private:
    void typed(bool upper);

    bool isTyped_ = false;
    IntRange shown_; ///< before what is being typed now

    QSpinBox* least_;
    RangeSlider* slider_;
    QSpinBox* most_;
};

} // namespace stonemason::pocket_heroes
