// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/sites/site_order.h"

#include <algorithm>
#include <numeric>

namespace stonemason::ambush {

std::vector<int> sorted(std::span<const Place> places, std::span<const Stencil> stencils,
                        const SiteOrder& order) {
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
    std::ranges::stable_sort(rows, [&](int first, int second) {
        return order.ascending ? isLess(first, second) : isLess(second, first);
    });
    return rows;
}

} // namespace stonemason::ambush
