// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/play/pairing_tally.h"

#include <optional>
#include <set>
#include <span>
#include <variant>
#include <vector>

namespace stonemason {

/// The results of the units of a tournament, as counts of its games only.
struct PairedTally {
    PairedTally() = default;
    explicit PairedTally(const Schedule& schedule) : pairings(std::size_t(schedule.pairings())) {}

    std::vector<PairingTally> pairings; ///< as in Schedule

    PairedTally& operator+=(const PairedTally& other);
    bool operator==(const PairedTally&) const = default;
};

/// What has been played of a shard. The tally is a type of the game, PairedTally or one that contains it: a
/// value to which tallies of other units can be added.
template <typename Tally>
struct PartialOf {
    Shard shard;       ///< 1 of 1: the whole tournament
    UnitRanges played; ///< units of the shard included in the tally
    Tally tally;

    std::int64_t gamesPlayed() const { return 2 * played.size(); }
    std::int64_t gamesInAll(const Schedule& schedule) const { return 2 * schedule.unitsOf(shard).size(); }
    bool isFinished(const Schedule& schedule) const { return gamesPlayed() == gamesInAll(schedule); }
    bool operator==(const PartialOf&) const = default;
};

/// The first pairing whose sums cannot result from playing those units of a shard; nullopt when there is
/// none.
std::optional<int> impossiblePairing(const Schedule& schedule, const UnitRanges& played,
                                     const PairedTally& tally, Shard shard);

/// A part that cannot be merged with the others, and why.
struct MergeFault {
    std::size_t part = 0; ///< which one, from 0
    Message message;

    bool operator==(const MergeFault&) const = default;
};

/// Collects the shards of one tournament for merging.
class ShardSet {
public:
    explicit ShardSet(int of) : of_(of) {}

    /// Adds a shard, or returns why it does not belong to the others: tournament/other-shards (its number of
    /// shards, theirs), tournament/shard-twice (number).
    std::optional<Message> add(Shard shard);
    /// nullopt when all are there, else tournament/shards-missing (numbers in words, number of shards).
    std::optional<Message> missing() const;

private:
    int of_;
    std::set<int> numbers_;
};

/// The first difference between the plan of a part and that of the first part, in the fields common to all
/// games: tournament/other-seed, tournament/other-form, tournament/other-games.
template <typename Plan>
std::optional<Message> scheduleDifference(const Plan& part, const Plan& first) {
    if (part.seed != first.seed) return Message{"tournament/other-seed"};
    if (part.form != first.form) return Message{"tournament/other-form"};
    if (part.games != first.games) return Message{"tournament/other-games"};
    return std::nullopt;
}

/// The result of the whole tournament from those of its shards, in any order: identical to the result of a
/// single run. The missing units of an unfinished shard are missing from the whole, too. `whole` is a result
/// without any units; `parts`, at least one, are values whose result is resultOf(part). differenceOf(part,
/// first) returns why a part is of another tournament. Faults, each of a part beside the first: that one's,
/// then those of ShardSet::add(). Of the first: that of ShardSet::missing().
template <typename Partial, typename Parts, typename ResultOf, typename DifferenceOf>
std::variant<Partial, MergeFault> mergedShards(Partial whole, const Parts& parts, ResultOf resultOf,
                                               DifferenceOf differenceOf) {
    ShardSet shards(resultOf(parts[0]).shard.of);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& part = resultOf(parts[i]);
        if (auto difference = differenceOf(parts[i], parts[0])) return MergeFault{i, *difference};
        if (auto fault = shards.add(part.shard)) return MergeFault{i, *fault};
        for (const UnitRange& range : part.played.ranges())
            whole.played.add(range);
        whole.tally += part.tally;
    }
    if (auto missing = shards.missing()) return MergeFault{0, *missing};
    return whole;
}

/// The partial result of a shard, with its tournament, for any game.
template <typename GameTournament, typename Partial>
struct TournamentPartOf {
    GameTournament tournament;
    Partial result;
};

/// mergedShards() for parts of tournaments, which have a plan() and from which a result without any unit can
/// be constructed; parts must have been read with the same rules. Faults beside those: that of
/// scheduleDifference(), then that of planDifference(plan, plan of the first part).
template <typename GameTournament, typename Partial, typename PlanDifference>
std::variant<Partial, MergeFault>
mergedParts(std::span<const TournamentPartOf<GameTournament, Partial>> parts, PlanDifference planDifference) {
    using Part = TournamentPartOf<GameTournament, Partial>;
    return mergedShards(
        Partial(parts.front().tournament), parts,
        [](const Part& part) -> const Partial& { return part.result; },
        [&planDifference](const Part& part, const Part& first) -> std::optional<Message> {
            const auto& plan = part.tournament.plan();
            const auto& firstPlan = first.tournament.plan();
            if (auto difference = scheduleDifference(plan, firstPlan)) return difference;
            return planDifference(plan, firstPlan);
        });
}

} // namespace stonemason
