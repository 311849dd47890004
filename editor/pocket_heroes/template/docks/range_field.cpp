// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/docks/range_field.h"

#include "editor/app/focus_handover.h"
#include "editor/pocket_heroes/template/docks/range_slider.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace stonemason::pocket_heroes {

RangeField::RangeField(const QString& name, IntRange usual, IntRange bounds, QWidget* parent)
    : QWidget(parent), least_(new QSpinBox), slider_(new RangeSlider(usual)), most_(new QSpinBox) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(least_);
    layout->addWidget(slider_, 1);
    layout->addWidget(most_);
    //: %1 is what a range is of, such as "Mines"
    least_->setAccessibleName(tr("%1, at least").arg(name));
    most_->setAccessibleName(tr("%1, at most").arg(name));
    slider_->setAccessibleName(name);
    slider_->setToolTip(tr("Drag the ends. Arrow keys move the lower end, with Shift the upper one."));
    least_->setToolTip(tr("The least; each world draws a number from the range"));
    most_->setToolTip(tr("The most; each world draws a number from the range"));
    for (QSpinBox* field : {least_, most_}) {
        field->setRange(bounds.min, bounds.max);
        field->setButtonSymbols(QAbstractSpinBox::NoButtons);
        field->setFixedWidth(field->fontMetrics().horizontalAdvance(QStringLiteral("-8888")) + 16);
    }
    forwardFocusTo(*this, *least_);
    connect(least_, &QSpinBox::valueChanged, this, [this] { typed(false); });
    connect(most_, &QSpinBox::valueChanged, this, [this] { typed(true); });
    for (const QSpinBox* field : {least_, most_})
        connect(field, &QSpinBox::editingFinished, this, [this] { shown_ = range(); });
    connect(slider_, &RangeSlider::moved, this, [this](const IntRange& moved) {
        show(moved);
        emit edited(moved);
    });
}

IntRange RangeField::range() const {
    return {least_->value(), most_->value()};
}

void RangeField::show(IntRange range) {
    const QSignalBlocker quietLeast(least_);
    const QSignalBlocker quietMost(most_);
    if (least_->value() != range.min) least_->setValue(range.min);
    if (most_->value() != range.max) most_->setValue(range.max);
    slider_->setRange(range);
    if (!isTyped_) shown_ = range;
}

/// The other end is what it was before the first digit, unless the number passes it: "6" on the way to "60" may.
void RangeField::typed(bool upper) {
    const QScopedValueRollback typing(isTyped_, true);
    IntRange range = this->range();
    if (upper)
        range.min = std::min(shown_.min, range.max);
    else
        range.max = std::max(shown_.max, range.min);
    show(range);
    emit edited(range);
}

} // namespace stonemason::pocket_heroes
