// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/checks.h"
#include "core/wastes/game/reach.h"

namespace stonemason::wastes {

namespace {

/// race/shorter: side, turns it needs to its goal on the empty board, turns the other needs to its own
constexpr std::string_view raceMessages[]{"race/shorter"};

void runRace(const CheckedBoard& checked, Problems& problems) {
    if (!checked.engine) return;
    const Race blue = raceOf(checked.engine->ground(), Side::Blue);
    const Race red = raceOf(checked.engine->ground(), Side::Red);
    // A goal that one side cannot reach at all is reported by another check.
    if (blue.runners.empty() || red.runners.empty() || blue.turns == red.turns) return;
    const bool isBlue = blue.turns < red.turns;
    const Race& shorter = isBlue ? blue : red;
    const Race& longer = isBlue ? red : blue;
    problems.push_back(
        {raceCheck.id,
         Severity::Warning,
         {"race/shorter", {sideArgument(isBlue ? Side::Blue : Side::Red), shorter.turns, longer.turns}},
         shorter.runners});
}

} // namespace

constinit const Check raceCheck{"race", runRace, raceMessages};

} // namespace stonemason::wastes
