// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/pairing_tally.h"

#include <optional>
#include <span>
#include <utility>

namespace stonemason {

/// A 95 % confidence interval: about 95 of a hundred such intervals contain the true value.
struct Interval {
    double low = 0;
    double high = 0;

    bool operator==(const Interval&) const = default;
};

/// The Elo difference at which the expected points are shared 10 to 1.
inline constexpr double eloScale = 400;

/// A quantity measured in games, with its confidence interval.
struct Estimate {
    double value = 0;
    Interval interval{};

    bool operator==(const Estimate&) const = default;
};

/// A mean of unbounded numbers; with fewer than two samples it has no interval.
struct Mean {
    double value = 0;
    std::optional<Interval> interval{};

    bool operator==(const Mean&) const = default;
};

/// The share of all points that an entrant scores, 0 to 1 (a draw is half a point), with its interval.
///
/// The samples are units, pairs of games with one seed: the two games of a unit depend on each other, and
/// the variance between units, not between games, determines how much another run could differ. The
/// opponents are fixed, so only the variance against each one counts (stratified). With n units of shares x
/// in g groups, m their mean, four pseudo-units are added, two won and two lost (Agresti and Coull,
/// "Approximate is better than exact for interval estimation of binomial proportions", The American
/// Statistician 52, 1998, here for any shares between 0 and 1). The interval is therefore accurate for few
/// units and has a positive width when all were won:
///
///     n' = n + 4,   m' = (sum of x + 2) / n'
///     s'^2 = (S + n (m - m')^2 + 2 m'^2 + 2 (1 - m')^2) / n'
///     S = sum over groups of k/(k-1) * (squares about the group's mean), k units in the group;
///         when a group has but one unit: squares about m of all units together
///     m' +- t(0.975; n' - g) * s' / sqrt(n'),  cut off at 0 and 1
///
/// Without any units the share is 1/2 and the interval is 0 to 1.
Estimate shareOf(std::span<const UnitCounts> groups);

/// The mean of whole numbers, one for each unit, divided by `parts`, with the interval of Student's t: with
/// parts = 2, points per unit become points per game. Groups as above.
Mean meanOf(std::span<const std::pair<std::int64_t, Sums>> groups, double parts);

/// How much larger the share of points is in some games than in others, -1 to 1; nullopt when either group
/// has no games. The interval is that of Agresti and Caffo ("Simple and effective confidence intervals for
/// proportions ...", The American Statistician 54, 2000): a won and a lost game are added on each side. It
/// assumes independent games.
std::optional<Estimate> differenceOf(const Outcomes& some, const Outcomes& others);

/// The expected score, 0 to 1, of a player with this Elo advantage: the logistic curve 1 / (1 + 10^(-d/400))
/// of Arpad Elo's scale as FIDE and chess programs use it. 0 Elo are 50 %, 100 are 64 %, 400 are 91 %.
double expectedScore(double eloDifference);
/// The same with the ends of the interval.
Estimate expectedScore(const Estimate& elo);

/// The difference in Elo at which that share is expected: 400 log10(s / (1 - s)). nullopt where there is
/// none: for a share of 0 or 1.
std::optional<double> eloDifferenceOf(double share);
/// The same with the ends of the interval, nullopt where one of the three has none.
std::optional<Estimate> eloDifferenceOf(const Estimate& share);

/// The 97.5 % quantile of Student's t distribution; degrees of freedom from 1.
double quantileOfT(std::int64_t degrees);

/// A normal variable lies within this many standard deviations of its mean in 95 of 100 cases.
inline constexpr double quantileOfNormal95 = 1.959963984540054;

/// The value that a standard normal variable exceeds with this probability, between 0 and 1/2: 1.96 for
/// 0.025.
double quantileOfNormal(double tail);

/// The quantile of Student's t with the same tail probability as this normal quantile, for degrees of
/// freedom from 1: the first terms of a series in 1/degrees, accurate to a hundredth from 7 on, with z up to
/// 3.
double studentOf(double normal, double degrees);

} // namespace stonemason
