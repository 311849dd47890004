// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/choice.h"
#include "core/ambush/live_index.h"
#include "core/ambush/pattern.h"
#include "core/ambush/place.h"
#include "core/grid/grid.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace stonemason::ambush {

/// A spatial index of the sites on a map, for drawing a part of it: which cells they compare, and how dense
/// they are. Construction is linear in the number of sites; a query takes constant time per block.
class SiteCover {
public:
    /// Density is computed for squares of so many cells a side.
    static constexpr int blockSide = 32;

    SiteCover() = default;
    /// All places must be on a map of the size and made with these stencils.
    SiteCover(std::span<const Place> places, std::span<const Stencil> stencils, Size map);

    /// The cells that some site compares.
    const BitGrid& cells() const { return cells_; }
    /// The block of a cell: the cell's row and column divided by blockSide.
    static Cell blockOf(Cell cell) { return {cell.row / blockSide, cell.column / blockSide}; }
    /// How many sites' boxes touch the block, which must be one of the map's.
    int sitesIn(Cell block) const { return sites_[block]; }
    /// Whether every block that the box overlaps is touched by more than `most` sites. The box must lie on
    /// the map.
    bool isCrowded(Cell corner, Size box, int most) const;

private:
    BitGrid cells_;
    Grid<int> sites_; ///< by block
};

/// What a list of sites is sorted by.
enum class SiteKey : std::uint8_t {
    Score, ///< the share that agrees
    Where, ///< the place: the default order of a list
    How    ///< the pattern and its orientation
};

struct SiteOrder {
    SiteKey key = SiteKey::Score;
    bool ascending = false;

    bool operator==(const SiteOrder&) const = default;
};

/// The indices of the places by row of a list in that order. The places are passed in the default order of a
/// list, which breaks ties. Slow for very many places; returns nullopt if a stop was requested.
std::optional<std::vector<int>> sorted(std::span<const Place> places, std::span<const Stencil> stencils,
                                       const SiteOrder& order, const std::stop_token& stop = {});

/// The input of a search: the patterns, and which of their sites to choose.
struct SiteSearch {
    std::vector<Pattern> patterns; ///< without fault
    Choice choice = Choice::Best;
    Overlap overlap = Overlap::Cells;
    Waiters waiters = Waiters::OnWays;

    bool operator==(const SiteSearch&) const = default;
};

/// The result of a search.
struct SiteFindings {
    std::vector<Stencil> stencils;
    BitGrid passable;          ///< the map
    std::vector<Place> places; ///< the sites, in the order of a list
    SiteCover cover;           ///< of the sites
    std::int64_t passing = 0;  ///< places that pass, sites or not
    std::int64_t lookedAt = 0; ///< how many of these, the best, can become sites
    std::int64_t tried = 0;    ///< how often a stencil was laid on the map
    std::vector<int> rows;     ///< the sites by row of a list in that order
    std::optional<SiteOrder> order;

    const Stencil& stencilOf(const Place& place) const { return stencils[std::size_t(place.stencil)]; }
    Site siteOf(const Place& place) const { return siteAt(place, stencils, passable); }
    /// The number of waiting units of the place that would stand in walls.
    int blockedWaiters(const Place& place) const;
    /// Calls visit(place) for the sites whose boxes meet the rectangle between both cells, in the order of a
    /// list. The cost depends on the sites in its rows and columns only.
    template <typename Visit>
    void forEachPlaceIn(Cell first, Cell last, Visit visit) const;
    /// Whether the cell is one of those that the place compares.
    bool isCompared(Cell cell, const Place& place) const;
};

template <typename Visit>
void SiteFindings::forEachPlaceIn(Cell first, Cell last, Visit visit) const {
    Size largest;
    for (const Stencil& stencil : stencils) {
        largest.rows = std::max(largest.rows, stencil.size.rows);
        largest.columns = std::max(largest.columns, stencil.size.columns);
    }
    const Cell from = first + Cell{1 - largest.rows, 1 - largest.columns};
    const auto at = [this](auto begin, Cell corner) {
        return std::ranges::lower_bound(begin, places.end(), corner, {}, &Place::corner);
    };
    auto place = at(places.begin(), from);
    while (place != places.end() && place->corner.row <= last.row) {
        const Cell corner = place->corner;
        if (corner.column < from.column) {
            place = at(place, {corner.row, from.column});
        } else if (corner.column > last.column) {
            place = at(place, {corner.row + 1, from.column});
        } else {
            const Size box = stencilOf(*place).size;
            if (corner.row + box.rows > first.row && corner.column + box.columns > first.column)
                visit(*place);
            ++place;
        }
    }
}

/// Searches a changing map for sites incrementally: after the first search only places that the changed
/// cells touch are tested. Not thread-safe.
class SiteFinder {
public:
    explicit SiteFinder(SiteSearch search);

    const SiteSearch& search() const { return search_; }

    /// Returns the sites on the current map, with the rows of a list in that order; nullptr if a stop was
    /// requested. `watch` is called with the progress in percent if that takes long.
    std::shared_ptr<const SiteFindings> find(BitGrid passable, const SiteOrder& order = {},
                                             const std::stop_token& stop = {},
                                             const std::function<void(int percent)>& watch = {});

    /// How many cells have been looked at as single changes, for tests.
    std::int64_t followed() const { return followed_; }

private:
    bool follow(const BitGrid& passable);

    SiteSearch search_;
    std::vector<Stencil> stencils_;
    std::optional<LiveIndex> index_;
    std::int64_t followed_ = 0;
};

} // namespace stonemason::ambush
