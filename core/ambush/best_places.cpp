// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/best_places.h"

#include <algorithm>

namespace stonemason::ambush {

void BestPlaces::drop() {
    if (places_.size() <= most_) return;
    const auto better = [this](const Place& a, const Place& b) { return isBetter(a, b, stencils_); };
    std::ranges::nth_element(places_, places_.begin() + std::ptrdiff_t(most_) - 1, better);
    places_.resize(most_);
    worst_ = places_.back();
}

std::vector<Place> BestPlaces::take() {
    drop();
    std::ranges::sort(places_);
    return std::move(places_);
}

} // namespace stonemason::ambush
