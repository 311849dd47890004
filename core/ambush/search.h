// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/best_places.h"

#include <functional>
#include <stop_token>

namespace stonemason::ambush {

struct Found {
    std::vector<Place>
        places; ///< by row, column, pattern and orientation; the best, when more pass than are kept
    std::int64_t passing = 0; ///< how many pass, kept or not
    std::int64_t tried = 0;   ///< how often a stencil was laid on the map

    bool operator==(const Found&) const = default;
};

/// Lays every stencil on every place of the map; `most` is 1 at least. A stencil larger than the map is not
/// tried. `watch` is called with the progress in percent each time it grows. Returns nullopt if a stop was
/// requested.
std::optional<Found> findPlaces(std::span<const Stencil> stencils, const BitGrid& passable,
                                std::size_t most = maximumPlaces, const std::stop_token& stop = {},
                                const std::function<void(int percent)>& watch = {});

} // namespace stonemason::ambush
