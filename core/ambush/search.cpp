// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/search.h"

#include "core/ambush/judge.h"

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

std::optional<Found> findPlaces(std::span<const Stencil> stencils, const BitGrid& passable, std::size_t most,
                                const std::stop_token& stop, const std::function<void(int percent)>& watch) {
    std::vector<Judge> judges(stencils.begin(), stencils.end());
    BestPlaces best(stencils, most);
    Found found;
    SearchProgress progress(passable.rows(), watch);
    for (int row = 0; row < passable.rows(); ++row) {
        if (stop.stop_requested()) return std::nullopt;
        for (std::size_t index = 0; index < judges.size(); ++index) {
            const Size corners = cornersOn(passable.size(), stencils[index]);
            if (row < corners.rows) found.tried += corners.columns;
            for (const Judge::Hit& hit : judges[index].hitsInRow(passable, row)) {
                best.add({{row, hit.column}, int(index), hit.agree});
                ++found.passing;
            }
        }
        progress.setDone(row + 1);
    }
    found.places = best.take();
    return found;
}

} // namespace stonemason::ambush
