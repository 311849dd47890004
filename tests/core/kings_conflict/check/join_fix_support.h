// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/join_fix.h"
#include "tests/support/checks.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::test {

using namespace kings_conflict;

/// Whether the problem is in the list, with one loose end or several.
inline bool contains(const std::vector<Problem>& problems, const Problem& wanted) {
    const auto kind = [](std::string_view id) {
        const bool loose = !id.ends_with("-clash");
        return loose ? id.substr(0, id.rfind("-end")) : id;
    };
    return std::any_of(problems.begin(), problems.end(), [&](const Problem& problem) {
        return kind(problem.message.id) == kind(wanted.message.id) && problem.cells == wanted.cells;
    });
}

/// Whether the problem was there before, with at least as many loose ends.
inline bool isOld(const std::vector<Problem>& before, const Problem& left) {
    const std::string more =
        std::string(left.message.id) + (left.message.id.ends_with("-end") ? "s" : "-ends");
    return std::any_of(before.begin(), before.end(), [&](const Problem& problem) {
        return (problem.message.id == left.message.id || problem.message.id == more) &&
               problem.cells == left.cells;
    });
}

/// Whether the problem is gone and no other one is new.
inline bool repairs(const Problem& problem, const std::vector<Problem>& before,
                    const std::vector<Problem>& after) {
    return !contains(after, problem) &&
           std::all_of(after.begin(), after.end(), [&](const Problem& left) { return isOld(before, left); });
}

/// Whether one of the changed cells is joined to a neighbour in the network that clashed.
inline bool isJoined(const Map& map, const CellChanges& changes, const Problem& clash) {
    const bool river = clash.message.id == "joins/river-clash";
    const Network network = river ? Network::River : Network::Road;
    for (const CellChange& change : changes)
        for (Direction d : allDirections)
            if (edgesOf(*kingsConflict().tile(map.terrain()[change.cell]), network).has(d) &&
                joinAt(map.terrain(), kingsConflict(), network, change.cell, d) == Join::Joined)
                return true;
    return false;
}

/// Whether the fix causes another problem or leaves the clashing tiles unjoined.
inline bool isAtAPrice(const Problem& problem, const std::vector<Problem>& before, const Map& repaired,
                       const std::vector<Problem>& after, const CellChanges& changes) {
    const bool clash = problem.cells.size() == 2;
    return !repairs(problem, before, after) || (clash && !isJoined(repaired, changes, problem));
}

inline int faultsIn(const Map& map) {
    int faults = 0;
    forEachCell(map.size(), [&](Cell cell) {
        visitJoinFaults(map.terrain(), kingsConflict(), cell, [&](const JoinFault&) { ++faults; });
    });
    return faults;
}

} // namespace stonemason::test
