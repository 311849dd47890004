// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

#include <optional>
#include <string>
#include <vector>

namespace stonemason::kings_conflict {

/// One of the things a score is made of, by an id of scoreTermIds:
/// - variety: how much there is of every kind of terrain that no map should be without;
/// - balance: no kind of terrain covers most of the board;
/// - routes: the ways between the kings meet in places that can be held, and lead about straight to them;
/// - choices: how many different regions a king can walk to in its turns 1, 2 and 3;
/// - landscape: terrain lies in patches, few of them a single tile or huge, with rivers and roads;
/// - reach: how much of the open land can be walked to.
struct ScoreTerm {
    std::string id;
    int points = 0; ///< 0 to 100
    int weight = 0; ///< of the game profile
};

/// The score of a map by the criteria of the game's map guide. Source: the guide names the properties, the
/// measures and weights are assumed, chosen so that both published maps stand in the upper third of a
/// thousand generated ones. It cannot say whether a map is fun, and compares no sides: those of a symmetric
/// map are equal in all that is measured.
struct MapScore {
    int points = 0;               ///< 0 to 100: the weighted mean of the terms
    std::vector<ScoreTerm> terms; ///< those with a weight, in the order of scoreTermIds
};

/// nullopt where the starts do not lie on the board (startsApply), or all weights are 0.
std::optional<MapScore> scoreOf(const Map& map, const GameProfile& game);

} // namespace stonemason::kings_conflict
