// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tournament/tally.h"

#include <span>

namespace stonemason {

/// A part that cannot be merged with the others, and why.
struct MergeFault {
    std::size_t part = 0; ///< which one, from 0
    Message message;

    bool operator==(const MergeFault&) const = default;
};

/// The result of the whole tournament from those of its shards, in any order: the very same as if it had been
/// played in one run. Of a shard that was broken off its units are missing from the whole, too.
/// Faults: tournament/other-shards (this part's number of shards, that of the first part),
/// tournament/shard-twice (number), tournament/shards-missing (numbers as text, number of shards; the part is
/// the first). There must be at least one part.
std::variant<PartialResult, MergeFault> merged(const Tournament& tournament,
                                               std::span<const PartialResult> parts);

} // namespace stonemason
