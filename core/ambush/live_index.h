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

/// Every place that passes on a map that changes. What is known at any time is what a search of the map as it
/// is then would find.
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
    /// Changes cells of the map, all at once: whatever compares one of them is tested, once however many it
    /// compares. Cells that are already so change nothing; of two states of a cell the last counts. The cells
    /// must lie on the map. All lists are in the order of a list. When a large part of a map changes, of() is
    /// cheaper and makes no lists.
    Change change(std::span<const CellState> cells);

    /// How many places pass.
    std::int64_t count() const;
    /// All of them, or of more than so many the best; in the order of a list.
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
