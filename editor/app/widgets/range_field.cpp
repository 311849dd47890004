// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/range_field.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/range_slider.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <QVariant>

#include <algorithm>

namespace stonemason {

NumberBox::NumberBox(int least, int most, const QString& accessibleName) : least_(least) {
    setRange(least, most);
    setAccessibleName(accessibleName);
}

void NumberBox::showNumber(int number) {
    if (value() != number) setValue(number);
    if (minimum() == least_) return;
    setMinimum(least_);
    setSpecialValueText({});
}

void NumberBox::showNothing(int stepsFrom) {
    stepsFrom_ = stepsFrom;
    setSpecialValueText(QStringLiteral(" ")); // an empty text would disable it
    setMinimum(least_ - 1);
    setValue(least_ - 1);
}

void NumberBox::stepBy(int steps) {
    if (!showsNothing()) return QSpinBox::stepBy(steps);
    setValue(std::max(least_, stepsFrom_ + steps));
    selectAll();
}

namespace {

constexpr int besideNumber = 16; // pixels of a field around its digits

} // namespace

IntRange RangeEdit::on(IntRange range) const {
    if (both) return {value, value};
    if (upper) return {std::min(range.min, value), value};
    return {value, std::max(range.max, value)};
}

RangeField::RangeField(const QString& name, IntRange usual, IntRange bounds, QWidget* parent)
    : QWidget(parent)
    , name_(name)
    //: %1 is what a range is of, such as "Mines"
    , least_(new NumberBox(bounds.min, bounds.max, tr("%1, at least").arg(name)))
    , slider_(new RangeSlider(usual))
    , most_(new NumberBox(bounds.min, bounds.max, tr("%1, at most").arg(name))) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    auto* layout = new QHBoxLayout;
    layout->setSpacing(4);
    rows->addLayout(layout);
    layout->addWidget(least_);
    layout->addWidget(slider_, 1);
    layout->addWidget(most_);
    slider_->setAccessibleName(name);
    slider_->setToolTip(tr("Drag the ends. Arrow keys move the lower end, with Shift the upper one."));
    range_ = {least_->value(), most_->value()};
    for (NumberBox* field : {least_, most_}) {
        field->setButtonSymbols(QAbstractSpinBox::NoButtons);
        connect(field, &QSpinBox::editingFinished, this, &RangeField::endTyping);
    }
    fitWidth();
    forwardFocusTo(*this, *least_);
    connect(least_, &QSpinBox::valueChanged, this, [this] { typed(false); });
    connect(most_, &QSpinBox::valueChanged, this, [this] { typed(true); });
    connect(slider_, &RangeSlider::moved, this, [this](const IntRange& moved) {
        const bool upper = moved.max != range().max;
        show(moved);
        emit edited({upper, upper ? moved.max : moved.min});
    });
}

void RangeField::setTips(const QString& least, const QString& most) {
    least_->setToolTip(least);
    most_->setToolTip(most);
}

void RangeField::setCodes(const QString& numbers, const QList<std::pair<int, QString>>& codes) {
    if (!code_) {
        code_ = new QComboBox;
        //: %1 is what a range is of, such as "Guard"
        code_->setAccessibleName(tr("%1, kind").arg(name_));
        static_cast<QVBoxLayout*>(layout())->insertWidget(0, code_);
        setTabOrder(code_, least_);
        forwardFocusTo(*this, *code_);
        connect(code_, &QComboBox::activated, this, &RangeField::chosen);
    }
    const QSignalBlocker quiet(code_);
    code_->clear();
    code_->addItem(numbers);
    for (const auto& [number, words] : codes)
        code_->addItem(words, number);
    showCode();
}

/// Shows the number fields only if the choice is a number and not a code.
void RangeField::showCode() {
    if (!code_) return;
    const int code = range_.min == range_.max ? code_->findData(range_.min) : -1;
    const bool isMixed = least_->showsNothing() || most_->showsNothing();
    code_->setCurrentIndex(isMixed ? 0 : std::max(code, 0));
    const bool areNumbers = code_->currentIndex() == 0;
    for (QWidget* part : std::initializer_list<QWidget*>{least_, slider_, most_})
        part->setVisible(areNumbers);
}

void RangeField::chosen() {
    const QVariant code = code_->currentData();
    const RangeEdit edit{true, code.isValid() ? code.toInt() : std::max(range_.max, 0), false, true};
    show(edit.on(range_));
    emit edited(edit);
}

QWidgetList RangeField::tabStops() const {
    QWidgetList stops{least_, slider_, most_};
    if (code_) stops.prepend(code_);
    return stops;
}

void RangeField::show(IntRange range) {
    const QSignalBlocker quietLeast(least_);
    const QSignalBlocker quietMost(most_);
    range_ = range;
    least_->showNumber(range.min);
    most_->showNumber(range.max);
    slider_->setRange(range);
    slider_->showEnds(true);
    showCode();
    if (!isEmitting_) endTyping();
}

void RangeField::showNothing(bool upper) {
    NumberBox& field = upper ? *most_ : *least_;
    const QSignalBlocker quiet(field);
    field.showNothing(upper ? range_.max : range_.min);
    slider_->showEnds(false);
    showCode();
}

void RangeField::endTyping() {
    typing_.reset();
    shown_ = range();
}

/// Keeps the other end as it was before the first digit, unless the final number passes it: "6" on the way to
/// "60" may pass it temporarily.
void RangeField::typed(bool upper) {
    const QScopedValueRollback emitting(isEmitting_, true);
    if (typing_ != upper) {
        // The other number is still as shown; this one has changed by its first digit.
        const IntRange now = range();
        shown_ = upper ? IntRange{now.min, shown_.max} : IntRange{shown_.min, now.max};
    }
    const RangeEdit edit{upper, upper ? most_->value() : least_->value(), typing_ == upper};
    typing_ = upper;
    show(edit.on(shown_));
    emit edited(edit);
}

void RangeField::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitWidth();
}

/// Makes the fields as narrow as the longest number allows, to leave room for the slider between them.
void RangeField::fitWidth() {
    const auto widthOf = [this](int number) {
        return least_->fontMetrics().horizontalAdvance(QString::number(number));
    };
    const int digits = std::max(widthOf(least_->minimum()), widthOf(least_->maximum()));
    for (NumberBox* field : {least_, most_})
        field->setFixedWidth(digits + besideNumber);
}

} // namespace stonemason
