// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/rules/first_turn.h"
#include "core/kings_conflict/rules/kings.h"

namespace stonemason::kings_conflict {

namespace {

/// first-turn-kill/reach: start of the victim, its cell, number of cells a mercenary could be placed on,
/// those cells
constexpr std::string_view firstTurnKillMessages[]{"first-turn-kill/reach"};

void runFirstTurnKill(const Map& map, const GameProfile& game, Problems& problems) {
    if (!startsApply(map, game)) return;
    for (std::size_t attacker : {0U, 1U}) {
        const Start& victim = game.kings->starts[1 - attacker];
        FirstTurn turn = firstTurn(map, game, attacker);
        if (!turn.kills()) continue;
        Message message{"first-turn-kill/reach",
                        {victim.id, victim.cell, int(turn.killing.size()), turn.killing}};
        problems.push_back(
            {firstTurnKillCheck.id, Severity::Error, std::move(message), std::move(turn.killing)});
    }
}

} // namespace

constinit const Check firstTurnKillCheck{"first-turn-kill", runFirstTurnKill, firstTurnKillMessages};

} // namespace stonemason::kings_conflict
