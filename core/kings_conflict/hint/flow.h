// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/hint/hint_field.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace stonemason::kings_conflict {

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

/// The flow of the whole grid. `field.move` is at most 127. When `stop` is requested it ends early, and what
/// it gives then is of no use.
Flow flowOf(const HintField& field, std::stop_token stop = {});

} // namespace stonemason::kings_conflict
