// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/judge.h"
#include "core/ambush/search.h"

#include <functional>
#include <stop_token>

namespace stonemason::ambush {

/// What a cell of a map becomes.
struct CellState {
    Cell cell;
    bool passable = true;
};

/// An incrementally updated index of every place that passes on a changing map. At any time it equals the
/// result of a full search of the current map.
class LiveIndex {
public:
    /// Searches the whole map; like findPlaces(), returns nullopt if a stop was requested.
    static std::optional<LiveIndex> of(std::span<const Stencil> stencils, BitGrid passable,
                                       const std::stop_token& stop = {},
                                       const std::function<void(int percent)>& watch = {});

    const BitGrid& passable() const { return passable_; }

    struct Change {
        std::vector<Place> gone; ///< places that pass no longer; agree is 0
        std::vector<Place> come; ///< that did not pass before
        std::vector<Place> kept; ///< that pass as before, with the weight that agrees now
        std::int64_t tested = 0; ///< how often a stencil was laid on the map
    };
    /// Changes cells of the map, all at once: each position that compares at least one of them is tested
    /// exactly once. Cells that already have the state change nothing; if a cell is listed twice, its last
    /// state counts. The cells must lie on the map. All lists are in the order of a list. When a large part
    /// of a map changes, of() is cheaper and makes no lists.
    Change change(std::span<const CellState> cells);

    /// How many places pass.
    std::int64_t count() const;
    /// All places that pass, or the best `most` if there are more; in the order of a list.
    std::vector<Place> places(std::size_t most = maximumPlaces);

private:
    /// Corners in a row from which a stencil compares a changed cell.
    struct Touched {
        Cell first;
        std::uint64_t corners; ///< the first in the lowest bit
    };

    explicit LiveIndex(std::span<const Stencil> stencils, BitGrid passable);
    std::vector<Cell> apply(std::span<const CellState> cells);
    std::vector<Touched> touchedBy(std::span<const Cell> cells, const Stencil& stencil);
    void test(int stencil, Cell first, std::uint64_t corners, Change& change);

    BitGrid passable_;
    std::vector<Judge> judges_;    ///< one for each stencil
    std::vector<BitGrid> passing_; ///< by corner, for each stencil
    BitGrid untested_;             ///< corners of the stencil at work; no between changes
};

} // namespace stonemason::ambush
