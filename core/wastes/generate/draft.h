// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/wastes/board/symmetry.h"

#include <vector>

namespace stonemason::wastes {

/// The ground of a board in the making, with Blue's side at the top. Whatever is written is written to the
/// mirror image, too, with the sides exchanged; all tiles but holes and sludge stay in one piece that leads
/// to both goals.
class Draft {
public:
    /// Normal tiles everywhere, Red's goal near the middle of the top.
    /// @param symmetry HalfTurn or TopBottom
    Draft(Size size, Symmetry symmetry, SeededRandom& random);

    Size size() const { return board_.size(); }
    const Board& board() const { return board_; }
    Cell redGoal() const { return goal_; }
    Cell imageOf(Cell cell) const { return partner(cell, size(), board_.symmetry); }
    /// Whether a cell of the half of Blue, which is not its own image.
    bool isBlues(Cell cell) const { return cell.row < imageOf(cell).row; }

    /// Makes about so many normal tiles that one, in patches; fewer where no more find room.
    struct Patches {
        Tile tile = Tile::Normal;
        int count = 0;
        int longest = 1;     ///< tiles of a patch
        bool atEdge = false; ///< patches begin where the board ends
        bool atGoal = false; ///< the first ones begin beside the goal
    };
    void lay(const Patches& patches);

    /// Steps of a piece that neither walks nor jumps to Blue's goal.
    Grid<int> stepsToBlueGoal() const;
    /// Puts a piece of Blue and its image.
    void put(Piece piece);

    static constexpr int unreachable = -1;

private:
    bool isFoot(Cell cell) const;
    bool holdsTogether() const;
    bool isAtEdge(Cell cell) const;
    std::vector<Cell> patchFrom(Cell start, const Patches& patches, int most);
    int write(const std::vector<Cell>& cells, Tile tile);

    Board board_;
    Cell goal_;
    SeededRandom& random_;
};

} // namespace stonemason::wastes
