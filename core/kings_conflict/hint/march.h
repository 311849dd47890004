// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/hint_field.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>

namespace stonemason::kings_conflict {

/// A hint layer as the computer's units march on it. The preview knows the hints alone: no combat, no
/// regions, no human units, and nobody but the computer's own king stands in the way.
struct MarchBoard {
    HintField hints;
    /// Where the computer's king stands all the time: units pass it but never stop there. None on a board of
    /// another size than the game's, whose starts mean nothing there.
    std::optional<Cell> king;
    int near = 0; ///< how many steps from its king a unit appears at most; assumed
};

/// nullopt as for hintField().
std::optional<MarchBoard> marchBoard(const Map& map, const GameProfile& game, int layer);

/// Where units may appear, row by row: the tiles at most `near` steps on foot from the computer's king, its
/// own left out; none without a king.
std::vector<Cell> spawnCells(const MarchBoard& board);

/// Who marches. Units placed by hand come first, in their order, and stand on the board before the first
/// turn. Of the others one appears at the end of each turn, on the best free tile near the king (the guide:
/// the grids steer placing too), and marches from the next turn on; while no tile is free it waits.
struct MarchOrders {
    std::vector<Cell> placed;
    int appearing = 0;
    int turns = 0;
    std::uint32_t seed = 0; ///< chooses among tiles of the same value

    bool operator==(const MarchOrders&) const = default;
};

/// Why a unit stays where it is.
enum class Rest : std::uint8_t {
    Arrived,    ///< no tile that it can walk to is better
    StopsShort, ///< it could walk to better tiles, but none lies within one move
    Taken,      ///< better tiles lie within one move, and a unit stands on each of them
    ShutIn,     ///< it can enter no other tile
    NoRoom,     ///< it is not on the board: its tile cannot be stood on, or none near the king is free
};

/// "arrived", "stops-short", "taken", "shut-in", "no-room".
std::string_view restId(Rest rest);

/// A unit that stays in the turn after the last, when all move once more in order. Those before it may leave
/// or take tiles in that turn: who rests on a tile that is Taken may move in a later one.
struct RestingUnit {
    int unit = 0; ///< index into March::units
    Cell cell;    ///< where it stands; with NoRoom where it was placed, or the computer's king
    Rest rest = Rest::Arrived;
    std::optional<Cell> better{}; ///< StopsShort, Taken: the nearest better tile, of several the best
    int steps = 0;                ///< ... and the steps there

    bool operator==(const RestingUnit&) const = default;
};

struct MarchUnit {
    int since = 0;          ///< the turn at whose end it came onto the board; 0 is before the first
    std::vector<Cell> path; ///< where it stands at the end of that turn and of each later one; empty when it
                            ///< is not on the board

    bool operator==(const MarchUnit&) const = default;
};

struct March {
    int turns = 0;
    std::vector<MarchUnit> units;     ///< as in the orders: those placed, then those that appear
    std::vector<RestingUnit> resting; ///< after the last turn, in the order of the units

    /// Where the unit stands at the end of a turn, 0 being before the first; none while it is not there.
    std::optional<Cell> position(int unit, int turn) const;
    /// Those of all units on the board then, in order.
    std::vector<Cell> positions(int turn) const;

    bool operator==(const March&) const = default;
};

/// Moves every unit in order, once a turn, to one of its bestTiles() where nobody stands. Among tiles of the
/// same value the one with the highest marchDraw() is taken, so that a change of the map turns no more
/// choices than it must, and fewer turns give the beginning of the same march. A stop request is honoured
/// between two turns: the march is then that of as few turns as were made.
/// @param watch is called with each turn once it is complete
March march(const MarchBoard& board, const MarchOrders& orders, const std::stop_token& stop = {},
            const std::function<void(int turn)>& watch = {});

/// The tiles that a unit crosses on a move from one tile to another in its reach, ending with the latter:
/// the straightest of the shortest paths.
std::vector<Cell> wayOfMove(const HintField& field, Cell from, Cell to);

/// The random tie-break key of a tile: SplitMix64 (Steele, Lea and Flood, 2014) over seed, turn, unit and
/// cell in sequence. The same on every machine.
std::uint64_t marchDraw(std::uint32_t seed, int turn, int unit, Cell cell);

} // namespace stonemason::kings_conflict
