// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rank_correlation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <vector>

namespace stonemason::test {

namespace {

/// Twice the rank of each value less the mean of all ranks, so that it is a whole number.
std::vector<double> centredRanks(std::span<const int> values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::sort(order.begin(), order.end(),
              [&values](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t end = first;
        while (end < order.size() && values[order[end]] == values[order[first]])
            ++end;
        for (std::size_t i = first; i < end; ++i)
            ranks[order[i]] = double(first + end) - double(values.size());
        first = end;
    }
    return ranks;
}

} // namespace

double rankCorrelation(std::span<const int> a, std::span<const int> b) {
    assert(a.size() == b.size());
    const std::vector<double> x = centredRanks(a);
    const std::vector<double> y = centredRanks(b);
    const double xx = std::inner_product(x.begin(), x.end(), x.begin(), 0.0);
    const double yy = std::inner_product(y.begin(), y.end(), y.begin(), 0.0);
    if (xx == 0 || yy == 0) return 0;
    return std::inner_product(x.begin(), x.end(), y.begin(), 0.0) / std::sqrt(xx * yy);
}

} // namespace stonemason::test
