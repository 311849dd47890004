// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/place.h"

namespace stonemason::ambush {

bool isBetter(const Place& first, const Place& second, std::span<const Stencil> stencils) {
    const auto of = [&](const Place& place) { return std::int64_t{stencils[std::size_t(place.stencil)].of}; };
    const std::int64_t left = first.agree * of(second);
    const std::int64_t right = second.agree * of(first);
    return left != right ? left > right : first < second;
}

Site siteAt(const Place& place, std::span<const Stencil> stencils, const BitGrid& passable) {
    const Stencil& stencil = stencils[std::size_t(place.stencil)];
    Site site{stencil.pattern,
              stencil.orientation,
              place.corner,
              stencil.size,
              place.agree,
              stencil.of,
              {},
              {},
              {}};
    for (const auto& [cell, demand] : stencil.cells)
        if (passable[place.corner + cell] != demand.passable) site.misses.push_back(place.corner + cell);
    for (Cell cell : stencil.stand)
        (passable[place.corner + cell] ? site.stand : site.blocked).push_back(place.corner + cell);
    return site;
}

} // namespace stonemason::ambush
