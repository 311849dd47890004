// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/shards.h"

#include <cassert>
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

} // namespace

PairedTally& PairedTally::operator+=(const PairedTally& other) {
    assert(pairings.size() == other.pairings.size());
    for (std::size_t i = 0; i < pairings.size(); ++i)
        pairings[i] += other.pairings[i];
    return *this;
}

std::optional<int> impossiblePairing(const Schedule& schedule, const UnitRanges& played,
                                     const PairedTally& tally, Shard shard) {
    const std::int64_t mostSquares = mostSquaresOf(shard);
    const std::vector<std::int64_t> units = schedule.unitsOfPairings(played.ranges());
    for (std::size_t i = 0; i < units.size(); ++i)
        if (!isPossible(tally.pairings[i], units[i], mostSquares)) return int(i);
    return std::nullopt;
}

std::optional<Message> ShardSet::add(Shard shard) {
    if (shard.of != of_) return Message{"tournament/other-shards", {shard.of, of_}};
    if (!numbers_.insert(shard.number).second) return Message{"tournament/shard-twice", {shard.number}};
    return std::nullopt;
}

std::optional<Message> ShardSet::missing() const {
    if (numbers_.size() >= std::size_t(of_)) return std::nullopt;
    return Message{"tournament/shards-missing", {missingNumbers(numbers_, of_), of_}};
}

} // namespace stonemason
