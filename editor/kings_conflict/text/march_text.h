// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/march.h"

#include <QString>

namespace stonemason::kings_conflict {

/// Why a unit rests, in a few words: "could walk to the 9 at row 0, column 0, but not in one move". The
/// field is the one it marched on.
QString restText(const RestingUnit& resting, const HintField& field);

/// "Unit 3 at row 4, column 5 (8): better tiles are taken ..."; units are counted from 1.
QString restingText(const RestingUnit& resting, const HintField& field);

/// Any unit at the end of the march, as restingText() does: "Unit 3 at row 4, column 5 (8): marches on",
/// "Unit 7: yet to appear".
QString unitText(const March& march, int unit, const HintField& field);

} // namespace stonemason::kings_conflict
