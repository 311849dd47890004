// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/choice.h"

#include <algorithm>

namespace stonemason::ambush {

namespace {

std::vector<Place> inOrderOfList(std::span<const Place> places) {
    std::vector<Place> sorted(places.begin(), places.end());
    std::ranges::sort(sorted);
    return sorted;
}

/// Local search for a large independent set: a chosen place is exchanged for two others as long as that is
/// possible.
/// Invariant: no two chosen places overlap, and blockers_ counts the chosen places that overlap each place.
/// Cost: each exchange adds a place, so there are at most as many as places; a pass looks at the neighbours
/// of each chosen place once.
/// Source: D. Andrade, M. Resende, R. Werneck, Fast Local Search for the Maximum Independent Set Problem,
/// Journal of Heuristics 18, 2012.
class Exchange {
public:
    Exchange(std::span<const Place> places, std::span<const Stencil> stencils, Size map, Overlap overlap)
        : places_(inOrderOfList(places))
        , stencils_(stencils)
        , overlap_(overlap)
        , isChosen_(places.size())
        , blockers_(places.size())
        , firstOfRow_(std::size_t(map.rows) + 1) {
        for (const Place& place : places_) {
            ++firstOfRow_[std::size_t(place.corner.row) + 1];
            largest_.rows = std::max(largest_.rows, stencilOf(place).size.rows);
            largest_.columns = std::max(largest_.columns, stencilOf(place).size.columns);
        }
        for (std::size_t row = 1; row < firstOfRow_.size(); ++row)
            firstOfRow_[row] += firstOfRow_[row - 1];
    }

    void choose(const Place& place) {
        choose(std::size_t(std::ranges::lower_bound(places_, place) - places_.begin()), true);
    }

    /// Returns false if a stop was requested.
    bool run(const std::stop_token& stop) {
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t index = 0; index < places_.size(); ++index) {
                if (stop.stop_requested()) return false;
                if (isChosen_[index] && exchange(index)) changed = true;
            }
        }
        return true;
    }

    std::vector<Place> chosen() const {
        std::vector<Place> chosen;
        for (std::size_t index = 0; index < places_.size(); ++index)
            if (isChosen_[index]) chosen.push_back(places_[index]);
        return chosen;
    }

private:
    const Stencil& stencilOf(const Place& place) const { return stencils_[std::size_t(place.stencil)]; }
    bool overlap(std::size_t first, std::size_t second) const {
        return doOverlap(places_[first], places_[second], stencils_, overlap_);
    }

    /// Calls visit(index) for all places that overlap this one, but for itself.
    template <typename Visit>
    void forEachNeighbour(std::size_t index, Visit visit) const {
        const Place& place = places_[index];
        const Size size = stencilOf(place).size;
        const int endRow = std::min(place.corner.row + size.rows, int(firstOfRow_.size()) - 1);
        for (int row = std::max(0, place.corner.row - largest_.rows + 1); row < endRow; ++row) {
            const auto end = places_.begin() + firstOfRow_[std::size_t(row) + 1];
            const Cell first{row, place.corner.column - largest_.columns + 1};
            auto other = std::ranges::lower_bound(places_.begin() + firstOfRow_[std::size_t(row)], end, first,
                                                  {}, &Place::corner);
            for (; other != end && other->corner.column < place.corner.column + size.columns; ++other) {
                const auto neighbour = std::size_t(other - places_.begin());
                if (neighbour != index && overlap(index, neighbour)) visit(neighbour);
            }
        }
    }

    void choose(std::size_t index, bool chosen) {
        isChosen_[index] = chosen;
        forEachNeighbour(index, [&](std::size_t neighbour) { blockers_[neighbour] += chosen ? 1 : -1; });
    }

    /// Exchanges this place for two or more if there are two that no other chosen place overlaps.
    bool exchange(std::size_t index) {
        std::vector<std::size_t> freed;
        forEachNeighbour(index, [&](std::size_t neighbour) {
            if (blockers_[neighbour] == 1) freed.push_back(neighbour);
        });
        const std::size_t step = 1 + freed.size() / mostTried;
        for (std::size_t first = 0; first < freed.size(); first += step)
            for (std::size_t second = first + step; second < freed.size(); second += step) {
                if (overlap(freed[first], freed[second])) continue;
                choose(index, false);
                choose(freed[first], true);
                choose(freed[second], true);
                for (std::size_t other : freed)
                    if (!isChosen_[other] && blockers_[other] == 0) choose(other, true);
                return true;
            }
        return false;
    }

    static constexpr std::size_t mostTried = 64;

    std::vector<Place> places_;
    std::span<const Stencil> stencils_;
    Overlap overlap_;
    std::vector<char> isChosen_;
    std::vector<int> blockers_;              ///< how many chosen places overlap each
    std::vector<std::ptrdiff_t> firstOfRow_; ///< index of the first place in each row
    Size largest_;                           ///< of all boxes
};

} // namespace

std::vector<Place> chooseBest(std::span<const Place> places, std::span<const Stencil> stencils, Size map,
                              Overlap overlap) {
    std::vector<Place> sorted(places.begin(), places.end());
    std::ranges::sort(sorted, [&](const Place& a, const Place& b) { return isBetter(a, b, stencils); });
    BitGrid taken(map);
    std::vector<Place> chosen;
    for (const Place& place : sorted) {
        if (meets(place, taken, stencils, overlap)) continue;
        mark(taken, place, true, stencils, overlap);
        chosen.push_back(place);
    }
    std::ranges::sort(chosen);
    return chosen;
}

std::optional<std::vector<Place>> chooseMost(std::span<const Place> places, std::span<const Stencil> stencils,
                                             Size map, Overlap overlap, const std::stop_token& stop) {
    Exchange exchange(places, stencils, map, overlap);
    for (const Place& place : chooseBest(places, stencils, map, overlap))
        exchange.choose(place);
    if (!exchange.run(stop)) return std::nullopt;
    return exchange.chosen();
}

std::size_t mostKeptPlaces(Choice choice, std::span<const Stencil> stencils) {
    if (choice != Choice::All) return maximumPlaces;
    constexpr std::size_t mostCells = std::size_t{4096} * 4096;
    std::size_t mostOfOne = 1;
    for (const Stencil& stencil : stencils) {
        // Each cell that does not agree takes a weight of 1 at least.
        const auto spare = std::min(stencil.cells.size(), std::size_t(stencil.of - stencil.needed));
        mostOfOne = std::max(mostOfOne, spare + stencil.stand.size());
    }
    return std::min(maximumPlaces, mostCells / mostOfOne);
}

std::optional<std::vector<Place>> choose(Choice choice, std::span<const Place> places,
                                         std::span<const Stencil> stencils, Size map, Overlap overlap,
                                         const std::stop_token& stop) {
    switch (choice) {
    case Choice::Best: return chooseBest(places, stencils, map, overlap);
    case Choice::Most: return chooseMost(places, stencils, map, overlap, stop);
    case Choice::All: break;
    }
    return std::vector<Place>(places.begin(), places.end());
}

} // namespace stonemason::ambush
