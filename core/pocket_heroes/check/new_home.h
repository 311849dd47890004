// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/check/checks.h"

#include <optional>

namespace stonemason::pocket_heroes {

/// Gives a castle to players who have neither castle nor hero. A player's start is where his main castle is
/// declared, else the land furthest from where the others begin.
class HomeFinder {
public:
    /// The survey must outlive it.
    explicit HomeFinder(const Survey& survey);

    /// Gives the player the neutral castle nearest to his start, or else places one there: with the id of
    /// another player's first castle or, where that fits nowhere, of the smallest size, at the nearest free
    /// place that heroes reach and that does not increase reachErrors(). nullopt when there is none, or when
    /// the search would take long.
    /// Cost: the number of neutral castles times the players, or a few surveys of the world.
    std::optional<Fix> fixFor(const Player& player);

private:
    std::optional<Fix> givenTo(const Player& player) const;
    std::optional<Fix> placedFor(const Player& player, const std::string& castle);
    std::optional<Cell> placeFor(const Player& player, const Record& castle);
    Cell startOf(const Player& player) const;
    int distanceToOthers(Cell cell) const;

    const Survey& survey_;
    std::vector<Cell> homes_; ///< the first castle or else hero of each player who has one
    std::string usual_;       ///< the id of the first of those castles; empty: there is none
    int triesLeft_;           ///< of places; see triesFor()
};

} // namespace stonemason::pocket_heroes
