// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/docks/drawn_range.h"

#include <QCoreApplication>

namespace stonemason::pocket_heroes {

namespace {

struct DrawnRange {
    Q_DECLARE_TR_FUNCTIONS(DrawnRange)
};

} // namespace

RangeField* drawnRange(const QString& name, IntRange usual, IntRange bounds) {
    auto* field = new RangeField(name, usual, bounds);
    field->setTips(DrawnRange::tr("The least; each world draws a number from the range"),
                   DrawnRange::tr("The most; each world draws a number from the range"));
    return field;
}

} // namespace stonemason::pocket_heroes
