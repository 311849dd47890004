// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/place.h"

#include <cstddef>
#include <functional>
#include <stop_token>

namespace stonemason::ambush {

/// Default limit on the number of places kept: 32 MB during the search. An open plain of 4096 x 4096 has 16
/// million for each way a pattern is turned.
inline constexpr std::size_t maximumPlaces = 1'000'000;

/// Keeps the best `most` of any number of places in a buffer of twice that size.
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

/// Reports the progress of a job in percent, each time it grows.
class SearchProgress {
public:
    /// `total` must be positive if setDone() is ever called; `watch`, which may be empty, must outlive this.
    SearchProgress(int total, const std::function<void(int percent)>& watch) : total_(total), watch_(watch) {}

    void setDone(int done) {
        const int percent = done * 100 / total_;
        if (watch_ && percent > reported_) watch_(percent);
        reported_ = percent;
    }

private:
    int total_;
    int reported_ = 0;
    const std::function<void(int percent)>& watch_;
};

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
