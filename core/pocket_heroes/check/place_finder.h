// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/edit/occupancy.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// Finds a new place for a thing that cannot stay where it is: the nearest free place that heroes reach, if
/// they reach any.
class PlaceFinder {
public:
    /// The survey must outlive it.
    explicit PlaceFinder(const Survey& survey);

    /// @param occupancy of the world without the thing
    /// @param noNearerThan see Occupancy::nearestPlace()
    std::optional<Cell> placeFor(const Record& record, const Occupancy& occupancy,
                                 std::optional<Cell> noNearerThan = {}) const;

    /// The same for a building, which may block a way. If it does, places at increasing distances are tried,
    /// because adjacent places block the same way.
    /// @param barsAWay whether the building blocks a way at the cell
    /// @param tries how many more calls of barsAWay are allowed; when none is left, an unchecked place is
    /// accepted
    std::optional<Cell> openPlaceFor(const Record& record, const Occupancy& occupancy,
                                     const std::function<bool(Cell)>& barsAWay, int& tries) const;

private:
    bool isComeTo(const Record& record) const;

    const Survey& survey_;
    Reach anybody_; ///< of all players together; without what they enter
    bool anybodyWalks_ = false;
};

/// Moves many things of a world, one after the other, each to the nearest place that those before it left
/// free; all things to be moved are removed from their old places first.
class Movers {
public:
    /// @param things that are to move
    Movers(const Survey& survey, std::span<const Thing> things);

    /// The place for the thing, which is taken from then on; nullopt when there is none.
    /// @param wish where it is to go if that is free
    std::optional<Cell> place(const Record& record, std::optional<Cell> wish = {});

private:
    std::optional<Cell> placeNear(const Record& record);

    /// The key of searches that are identical: same kind, id and start cell.
    using Search = std::tuple<ThingKind, std::string, Cell>;

    PlaceFinder finder_;
    Occupancy occupancy_;
    std::map<Search, Cell> last_;                      ///< the last result; the next one is not nearer
    std::set<std::pair<ThingKind, std::string>> full_; ///< kinds and ids without any free place
};

} // namespace stonemason::pocket_heroes
