// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/distance.h"
#include "core/kings_conflict/map/map.h"

#include <algorithm>

namespace stonemason::kings_conflict {

/// Whether rules about kings apply: the game has kings, the map has the size of its board, and the starts
/// are two different cells.
inline bool startsApply(const Map& map, const GameProfile& game) {
    return game.kings && map.size() == game.board && game.kings->starts[0].cell != game.kings->starts[1].cell;
}

/// Whether one of the kings starts there, in a game that has kings.
inline bool isStart(const GameProfile& game, Cell cell) {
    return std::any_of(game.kings->starts.begin(), game.kings->starts.end(),
                       [cell](const Start& start) { return start.cell == cell; });
}

/// The tiles a king can set foot on first, row by row. However far it moves, closing these traps it, and a
/// small juju closes one of them (the guide); what becomes of the tile it stands on makes no difference to a
/// way out.
std::vector<Cell> waysOut(const Map& map, const GameProfile& game, Cell king);

/// The turns the king of that start needs to each tile, 0 for its own, or unreachable. It steps over tiles
/// kings may enter and around the other king, `kingMove` steps a turn (assumed).
/// The starts must lie on the board (startsApply).
Grid<int> kingTurns(const Map& map, const GameProfile& game, std::size_t start);

/// A tile near a king on which a unit can be spawned that kills it in a single strike.
struct SwatTile {
    Cell cell;
    int distance = 0; ///< steps from the king, at least 1
    int terrainClass = 0;
    bool beside = false; ///< within `swatWarning`, else within `swatNote` (both assumed)

    bool operator==(const SwatTile&) const = default;
};

/// All of them around the king, row by row. Its own tile is left out: it stands there, so nothing can be
/// spawned on it. Source: the guide (dragons and mountain giants); the distances are assumed.
std::vector<SwatTile> swatTiles(const Map& map, const GameProfile& game, Cell king);

/// What a player's mercenary can do on the turn it is placed: it appears anywhere in the region under its
/// king, walks `mercenaryMove` tiles and strikes over `mercenaryStrike` (both assumed). Source: the guide.
struct FirstTurn {
    std::vector<Cell> controlled; ///< the region under the king, row by row
    std::vector<Cell> placing;    ///< cells of it on which a mercenary may be placed
    Grid<int> walk;               ///< steps from the nearest of these, as far as it walks, else unreachable
    Grid<char> struck;            ///< not 0: within a strike of a cell on which it may end its walk
    std::vector<Cell> killing;    ///< cells of `placing` from which it strikes the other king

    bool kills() const { return !killing.empty(); }
};

/// For the player of that start. A mercenary walks over tiles it may enter and past the kings, but stands
/// neither on them nor on tiles it may not enter; a strike over no distance means walking onto the king.
/// The starts must lie on the board (startsApply).
FirstTurn firstTurn(const Map& map, const GameProfile& game, std::size_t start);

} // namespace stonemason::kings_conflict
