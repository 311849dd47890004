// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/docks/number_box.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

NumberBox::NumberBox(int least, int most, QWidget* parent) : QSpinBox(parent), least_(least) {
    setRange(least, most);
}

void NumberBox::showNumber(int number) {
    if (value() != number) setValue(number);
    if (minimum() == least_) return;
    setMinimum(least_);
    setSpecialValueText({});
}

void NumberBox::showNothing(int stepsFrom) {
    stepsFrom_ = stepsFrom;
    setSpecialValueText(QStringLiteral(" ")); // an empty one would be none
    setMinimum(least_ - 1);
    setValue(least_ - 1);
}

void NumberBox::stepBy(int steps) {
    if (!showsNothing()) return QSpinBox::stepBy(steps);
    setValue(std::max(least_, stepsFrom_ + steps));
    selectAll();
}

} // namespace stonemason::pocket_heroes
