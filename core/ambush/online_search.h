// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/live_index.h"
#include "core/ambush/place.h"
#include "core/base/random.h"

namespace stonemason::ambush {

/// The seed's loop for a map that changes during play: each call tests a few random positions until half of
/// the map is done, and sites that were found are tested again when the map has changed there. The same seed
/// and the same calls find the same sites on every machine.
class OnlineSearch {
public:
    /// Nothing has been looked at yet.
    OnlineSearch(std::vector<Stencil> stencils, BitGrid passable, Overlap overlap, std::uint64_t seed);

    /// Tests up to `budget` positions that have not been looked at, with every stencil. The best stencil
    /// that passes at a position without overlapping a site becomes a site, whose cells count as looked at,
    /// too (given). Returns the new sites in the order found.
    std::vector<Place> look(int budget);

    /// Whether half of the map's cells have been looked at, when the search rests (given).
    bool isDone() const { return 2 * looked_ >= std::int64_t{passable_.size().area()}; }

    struct Change {
        std::vector<Place> dropped; ///< sites that pass no longer, as they were; in the order of a list
        int tested = 0;             ///< sites that were tried again
    };
    /// Changes cells of the map, all at once. Sites that compare one of them are tested again, once for all
    /// of them (given). Positions from which a stencil compares a changed cell may be looked at again, and
    /// so may the cells of a dropped site, because they were never looked at themselves (both decided). The
    /// cells must lie on the map.
    Change change(std::span<const CellState> cells);

    const BitGrid& passable() const { return passable_; }
    /// In the order of a list, with the weight that agrees now.
    const std::vector<Place>& sites() const { return sites_; }
    /// The cells that have been looked at.
    const BitGrid& looked() const { return isLooked_; }

private:
    void setLooked(Cell cell, bool looked);
    void setLooked(const Place& site, bool looked);
    std::optional<Place> bestAt(Cell corner) const;
    void forgetAround(Cell cell);

    std::vector<Stencil> stencils_;
    BitGrid passable_;
    Overlap overlap_;
    SeededRandom random_;
    BitGrid isLooked_;
    std::int64_t looked_ = 0; ///< how many cells
    BitGrid occupied_;        ///< by sites
    std::vector<Place> sites_;
};

} // namespace stonemason::ambush
