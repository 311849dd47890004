// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/rules/kings.h"

namespace stonemason::kings_conflict {

namespace {

/// start/closed: start, cell, code
constexpr std::string_view startMessages[]{"start/closed"};

void runStart(const Map& map, const GameProfile& game, Problems& problems) {
    if (!startsApply(map, game)) return;
    for (const Start& start : game.kings->starts) {
        const Code code = map.terrain()[start.cell];
        const bool known = game.tile(code) != nullptr; // the check `codes` reports the others
        if (known && !game.mayEnter(game.kings->king, code))
            problems.push_back({startCheck.id,
                                Severity::Error,
                                {"start/closed", {start.id, start.cell, std::string(1, code)}},
                                {start.cell}});
    }
}

} // namespace

constinit const Check startCheck{"start", runStart, startMessages};

} // namespace stonemason::kings_conflict
