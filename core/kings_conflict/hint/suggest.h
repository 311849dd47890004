// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason::kings_conflict {

/// The user's options for suggesting hints; the underlying weights are in the game profile.
struct SuggestOptions {
    int reach = 100;     ///< %, 25 to 300: how far the values spread; more makes flatter landscapes
    int crossings = 100; ///< %, 0 to 300: the weight of crossings in an attack
    int noise = 0;       ///< 0 to 3: each tile's value is moved by up to this much, at random
    std::uint32_t seed = 1;

    static constexpr int leastReach = 25;
    static constexpr int mostReach = 300;
    static constexpr int mostCrossings = 300;
    static constexpr int mostNoise = 3;

    bool operator==(const SuggestOptions&) const = default;
};

/// Why a suggestion is not all that it could be.
enum class SuggestionLack : std::uint8_t {
    Nothing,
    Way,     ///< no way leads from king to king on foot: distances are those as the crow flies
    Mountain ///< no mountain can be reached safely: the grid is 0
};

struct Suggestion {
    Grid<Code> grid; ///< of the terrain's size
    SuggestionLack lack = SuggestionLack::Nothing;

    bool operator==(const Suggestion&) const = default;
};

/// A hint grid for the layer, made from the terrain alone; nullopt for a layer whose purpose is None, for the
/// terrain, and when a stop was requested. The same input always gives the same grid. Units of the layer's
/// class climb on it: from any tile with a value a better one lies within a move, but for the goals and for
/// crossings of an attack, which one unit keeps while the others go past it (letsOthersPass). Tiles
/// that they cannot enter are 0, except mountains in a shelter, where mines stand.
/// Distances are as long as they look on the map (core/grid/distance.h). Where the board is not the game's
/// own the kings are taken to start as near to the same corners or edges. Source: ours, after what the guide
/// says of the three grids and what the two published maps do.
std::optional<Suggestion> suggestHints(const Map& map, const GameProfile& game, int layer,
                                       const SuggestOptions& options = {}, std::stop_token stop = {});

/// An analysis of the terrain between the two kings for fighting units, on which suggestions are based.
/// Lengths are those of core/grid/distance.h.
struct FrontlineAnalysis {
    Cell own;   ///< where the computer's king starts
    Cell enemy; ///< where the human's king starts
    bool connected =
        false; ///< a way leads from one to the other on foot; if none does, lengths are as the crow flies
    int length = 0;      ///< from king to king, at least 1
    Grid<int> fromOwn;   ///< or unreachable
    Grid<int> fromEnemy; ///< or unreachable
    int width = 0; ///< the fewest tiles that close every way outside the kings' camps; 0: open land or no way
    std::vector<Cell> posts; ///< those tiles, as near to the enemy as can be
    std::vector<Cell> front; ///< where the sides meet: the crossings' tiles, as near to either king as can
                             ///< be; on open land the tiles as far from one king as from the other
};

/// If a stop is requested, it ends early and the result is incomplete.
FrontlineAnalysis analyseFrontline(const Map& map, const GameProfile& game, std::stop_token stop = {});

} // namespace stonemason::kings_conflict
