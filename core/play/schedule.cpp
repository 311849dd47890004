// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/schedule.h"

#include "core/base/limits.h"
#include "core/base/random.h"

#include <algorithm>
#include <numeric>

namespace stonemason {

namespace {

/// The pairings of the round robin whose first entrant stands before this one.
int pairingsBefore(int entrant, int entrants) {
    return entrant * (2 * entrants - entrant - 1) / 2;
}

/// total * part / parts, rounded down, without overflow; total can be any number.
std::int64_t shareOf(std::int64_t total, int part, int parts) {
    return total / parts * part + total % parts * part / parts;
}

} // namespace

Schedule::Schedule(TournamentForm form, int entrants, int pairsPerPairing)
    : form_(form), entrants_(entrants), pairsPerPairing_(pairsPerPairing) {
}

int Schedule::pairings() const {
    return form_ == TournamentForm::Field ? entrants_ - 1 : entrants_ * (entrants_ - 1) / 2;
}

Pairing Schedule::pairing(int index) const {
    if (form_ == TournamentForm::Field) return {0, index + 1};
    int first = 0;
    while (pairingsBefore(first + 1, entrants_) <= index)
        ++first;
    return {first, first + 1 + index - pairingsBefore(first, entrants_)};
}

int Schedule::pairingOf(int entrant, int other) const {
    const auto [first, second] = std::minmax(entrant, other);
    if (first == second || (form_ == TournamentForm::Field && first != 0)) return -1;
    return pairingsBefore(first, entrants_) + second - first - 1;
}

UnitRange Schedule::unitsOf(Shard shard) const {
    return {shareOf(units(), shard.number - 1, shard.of), shareOf(units(), shard.number, shard.of)};
}

std::vector<std::int64_t> Schedule::unitsOfPairings(std::span<const UnitRange> ranges) const {
    const std::int64_t step = pairings();
    std::vector<std::int64_t> more(std::size_t(step) + 1, 0); // than the pairing before
    for (const UnitRange& range : ranges) {
        // Whole rounds count for all pairings, the remainder for those from its first to before its last.
        more[0] += range.size() / step;
        const auto first = std::size_t(range.begin % step);
        const auto last = first + std::size_t(range.size() % step);
        ++more[first];
        --more[std::min(last, std::size_t(step))];
        if (last <= std::size_t(step)) continue;
        ++more[0];
        --more[last - std::size_t(step)];
    }
    more.pop_back();
    std::partial_sum(more.begin(), more.end(), more.begin());
    return more;
}

std::uint64_t Schedule::seedOf(std::uint64_t tournamentSeed, std::int64_t round, int pairing) {
    std::uint64_t seed = SeededRandom(tournamentSeed).next();
    seed = SeededRandom(seed ^ std::uint64_t(round)).next();
    return SeededRandom(seed ^ std::uint64_t(pairing)).next() & maximumSeed;
}

std::int64_t UnitRanges::size() const {
    std::int64_t size = 0;
    for (const UnitRange& range : ranges_)
        size += range.size();
    return size;
}

bool UnitRanges::add(UnitRange range) {
    if (range.size() <= 0) return false;
    const auto after = std::ranges::lower_bound(ranges_, range.begin, {}, &UnitRange::begin);
    const bool overlaps = (after != ranges_.end() && after->begin < range.end) ||
                          (after != ranges_.begin() && std::prev(after)->end > range.begin);
    if (overlaps) return false;
    auto here = ranges_.insert(after, range);
    if (const auto next = here + 1; next != ranges_.end() && next->begin == here->end) {
        here->end = next->end;
        ranges_.erase(next);
    }
    if (here != ranges_.begin() && (here - 1)->end == here->begin) {
        (here - 1)->end = here->end;
        ranges_.erase(here);
    }
    return true;
}

std::vector<UnitRange> UnitRanges::missingIn(UnitRange range) const {
    std::vector<UnitRange> missing;
    std::int64_t from = range.begin;
    for (const UnitRange& there : ranges_) {
        if (const UnitRange gap{from, std::min(there.begin, range.end)}; gap.size() > 0)
            missing.push_back(gap);
        from = std::max(from, there.end);
    }
    if (const UnitRange rest{from, range.end}; rest.size() > 0) missing.push_back(rest);
    return missing;
}

bool UnitRanges::areWithin(UnitRange range) const {
    return ranges_.empty() || (ranges_.front().begin >= range.begin && ranges_.back().end <= range.end);
}

} // namespace stonemason
