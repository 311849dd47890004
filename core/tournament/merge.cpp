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

} // namespace

std::variant<PartialResult, MergeFault> merged(const Tournament& tournament,
                                               std::span<const PartialResult> parts) {
    const int of = parts.front().shard.of;
    std::set<int> numbers;
    PartialResult whole(tournament);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const PartialResult& part = parts[i];
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
