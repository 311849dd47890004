// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"

#include <cstddef>

namespace stonemason::ambush {

/// Default limit on the number of places kept: 32 MB during the search. An open plain of 4096 x 4096 has 16
/// million for each way a pattern is turned.
inline constexpr std::size_t maximumPlaces = 1'000'000;

/// Keeps the best of any number of places in the room of twice as many as are wanted.
class BestPlaces {
public:
    /// The stencils must outlive this; `most` is 1 at least.
    BestPlaces(std::span<const Stencil> stencils, std::size_t most) : stencils_(stencils), most_(most) {}

    void add(const Place& place) {
        if (worst_ && !isBetter(place, *worst_, stencils_)) return;
        places_.push_back(place);
        if (places_.size() >= 2 * most_) drop();
    }

    /// Those kept, in the order of a list.
    std::vector<Place> take();

private:
    void drop();

    std::span<const Stencil> stencils_;
    std::size_t most_;
    std::vector<Place> places_;
    std::optional<Place> worst_; ///< of those kept, once there were more
};

} // namespace stonemason::ambush
