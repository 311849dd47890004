// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/hint_field.h"

namespace stonemason::kings_conflict {

/// Why a unit stays on a tile.
enum class StopReason : std::uint8_t {
    Best,     ///< there is nothing better that it could ever walk to: this is where it should end
    Level,    ///< a plateau: neighbours of the same value, none better within a move, and units climb only
    Downhill, ///< a local maximum: all tiles within a move are worse, better ones are farther away
    Barred    ///< something better lies within a move as the crow flies, but the way round is longer
};

/// A tile on which a unit stays.
struct Stop {
    Cell cell;
    StopReason reason = StopReason::Best;
    bool level = false; ///< a neighbour that may be entered has the same value (also where reason is Best)
    int reachable = 0;  ///< the highest value it could reach on foot, with any number of moves
    Cell better;        ///< of the better tiles on foot one of the nearest; the tile itself for Best
    int steps = 0;      ///< steps to `better`; more than a move, or 0 for Best

    bool operator==(const Stop&) const = default;
};

/// All tiles on which units stay, row by row. `flow` must be that of `field`. If a stop is requested, it
/// ends early and the result is invalid.
std::vector<Stop> stopsOf(const HintField& field, const Flow& flow, std::stop_token stop = {});

/// Whether a unit that stays on the tile blocks no other: each unit that would move there and finds it taken
/// goes on instead and ends no lower, however ties are broken. This holds for a unit that guards a crossing.
/// False for tiles that no unit reaches. `flow` must be that of `field`.
bool letsOthersPass(const HintField& field, const Flow& flow, Cell stop);

} // namespace stonemason::kings_conflict
