// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/kings_conflict/map/map.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace stonemason::kings_conflict {

/// One hint grid from the perspective of the units it steers: the value of each tile, and which tiles they
/// may enter.
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
/// over tiles it may enter. `taken(cell)` returns whether a unit stands there: units pass their friends but
/// do not stop on them.
template <typename Taken>
std::vector<Cell> tilesInReach(const HintField& field, Cell from, Taken taken);

/// The destinations of a unit on `from`: the tiles of the highest value in reach, if that is strictly better
/// than its own, row by row; empty when it stays. More than one is a tie, which the game's own unit breaks
/// by a rule we do not know. Source: the guide (one move ahead, the best tile within reach); two tiles a
/// move is inferred.
template <typename Taken>
std::vector<Cell> bestTiles(const HintField& field, Cell from, Taken taken);

/// The same on a board without units other than the king.
std::vector<Cell> bestTiles(const HintField& field, Cell from);

/// Visits every tile in reach, its own left out, in no particular order, whether or not a unit stands
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

/// Where a unit goes from each tile of a board on which nobody but the king stands: bestTiles() of all of
/// them, kept in a few bytes a tile. Value type; reading it costs nothing.
class Flow {
public:
    /// A move, from the tile it begins on.
    struct Move {
        std::int8_t rows;
        std::int8_t columns;

        bool operator==(const Move&) const = default;
    };

    Flow() = default;
    explicit Flow(Size size) : first_(size, 0) {}

    Size size() const { return first_.size(); }

    /// The moves that tie for the best, row by row of where they end; more than one is a tie. Empty where a
    /// unit stays and on tiles where it may not stop.
    std::span<const Move> moves(Cell from) const {
        const std::uint32_t begin = first_[from];
        const int next = from.row * first_.columns() + from.column + 1;
        const std::uint32_t end =
            next < first_.size().area() ? first_.values()[std::size_t(next)] : std::uint32_t(moves_.size());
        return std::span(moves_).subspan(begin, end - begin);
    }
    /// Whether a unit that stands there stays; true of tiles where it may not stop, too.
    bool stays(Cell cell) const { return moves(cell).empty(); }

    bool operator==(const Flow&) const = default;

private:
    friend Flow flowOf(const HintField& field, std::stop_token stop);

    Grid<std::uint32_t> first_; ///< index of the tile's first move; the next tile's is the end of them
    std::vector<Move> moves_;
};

constexpr Cell operator+(Cell from, Flow::Move move) {
    return {from.row + move.rows, from.column + move.columns};
}

/// The flow of the whole grid. `field.move` is at most 127. If a stop is requested, it ends early and the
/// result is invalid.
Flow flowOf(const HintField& field, std::stop_token stop = {});

/// The highest grid, nowhere above the values of `wanted`, on which every unit that stands on a tile of some
/// value climbs: from each tile but the goals a strictly better one lies within a move. Tiles that cannot
/// lead to a goal so become 0, as do those that a unit may not enter. Ten values and a move of `wanted.move`
/// tiles make the climb at most nine moves long. Posts are tiles where a unit may stay for good, so that no
/// way up may need them as a stop: they keep the wanted value, and the others climb past them. The goals and
/// posts must be enterable; values are 0 to 9. If a stop is requested, it ends early and the result is
/// invalid.
Grid<int> climbing(const HintField& wanted, std::span<const Cell> goals, std::span<const Cell> posts = {},
                   std::stop_token stop = {});

} // namespace stonemason::kings_conflict
