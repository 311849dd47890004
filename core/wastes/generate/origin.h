// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"
#include "core/play/estimate.h"
#include "core/wastes/generate/generate.h"

namespace stonemason::wastes {

/// The share of the points that the side made that moves first, a draw being half a point.
struct BoardMeasure {
    int games = 0;
    int nodes = 0;       ///< that the players looked at before a move, Hard against itself
    Estimate share{};    ///< 0 to 1
    Outcomes outcomes{}; ///< of the side that moves first

    bool operator==(const BoardMeasure&) const = default;
};

/// How a generated board was made, whatever has become of it since.
struct BoardOrigin {
    int generator = generatorVersion;
    BoardRequest request{};
    std::optional<BoardMeasure> measure{};

    bool operator==(const BoardOrigin&) const = default;
};

// The origin is the member "generated" of a board's file (resources/schema/sboard.schema.json). It is kept
// among the fields that the board does not know (Board::unknownFields), since the board as a value has no use
// for it: so programs that know no generator keep it, too.

/// The origin stored in the board; nullopt if there is none or it is invalid.
std::optional<BoardOrigin> originOf(const Board& board);

/// The measurement as that member has it, for programs: {"player", "nodes", "games", "wins", "draws",
/// "losses", "share", "interval": [low, high]}, wins and losses of the side that moves first.
Json asJson(const BoardMeasure& measure);

/// Stores the origin in the board, replacing any previous one.
void setOrigin(Board& board, const BoardOrigin& origin);

} // namespace stonemason::wastes
