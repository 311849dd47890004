// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/search.h"

#include "core/ambush/judge.h"

#include <algorithm>

namespace stonemason::ambush {

namespace {

/// Keeps the best of any number of places in the room of twice as many.
class BestPlaces {
public:
    BestPlaces(std::span<const Stencil> stencils, std::size_t most) : stencils_(stencils), most_(most) {}

    void add(const Place& place) {
        if (worst_ && !isBetter(place, *worst_, stencils_)) return;
        places_.push_back(place);
        if (places_.size() >= 2 * most_) drop();
    }

    std::vector<Place> take() {
        drop();
        std::ranges::sort(places_);
        return std::move(places_);
    }

private:
    void drop() {
        if (places_.size() <= most_) return;
        const auto better = [this](const Place& a, const Place& b) { return isBetter(a, b, stencils_); };
        std::ranges::nth_element(places_, places_.begin() + std::ptrdiff_t(most_) - 1, better);
        places_.resize(most_);
        worst_ = places_.back();
    }

    std::span<const Stencil> stencils_;
    std::size_t most_;
    std::vector<Place> places_;
    std::optional<Place> worst_; ///< of those kept, once there were more
};

} // namespace

std::optional<Found> findPlaces(std::span<const Stencil> stencils, const BitGrid& passable, std::size_t most,
                                const std::stop_token& stop, const std::function<void(int percent)>& watch) {
    std::vector<Judge> judges(stencils.begin(), stencils.end());
    BestPlaces best(stencils, most);
    Found found;
    int told = 0;
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
        const int percent = (row + 1) * 100 / passable.rows();
        if (watch && percent > told) watch(percent);
        told = percent;
    }
    found.places = best.take();
    return found;
}

} // namespace stonemason::ambush
