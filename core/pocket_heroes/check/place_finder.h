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

/// Looks where a thing can go that may not stay where it is: to the nearest place that is free and that
/// heroes come to, if they come anywhere.
class PlaceFinder {
public:
    /// The survey must outlive it.
    explicit PlaceFinder(const Survey& survey);

    /// @param occupancy of the world without the thing
    /// @param noNearerThan see Occupancy::nearestPlace()
    std::optional<Cell> placeFor(const Record& record, const Occupancy& occupancy,
                                 std::optional<Cell> noNearerThan = {}) const;

    /// The same for a building, which may bar a way. Where it does, places further and further away from
    /// there are tried: those beside it bar the same way.
    /// @param barsAWay whether it does there
    /// @param tries how often that may still be asked; a place that was not looked at will do when none is
    /// left
    std::optional<Cell> openPlaceFor(const Record& record, const Occupancy& occupancy,
                                     const std::function<bool(Cell)>& barsAWay, int& tries) const;

private:
    bool isComeTo(const Record& record) const;

    const Survey& survey_;
    Reach anybody_; ///< of all players together; without what they enter
    bool anybodyWalks_ = false;
};

/// Moves many things of a world, one after the other, each to the nearest place that those before it left:
/// what stands where a thing is to go from is no longer there.
class Movers {
public:
    /// @param things that are to move
    Movers(const Survey& survey, std::span<const Thing> things);

    /// The place for the thing, which is taken from then on; nullopt when there is none.
    /// @param wish where it is to go if that is free
    std::optional<Cell> place(const Record& record, std::optional<Cell> wish = {});

private:
    std::optional<Cell> placeNear(const Record& record);

    /// Those that look for a place in the same way from the same cell.
    using Search = std::tuple<ThingKind, std::string, Cell>;

    PlaceFinder finder_;
    Occupancy occupancy_;
    std::map<Search, Cell> last_; ///< where the last of them went: the next goes no nearer
    std::set<std::pair<ThingKind, std::string>> full_; ///< for whom there was no place at all
};

} // namespace stonemason::pocket_heroes
