// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/tournament/merge.h"

namespace stonemason::wastes {

std::variant<PartialResult, MergeFault> merged(std::span<const TournamentPart> parts) {
    return mergedShards(
        PartialResult(parts.front().tournament), parts,
        [](const TournamentPart& part) -> const PartialResult& { return part.result; },
        [](const TournamentPart& part, const TournamentPart& first) -> std::optional<Message> {
            const TournamentPlan& own = part.tournament.plan();
            const TournamentPlan& other = first.tournament.plan();
            if (auto difference = scheduleDifference(own, other)) return difference;
            if (own.players != other.players) return Message{"tournament/other-player"};
            if (own.board != other.board) return Message{"tournament/other-board"};
            return std::nullopt;
        });
}

} // namespace stonemason::wastes
