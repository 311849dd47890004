// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/draft.h"

#include <functional>
#include <optional>
#include <vector>

namespace stonemason::kings_conflict {

/// The cells of a line in order, each with its edges.
struct LineCell {
    Cell cell;
    Edges edges;
};
using NetworkLine = std::vector<LineCell>;

/// Where a line begins: its first cell, the edge it comes in by, and the cell on the axis or centre where it
/// meets its mirror image, if it is to go on there.
struct Beginning {
    Cell cell;
    Direction back = Direction::North;
    std::optional<Cell> axis;
};

/// Half of the board, which one line may run in while its mirror image runs in the other.
/// @param partsKings whether each half has one king
Grid<char> randomHalf(const Draft& draft, bool partsKings, SeededRandom& random);

/// Where lines may begin that go on in their mirror images.
std::vector<Beginning> middles(const Draft& draft, const Grid<char>& half);

/// Whether the piece in the cell and one beside it do not face each other both.
bool clashes(const Draft& draft, Cell cell, Network network);

inline constexpr int impossible = -1;

/// Lays one line of a network in a half of the board.
class LineFinder {
public:
    /// The draft and the half must outlive it.
    LineFinder(Draft& draft, Network network, const Grid<char>& half, SeededRandom& random);

    /// What entering a cell costs beyond the step itself, or impossible.
    using Cost = std::function<int(Cell)>;
    /// The direction in which a line that came in by the edge `back` ends in this cell; nullopt where it goes
    /// on.
    using End = std::function<std::optional<Direction>(Cell cell, Direction back)>;

    /// The cheapest line from the beginning to where it may end, by Dijkstra's algorithm over the cells and
    /// the edges they are entered by. Empty where there is none.
    NetworkLine find(const Beginning& beginning, const Cost& costOf, const End& endOf);

    /// Writes the line with its mirror image. False where that does not fit; nothing is written then.
    bool lay(const Beginning& beginning, const NetworkLine& line);

private:
    int stateOf(Cell cell, Direction back) const {
        return (cell.row * draft_.size().columns + cell.column) * 4 + int(back);
    }
    Cell cellOf(int state) const {
        const int index = state / 4;
        return {index / draft_.size().columns, index % draft_.size().columns};
    }
    Edges edgesAt(Cell cell) const;
    bool mayEnter(Cell cell, Direction back) const;
    NetworkLine lineTo(int state, Direction out) const;

    Draft& draft_;
    Network network_;
    const Grid<char>& half_;
    Grid<int> noise_;
    std::vector<int> cost_;
    std::vector<int> before_;
};

} // namespace stonemason::kings_conflict
