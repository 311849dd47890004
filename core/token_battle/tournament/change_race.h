// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/estimate.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace stonemason::token_battle {

/// The gain of a changed deck over the unchanged one, in half points of a unit, -4 to 4: for each opponent
/// the number of units and the sums of these differences. Both decks play each unit with the same opponent,
/// seats and seed (common random numbers), so the difference has a smaller variance than either result.
using Gains = std::vector<std::pair<std::int64_t, Sums>>;

/// One round of a race.
struct RaceRound {
    int contenders = 0; ///< at most
    UnitRange units{};  ///< played by each of them; no two rounds share a unit, so none its luck

    bool operator==(const RaceRound&) const = default;
};

/// The plan of a race: in each round but the last the better half advances, judged by all units so far. The
/// last round confirms.
struct RacePlan {
    std::vector<RaceRound> rounds;

    /// Units of all rounds and contenders, those of the deck as it is among them: the most that are played.
    std::int64_t units() const;
    bool operator==(const RacePlan&) const = default;
};

/// The most contenders in the last round.
inline constexpr int mostConfirmed = 8;

/// A race of so many contenders, at least one, against so many opponents that takes about as many units: half
/// of them to find the best, half to confirm. However few units are asked for, there are enough that each
/// round is significant; in the last one each opponent is met equally often, at least twice.
RacePlan racePlanOf(int contenders, int opponents, std::int64_t units);

/// A contender that is better than the deck as it is.
struct RaceFinding {
    int contender = 0;
    /// How much larger its share of points is, -1 to 1, by the units of the last round alone.
    Estimate gain;

    bool operator==(const RaceFinding&) const = default;
};

struct RaceResult {
    std::vector<RaceFinding> findings{}; ///< by falling gain
    int confirmed = 0;                   ///< contenders that took part in the last round

    bool operator==(const RaceResult&) const = default;
};

/// Plays units of a range with contenders: a Gains for each of these, or nullopt after a stop request.
/// Unit n is played against opponent n % opponents.
using RaceSampler =
    std::function<std::optional<std::vector<Gains>>(std::span<const int> contenders, UnitRange units)>;

/// Finds the contenders that are better than the deck as it is, beyond doubt. nullopt after a stop request.
///
/// The first rounds only select candidates; nothing is concluded from them, so trying hundreds does not bias
/// the result. Confirmed are at most mostConfirmed contenders, of them only those that made more so far, in
/// units none of them has played before. Their intervals are simultaneous (Bonferroni): with k of them each
/// is one of 100 - 5/k percent, so that in at least 95 of a hundred races all of them hold. A finding is one
/// whose interval lies above 0: where no change is better, fewer than one race in forty finds any.
std::optional<RaceResult> successiveHalving(const RacePlan& plan, const RaceSampler& sample);

/// The mean of the differences as a share of points, with the interval that misses it in 2 * tail of cases.
/// There must be at least two units for each opponent.
///
/// Opponents are strata, as in shareOf(). So that units which mostly make no difference do not seem surer
/// than they are, z^2 / 2 made-up units are added, a quarter gained, a quarter lost, half equal: for 95 % the
/// two of Agresti and Min ("Simple improved confidence intervals for comparing matched proportions",
/// Statistics in Medicine 24, 2005), more where more certainty is asked for.
Estimate gainOf(const Gains& gains, double tail);

} // namespace stonemason::token_battle
