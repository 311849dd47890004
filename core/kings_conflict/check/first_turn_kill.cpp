// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/rules/first_turn.h"
#include "core/kings_conflict/rules/kings.h"

namespace stonemason {

namespace {

/// first-turn-kill/reach: start of the victim, its cell, number of cells a mercenary could be placed on,
/// those cells
constexpr std::string_view firstTurnKillMessages[]{"first-turn-kill/reach"};

std::vector<Problem> runFirstTurnKill(const Map& map, const GameProfile& game) {
    std::vector<Problem> problems;
    if (!startsApply(map, game)) return problems;
    for (std::size_t attacker : {0U, 1U}) {
        const Start& victim = game.kings->starts[1 - attacker];
        FirstTurn turn = firstTurn(map, game, attacker);
        if (!turn.kills()) continue;
        Message message{"first-turn-kill/reach",
                        {victim.id, victim.cell, int(turn.killing.size()), turn.killing}};
        problems.push_back(
            {firstTurnKillCheck.id, Severity::Error, std::move(message), std::move(turn.killing)});
    }
    return problems;
}

} // namespace

constinit const Check firstTurnKillCheck{"first-turn-kill", runFirstTurnKill, firstTurnKillMessages};

} // namespace stonemason
