// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace stonemason::ambush {

/// What a list of sites is sorted by.
enum class SiteKey : std::uint8_t {
    Score, ///< the share that agrees
    Where, ///< the place: as a list has them
    How    ///< the pattern, and how it lies
};

struct SiteOrder {
    SiteKey key = SiteKey::Score;
    bool ascending = false;

    bool operator==(const SiteOrder&) const = default;
};

/// The places by row of a list in that order. They come in the order of a list, which decides between equal
/// ones. With very many this takes long; returns nullopt if a stop was requested.
std::optional<std::vector<int>> sorted(std::span<const Place> places, std::span<const Stencil> stencils,
                                       const SiteOrder& order, const std::stop_token& stop = {});

} // namespace stonemason::ambush
