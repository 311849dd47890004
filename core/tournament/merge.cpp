// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/merge.h"

#include <set>
#include <string>

namespace stonemason {

namespace {

constexpr std::size_t mostNamed = 10;

/// "2, 5, 7", at most mostNamed of them.
std::string missingNumbers(const std::set<int>& there, int of) {
    std::string text;
    std::size_t named = 0;
    for (int number = 1; number <= of; ++number) {
        if (there.contains(number)) continue;
        if (++named > mostNamed) return text + ", ...";
        text += (named > 1 ? ", " : "") + std::to_string(number);
    }
    return text;
}

/// What the plan of a part has that the first's has not.
std::optional<Message> differenceOf(const TournamentPlan& part, const TournamentPlan& first) {
    if (part.seed != first.seed) return Message{"tournament/other-seed"};
    if (part.form != first.form) return Message{"tournament/other-form"};
    if (part.games != first.games) return Message{"tournament/other-games"};
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
    const Tournament& tournament = parts.front().tournament;
    const int of = parts.front().result.shard.of;
    std::set<int> numbers;
    PartialResult whole(tournament);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const PartialResult& part = parts[i].result;
        if (auto difference = differenceOf(parts[i].tournament.plan(), tournament.plan()))
            return MergeFault{i, *difference};
        if (part.shard.of != of) return MergeFault{i, {"tournament/other-shards", {part.shard.of, of}}};
        if (!numbers.insert(part.shard.number).second)
            return MergeFault{i, {"tournament/shard-twice", {part.shard.number}}};
        for (const UnitRange& range : part.played.ranges())
            whole.played.add(range);
        whole.tally += part.tally;
    }
    if (numbers.size() < std::size_t(of))
        return MergeFault{0, {"tournament/shards-missing", {missingNumbers(numbers, of), of}}};
    return whole;
}

} // namespace stonemason
