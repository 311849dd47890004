// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/march_text.h"

#include "editor/text/names.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

namespace {

struct MarchText {
    Q_DECLARE_TR_FUNCTIONS(MarchText)
};

QString number(int value) {
    return QString::number(value);
}

} // namespace

QString restText(const RestingUnit& resting, const HintField& field) {
    const Cell better = resting.better.value_or(resting.cell);
    switch (resting.rest) {
    case Rest::Arrived: return MarchText::tr("arrived, it can walk to nothing better");
    case Rest::StopsShort:
        //: %1 is a digit, %2 a place, %3 a number of steps, 2 or more
        return MarchText::tr("stuck, the nearest better tile (the %1 at %2) is %3 steps away")
            .arg(number(field.value[better]), placeText(better), number(resting.steps));
    case Rest::Taken:
        //: %1 is a digit, %2 a place
        return MarchText::tr("waiting, the better tiles in reach are taken (the %1 at %2)")
            .arg(number(field.value[better]), placeText(better));
    case Rest::ShutIn: return MarchText::tr("stuck, it can enter no tile beside it");
    case Rest::NoRoom: return MarchText::tr("not on the board, there is no place for it");
    }
    return {};
}

QString unitText(const March& march, int unit, const HintField& field) {
    for (const RestingUnit& resting : march.resting)
        if (resting.unit == unit) return restingText(resting, field);
    const std::optional<Cell> cell = march.position(unit, march.turns);
    if (!cell) return MarchText::tr("Unit %1: yet to appear").arg(number(unit + 1));
    //: %1 is a number, %2 a place, %3 the digit there
    return MarchText::tr("Unit %1 at %2 (%3): marches on")
        .arg(number(unit + 1), placeText(*cell), number(field.value[*cell]));
}

QString restingText(const RestingUnit& resting, const HintField& field) {
    if (resting.rest == Rest::NoRoom)
        //: %1 is a number, %2 says why it rests
        return MarchText::tr("Unit %1: %2").arg(number(resting.unit + 1), restText(resting, field));
    //: %1 is a number, %2 a place, %3 the digit there, %4 says why it rests
    return MarchText::tr("Unit %1 at %2 (%3): %4")
        .arg(number(resting.unit + 1), placeText(resting.cell), number(field.value[resting.cell]),
             restText(resting, field));
}

} // namespace stonemason::kings_conflict
