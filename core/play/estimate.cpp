// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/estimate.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace stonemason {

namespace {

constexpr double mostHalfPoints = unitResults - 1;

/// Numbers of one group: how many, their sum, the sum of their squares.
struct Sample {
    double count = 0;
    double sum = 0;
    double squares = 0;

    /// The sum of the squared distances from their mean.
    double spread() const { return count > 0 ? std::max(0.0, squares - sum * sum / count) : 0; }
};

Sample sampleOf(const UnitCounts& counts) {
    Sample sample;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double share = double(i) / mostHalfPoints;
        sample.count += double(counts[i]);
        sample.sum += double(counts[i]) * share;
        sample.squares += double(counts[i]) * share * share;
    }
    return sample;
}

/// Several groups as one sample, with the spread within them and how many groups that spread is about.
struct Strata {
    Sample all;
    double spread = 0;
    std::int64_t groups = 1;
};

Strata strataOf(std::span<const Sample> samples) {
    Strata strata;
    bool single = false;
    std::int64_t groups = 0;
    for (const Sample& sample : samples) {
        if (sample.count == 0) continue;
        strata.all.count += sample.count;
        strata.all.sum += sample.sum;
        strata.all.squares += sample.squares;
        single = single || sample.count < 2;
        ++groups;
        if (sample.count > 1) strata.spread += sample.spread() * sample.count / (sample.count - 1);
    }
    if (single)
        strata.spread = strata.all.spread();
    else
        strata.groups = std::max<std::int64_t>(groups, 1);
    return strata;
}

/// The games as shares, with so many won and lost ones added.
Sample sampleOf(const Outcomes& outcomes, double added) {
    return {double(outcomes.games()) + 2 * added, double(outcomes.halfPoints()) / 2 + added,
            double(outcomes.wins) + double(outcomes.draws) / 4 + added};
}

} // namespace

Estimate shareOf(std::span<const UnitCounts> groups) {
    std::vector<Sample> samples;
    for (const UnitCounts& counts : groups)
        samples.push_back(sampleOf(counts));
    const Strata strata = strataOf(samples);
    const double units = strata.all.count;
    const double mean = units > 0 ? strata.all.sum / units : 0.5;
    const double count = units + 4;
    const double centre = (strata.all.sum + 2) / count;
    const double shift = mean - centre;
    const double added = 2 * centre * centre + 2 * (1 - centre) * (1 - centre);
    const double variance = (strata.spread + units * shift * shift + added) / count;
    const double reach =
        quantileOfT(std::int64_t(count) - strata.groups) * std::sqrt(variance) / std::sqrt(count);
    return {mean, {std::max(0.0, centre - reach), std::min(1.0, centre + reach)}};
}

Mean meanOf(std::span<const std::pair<std::int64_t, Sums>> groups, double parts) {
    std::vector<Sample> samples;
    for (const auto& [count, sums] : groups)
        samples.push_back({double(count), double(sums.sum), double(sums.squares)});
    const Strata strata = strataOf(samples);
    const double count = strata.all.count;
    if (count == 0) return {};
    const double mean = strata.all.sum / count;
    if (count < 2) return {mean / parts, std::nullopt};
    const std::int64_t degrees = std::int64_t(count) - strata.groups;
    const double spread = strata.groups == 1 ? strata.all.spread() * count / (count - 1) : strata.spread;
    const double reach = quantileOfT(degrees) * std::sqrt(spread) / count;
    return {mean / parts, Interval{(mean - reach) / parts, (mean + reach) / parts}};
}

std::optional<Estimate> differenceOf(const Outcomes& some, const Outcomes& others) {
    if (some.games() == 0 || others.games() == 0) return std::nullopt;
    const Sample plain[] = {sampleOf(some, 0), sampleOf(others, 0)};
    const Sample added[] = {sampleOf(some, 1), sampleOf(others, 1)};
    double variance = 0;
    for (const Sample& sample : added)
        variance += sample.spread() / (sample.count * sample.count);
    const double value = plain[0].sum / plain[0].count - plain[1].sum / plain[1].count;
    const double centre = added[0].sum / added[0].count - added[1].sum / added[1].count;
    const double reach = quantileOfNormal95 * std::sqrt(variance);
    return Estimate{value, {std::max(-1.0, centre - reach), std::min(1.0, centre + reach)}};
}

double quantileOfT(std::int64_t degrees) {
    constexpr std::array few{12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691};
    if (degrees <= std::int64_t(few.size())) return few[std::size_t(std::max<std::int64_t>(degrees, 1)) - 1];
    return studentOf(quantileOfNormal95, double(degrees));
}

double quantileOfNormal(double tail) {
    // Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.23: accurate to 0.00045 ...
    const double t = std::sqrt(-2 * std::log(tail));
    double z =
        t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
    // ... and after Newton steps as accurate as erfc.
    for (int step = 0; step < 2; ++step) {
        const double above = std::erfc(z / std::numbers::sqrt2) / 2;
        const double density = std::exp(-z * z / 2) * std::numbers::inv_sqrtpi / std::numbers::sqrt2;
        z += (above - tail) / density;
    }
    return z;
}

double studentOf(double normal, double degrees) {
    // Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5.
    const double z = normal;
    const double n = degrees;
    const double z3 = z * z * z;
    const double z5 = z3 * z * z;
    const double z7 = z5 * z * z;
    return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

double expectedScore(double eloDifference) {
    return 1 / (1 + std::pow(10.0, -eloDifference / eloScale));
}

Estimate expectedScore(const Estimate& elo) {
    return {expectedScore(elo.value), {expectedScore(elo.interval.low), expectedScore(elo.interval.high)}};
}

std::optional<double> eloDifferenceOf(double share) {
    if (share <= 0 || share >= 1) return std::nullopt;
    return eloScale * std::log10(share / (1 - share));
}

std::optional<Estimate> eloDifferenceOf(const Estimate& share) {
    const auto value = eloDifferenceOf(share.value);
    const auto low = eloDifferenceOf(share.interval.low);
    const auto high = eloDifferenceOf(share.interval.high);
    if (!value || !low || !high) return std::nullopt;
    return Estimate{*value, {*low, *high}};
}

} // namespace stonemason
