// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/change_race.h"

#include "core/play/estimate.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace stonemason::token_battle {

namespace {

constexpr double halfPointsOfUnit = unitResults - 1;
constexpr double missed = 0.05; ///< of a hundred races so many may have an interval that misses

/// The fewest significant units: of a round, and of the confirming round.
constexpr std::int64_t fewestUnits = 4;
constexpr std::int64_t fewestToConfirm = 60;

void add(Gains& all, const Gains& more) {
    all.resize(std::max(all.size(), more.size()));
    for (std::size_t i = 0; i < more.size(); ++i) {
        all[i].first += more[i].first;
        all[i].second += more[i].second;
    }
}

std::int64_t sumOf(const Gains& gains) {
    std::int64_t sum = 0;
    for (const auto& [count, sums] : gains)
        sum += sums.sum;
    return sum;
}

/// The next multiple of a number, which is positive.
std::int64_t roundedUp(std::int64_t number, std::int64_t multiple) {
    return (number + multiple - 1) / multiple * multiple;
}

/// The units of a round in which so many decks share a number of them.
std::int64_t unitsEach(std::int64_t units, int contenders) {
    return units / (contenders + 1); // the deck as it is plays them, too
}

RaceResult confirmedOf(std::span<const int> contenders, std::span<const Gains> gains) {
    RaceResult result{.confirmed = int(contenders.size())};
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const Estimate gain = gainOf(gains[i], missed / 2 / double(contenders.size()));
        if (gain.interval.low > 0) result.findings.push_back({contenders[i], gain});
    }
    std::ranges::stable_sort(result.findings, std::greater(),
                             [](const RaceFinding& finding) { return finding.gain.value; });
    return result;
}

} // namespace

std::int64_t RacePlan::units() const {
    return std::accumulate(rounds.begin(), rounds.end(), std::int64_t{0},
                           [](std::int64_t sum, const RaceRound& round) {
                               return sum + (round.contenders + 1) * round.units.size();
                           });
}

RacePlan racePlanOf(int contenders, int opponents, std::int64_t units) {
    RacePlan plan;
    std::vector<int> sizes;
    for (int left = contenders; left > mostConfirmed; left = std::max(mostConfirmed, (left + 1) / 2))
        sizes.push_back(left);
    std::int64_t next = 0;
    for (const int size : sizes) {
        const std::int64_t share = units / 2 / std::int64_t(sizes.size());
        const std::int64_t each = std::max(fewestUnits, unitsEach(share, size));
        plan.rounds.push_back({size, {next, next + each}});
        next += each;
    }
    const int confirmed = std::min(contenders, mostConfirmed);
    const std::int64_t fewest = std::max<std::int64_t>(fewestToConfirm, 2 * std::int64_t(opponents));
    const std::int64_t each = std::max(fewest, unitsEach(units - plan.units(), confirmed));
    plan.rounds.push_back({confirmed, {next, next + roundedUp(each, opponents)}});
    return plan;
}

Estimate gainOf(const Gains& gains, double tail) {
    double count = 0;
    double sum = 0;
    double spread = 0;
    double strata = 0;
    for (const auto& [units, sums] : gains) {
        if (units == 0) continue;
        const auto n = double(units);
        const double mean = double(sums.sum) / halfPointsOfUnit;
        const double squares = double(sums.squares) / (halfPointsOfUnit * halfPointsOfUnit);
        count += n;
        sum += mean;
        ++strata;
        if (units > 1) spread += std::max(0.0, squares - mean * mean / n) * n / (n - 1);
    }
    if (count == 0) return {0, {-1, 1}};
    const double z = quantileOfNormal(tail);
    const double added = z * z / 2;
    const double all = count + added;
    const double mean = sum / count;
    const double centre = sum / all;
    const double shift = mean - centre;
    const double addedSpread =
        added / 4 * ((1 - centre) * (1 - centre) + (1 + centre) * (1 + centre)) + added / 2 * centre * centre;
    const double variance = (spread + count * shift * shift + addedSpread) / all;
    const double reach = studentOf(z, std::max(1.0, count - strata)) * std::sqrt(variance / all);
    return {mean, {std::max(-1.0, centre - reach), std::min(1.0, centre + reach)}};
}

std::optional<RaceResult> successiveHalving(const RacePlan& plan, const RaceSampler& sample) {
    std::vector<int> contenders(std::size_t(plan.rounds.front().contenders));
    std::iota(contenders.begin(), contenders.end(), 0);
    std::vector<Gains> soFar(contenders.size());
    for (const RaceRound& round : plan.rounds) {
        const bool confirms = &round == &plan.rounds.back();
        const bool isChoice = plan.rounds.size() > 1;
        std::ranges::stable_sort(contenders, std::greater(),
                                 [&](int contender) { return sumOf(soFar[std::size_t(contender)]); });
        contenders.resize(std::min(contenders.size(), std::size_t(round.contenders)));
        if (confirms && isChoice)
            std::erase_if(contenders,
                          [&](int contender) { return sumOf(soFar[std::size_t(contender)]) <= 0; });
        if (contenders.empty()) return RaceResult{};
        const auto gains = sample(contenders, round.units);
        if (!gains) return std::nullopt;
        if (confirms) return confirmedOf(contenders, *gains);
        for (std::size_t i = 0; i < contenders.size(); ++i)
            add(soFar[std::size_t(contenders[i])], (*gains)[i]);
    }
    return RaceResult{};
}

} // namespace stonemason::token_battle
