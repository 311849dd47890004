// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/rules/king_reach.h"
#include "core/kings_conflict/rules/kings.h"

namespace stonemason::kings_conflict {

namespace {

/// king-trap/shut-in: start, cell
/// king-trap/certain, king-trap/possible: start, cell, number of ways out, cells of the ways out
constexpr std::string_view kingTrapMessages[]{"king-trap/shut-in", "king-trap/certain", "king-trap/possible"};

void runKingTrap(const Map& map, const GameProfile& game, Problems& problems) {
    if (!startsApply(map, game)) return;
    const CheckNumbers numbers = numbersOf(map, game);
    for (const Start& start : game.kings->starts) {
        const std::vector<Cell> ways = waysOut(map, game, start.cell);
        const int count = int(ways.size());
        const bool certain = count <= numbers.trapError;
        Problem problem{kingTrapCheck.id, certain ? Severity::Error : Severity::Warning, {}, {start.cell}};
        problem.cells.insert(problem.cells.end(), ways.begin(), ways.end());
        if (count == 0) {
            problem.message = {"king-trap/shut-in", {start.id, start.cell}};
        } else if (certain || count <= numbers.trapWarning) {
            problem.message = {certain ? "king-trap/certain" : "king-trap/possible",
                               {start.id, start.cell, count, ways}};
        } else {
            continue;
        }
        problems.push_back(std::move(problem));
    }
}

} // namespace

constinit const Check kingTrapCheck{"king-trap", runKingTrap, kingTrapMessages};

} // namespace stonemason::kings_conflict
