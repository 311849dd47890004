// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace stonemason {

/// A half-open range of units, [begin, end).
struct UnitRange {
    std::int64_t begin = 0;
    std::int64_t end = 0;

    std::int64_t size() const { return end - begin; }
    bool operator==(const UnitRange&) const = default;
};

/// A set of units, stored as the fewest possible ranges in ascending order.
class UnitRanges {
public:
    const std::vector<UnitRange>& ranges() const { return ranges_; }
    std::int64_t size() const;

    /// Adds the units of a range, or does nothing and returns false when the set contains one of them
    /// already or the range is empty.
    bool add(UnitRange range);
    /// The units of a range that are not in the set.
    std::vector<UnitRange> missingIn(UnitRange range) const;
    /// Whether all units of the set are in the range.
    bool areWithin(UnitRange range) const;

    bool operator==(const UnitRanges&) const = default;

private:
    std::vector<UnitRange> ranges_;
};

/// Which of the participants, the entrants, play each other.
enum class TournamentForm : std::uint8_t {
    RoundRobin, ///< each every other
    Field,      ///< the first each of the others, which do not meet
};

/// Two that meet, as their places among the entrants; first < second.
struct Pairing {
    int first = 0;
    int second = 0;

    bool operator==(const Pairing&) const = default;
};

/// A share of the work, for one machine of several.
struct Shard {
    int number = 1; ///< 1 to `of`
    int of = 1;

    bool operator==(const Shard&) const = default;
};

/// The games of a tournament in order. They are played in units: a pair of games between two entrants with
/// the same seed, so with the same start and the same numbers drawn by each seat, once with one moving first
/// and once with the other. The advantages of moving first and of the start cancel within a unit; units are
/// independent of each other, the two games of a unit are not.
///
/// Units go round by round: in each round every pairing plays one, in the order of pairing(). So any number
/// of units from the start on is a fair share of the whole, also when a run is broken off.
class Schedule {
public:
    /// For at least two entrants and one pair of games for each pairing.
    Schedule(TournamentForm form, int entrants, int pairsPerPairing);

    int entrants() const { return entrants_; }
    int pairings() const;
    /// Pairings by rising first, then second entrant.
    Pairing pairing(int index) const;
    /// The index of the pairing of two entrants in either order, -1 when they do not meet.
    int pairingOf(int entrant, int other) const;
    std::int64_t units() const { return std::int64_t(pairings()) * pairsPerPairing_; }
    int pairingOfUnit(std::int64_t unit) const { return int(unit % pairings()); }

    /// The units of a shard: shards are runs of units as equal as can be, together all units.
    UnitRange unitsOf(Shard shard) const;
    /// How many of the units of the ranges belong to each pairing. Takes as long as there are ranges and
    /// pairings, not their product.
    std::vector<std::int64_t> unitsOfPairings(std::span<const UnitRange> ranges) const;

    /// The seed of a unit's games in a tournament of that seed, at most maximumSeed. It depends on the place
    /// of the pairing and the number of the round alone: when another entrant takes the place of one, it
    /// meets the same opponents with the same luck.
    static std::uint64_t seedOf(std::uint64_t tournamentSeed, std::int64_t round, int pairing);
    std::uint64_t seedOfUnit(std::uint64_t tournamentSeed, std::int64_t unit) const {
        return seedOf(tournamentSeed, unit / pairings(), pairingOfUnit(unit));
    }

private:
    TournamentForm form_;
    int entrants_;
    int pairsPerPairing_;
};

} // namespace stonemason
