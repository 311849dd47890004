// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_order.h"

#include <algorithm>
#include <numeric>

namespace stonemason::ambush {

namespace {

/// Between two pieces of so many rows it is asked whether to go on.
constexpr std::size_t pieceSize = 16'384;

/// std::stable_sort, but it can be stopped: false, with the rows in some order.
template <typename Before>
bool sortStably(std::vector<int>& rows, Before isBefore, const std::stop_token& stop) {
    const auto at = [&rows](std::size_t row) {
        return rows.begin() + std::ptrdiff_t(std::min(row, rows.size()));
    };
    for (std::size_t from = 0; from < rows.size(); from += pieceSize) {
        if (stop.stop_requested()) return false;
        std::stable_sort(at(from), at(from + pieceSize), isBefore);
    }
    for (std::size_t run = pieceSize; run < rows.size(); run *= 2)
        for (std::size_t from = 0; from + run < rows.size(); from += 2 * run) {
            if (stop.stop_requested()) return false;
            std::inplace_merge(at(from), at(from + run), at(from + 2 * run), isBefore);
        }
    return true;
}

} // namespace

std::optional<std::vector<int>> sorted(std::span<const Place> places, std::span<const Stencil> stencils,
                                       const SiteOrder& order, const std::stop_token& stop) {
    std::vector<int> rows(places.size());
    std::iota(rows.begin(), rows.end(), 0);
    if (order.key == SiteKey::Where) {
        if (!order.ascending) std::ranges::reverse(rows);
        return rows;
    }
    const auto isLess = [&](int first, int second) {
        const Place& one = places[std::size_t(first)];
        const Place& other = places[std::size_t(second)];
        if (order.key == SiteKey::How) return one.stencil < other.stencil;
        return std::int64_t(one.agree) * stencils[std::size_t(other.stencil)].of <
               std::int64_t(other.agree) * stencils[std::size_t(one.stencil)].of;
    };
    const auto isBefore = [&](int first, int second) {
        return order.ascending ? isLess(first, second) : isLess(second, first);
    };
    if (!sortStably(rows, isBefore, stop)) return std::nullopt;
    return rows;
}

} // namespace stonemason::ambush
