// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/comparison.h"

#include <algorithm>
#include <cmath>

namespace stonemason {

Estimate rateOf(std::int64_t count, std::int64_t games) {
    if (games == 0) return {0, {0, 1}};
    const double n = double(games);
    const double rate = double(count) / n;
    const double z2 = quantileOfNormal95 * quantileOfNormal95;
    const double centre = (rate + z2 / (2 * n)) / (1 + z2 / n);
    const double reach =
        quantileOfNormal95 * std::sqrt(rate * (1 - rate) / n + z2 / (4 * n * n)) / (1 + z2 / n);
    // At 0 and 1 the bound equals the rate, except for rounding errors.
    return {rate,
            {std::min(rate, std::max(0.0, centre - reach)), std::max(rate, std::min(1.0, centre + reach))}};
}

Estimate differenceBetween(const Estimate& some, const Estimate& others) {
    const double difference = some.value - others.value;
    const double below = std::hypot(some.value - some.interval.low, others.interval.high - others.value);
    const double above = std::hypot(some.interval.high - some.value, others.value - others.interval.low);
    return {difference, {difference - below, difference + above}};
}

bool isBeyondChance(const Estimate& difference) {
    return difference.interval.low > 0 || difference.interval.high < 0;
}

Estimate distanceFromHalf(const Estimate& share) {
    const double low = std::abs(share.interval.low - 0.5);
    const double high = std::abs(share.interval.high - 0.5);
    const bool holdsHalf = share.interval.low <= 0.5 && share.interval.high >= 0.5;
    return {std::abs(share.value - 0.5), {holdsHalf ? 0 : std::min(low, high), std::max(low, high)}};
}

} // namespace stonemason
