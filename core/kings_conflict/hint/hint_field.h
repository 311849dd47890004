// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/direction.h"
#include "core/kings_conflict/map/map.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace stonemason::kings_conflict {

/// One hint grid as the units it steers see it: how much each tile is worth to them, and where they may go.
struct HintField {
    Grid<int> value;      ///< 0 to 9
    Grid<char> enterable; ///< not 0: a unit of the layer's class may stand on the tile and cross it
    int move = 1;         ///< tiles a unit moves a turn, in 8-way steps
    /// Where the computer's king stands all the time: units pass it but never stop there. None on a board of
    /// another size than the game's, whose starts mean nothing there.
    std::optional<Cell> king{};

    Size size() const { return value.size(); }
    bool mayEnter(Cell cell) const { return enterable.contains(cell) && enterable[cell] != 0; }
    bool mayStop(Cell cell) const { return mayEnter(cell) && cell != king; }
};

/// What the hint layer means on the map's terrain to the class of units it steers; nullopt when the grid is
/// missing or of another size than the terrain, or no hint layer of the game.
std::optional<HintField> hintField(const Map& map, const GameProfile& game, int layer);

/// The tiles where a unit could end one move, row by row, its own left out: at most `field.move` steps away
/// over tiles it may enter. `taken(cell)` says where somebody stands: units pass their friends but do not
/// stop on them.
template <typename Taken>
std::vector<Cell> tilesInReach(const HintField& field, Cell from, Taken taken);

/// Where a unit on `from` goes: of the tiles in reach that are strictly better than its own those of the
/// highest value, row by row; empty when it stays. More than one is a tie, which the game's own unit breaks
/// by a rule we do not know. Source: the guide (one move ahead, the best tile within reach); two tiles a move
/// is inferred.
template <typename Taken>
std::vector<Cell> bestTiles(const HintField& field, Cell from, Taken taken);

/// The same on a board where nobody but the king stands.
std::vector<Cell> bestTiles(const HintField& field, Cell from);

/// Visits every tile in reach, its own left out, in no particular order, whether or not somebody stands
/// there. The hot loop of everything in this folder.
template <typename Visit>
void forEachInReach(const HintField& field, Cell from, Visit visit) {
    const int side = 2 * field.move + 1;
    Grid<char> known({side, side}, 0);
    const auto inWindow = [&](Cell cell) {
        return Cell{cell.row - from.row + field.move, cell.column - from.column + field.move};
    };
    known[inWindow(from)] = 1;
    std::vector<Cell> reached{from};
    std::size_t next = 0;
    for (int step = 0; step < field.move; ++step)
        for (const std::size_t end = reached.size(); next < end; ++next)
            for (Cell offset : eightSteps) {
                const Cell to = reached[next] + offset;
                if (!field.mayEnter(to) || known[inWindow(to)]) continue;
                known[inWindow(to)] = 1;
                reached.push_back(to);
                visit(to);
            }
}

template <typename Taken>
std::vector<Cell> tilesInReach(const HintField& field, Cell from, Taken taken) {
    std::vector<Cell> tiles;
    forEachInReach(field, from, [&](Cell cell) {
        if (field.mayStop(cell) && !taken(cell)) tiles.push_back(cell);
    });
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

template <typename Taken>
std::vector<Cell> bestTiles(const HintField& field, Cell from, Taken taken) {
    std::vector<Cell> tiles;
    int best = field.value[from];
    forEachInReach(field, from, [&](Cell cell) {
        const int value = field.value[cell];
        if (value < best || !field.mayStop(cell) || taken(cell) || (value == best && tiles.empty())) return;
        if (value > best) tiles.clear();
        best = value;
        tiles.push_back(cell);
    });
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

} // namespace stonemason::kings_conflict
