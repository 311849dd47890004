// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/merge.h"

namespace stonemason::token_battle {

namespace {

/// What the plan of a part has that the first's has not.
std::optional<Message> differenceOf(const TournamentPlan& part, const TournamentPlan& first) {
    if (auto difference = scheduleDifference(part, first)) return difference;
    if (part.player != first.player) return Message{"tournament/other-player"};
    for (std::size_t i = 0; i < part.entrants.size(); ++i)
        if (i >= first.entrants.size() || part.entrants[i] != first.entrants[i])
            return Message{"tournament/other-decks", {part.entrants[i].name}};
    if (part.entrants.size() < first.entrants.size())
        return Message{"tournament/other-decks", {first.entrants[part.entrants.size()].name}};
    return std::nullopt;
}

} // namespace

std::variant<PartialResult, MergeFault> merged(std::span<const TournamentPart> parts) {
    return mergedShards(
        PartialResult(parts.front().tournament), parts,
        [](const TournamentPart& part) -> const PartialResult& { return part.result; },
        [](const TournamentPart& part, const TournamentPart& first) {
            return differenceOf(part.tournament.plan(), first.tournament.plan());
        });
}

} // namespace stonemason::token_battle
