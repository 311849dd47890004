// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/grid/grid.h"
#include "core/grid/transform.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::wastes {

/// Who a piece or a goal belongs to. Blue is player 0, Red player 1.
enum class Side : std::uint8_t { Blue, Red };

inline constexpr std::array<Side, 2> bothSides{Side::Blue, Side::Red};

constexpr Side opponentOf(Side side) {
    return side == Side::Blue ? Side::Red : Side::Blue;
}

/// "blue", "red".
constexpr std::string_view sideId(Side side) {
    return side == Side::Blue ? "blue" : "red";
}

/// What a place of a board is.
enum class Tile : std::uint8_t {
    Hole, ///< no tile: nothing ever enters
    Normal,
    High,     ///< a piece has more power there
    Rough,    ///< or less
    Sludge,   ///< only walkers enter, and have the greatest power there; jumpers get over it
    Trap,     ///< a piece there captures none and is captured by any
    BlueGoal, ///< Blue wins by entering, Red may not enter
    RedGoal,  ///< the other way round
};

inline constexpr std::size_t tileCount = 8;

/// The goal that a side runs to.
constexpr Tile goalOf(Side side) {
    return side == Side::Blue ? Tile::BlueGoal : Tile::RedGoal;
}

constexpr bool isGoal(Tile tile) {
    return tile == Tile::BlueGoal || tile == Tile::RedGoal;
}

/// The tile with the sides exchanged.
constexpr Tile swapped(Tile tile) {
    return tile == Tile::BlueGoal ? Tile::RedGoal : tile == Tile::RedGoal ? Tile::BlueGoal : tile;
}

/// Rows or columns of a board.
inline constexpr int maximumSide = 64;
/// Pieces of a side in a game. A board has more only in error: the engine refuses it.
inline constexpr int maximumPieces = 64;
/// Entries of each list of jumps.
inline constexpr int maximumJumps = 256;

inline constexpr int rankCount = 8;

/// A piece where it stands at the start. Its abilities are its own and do not depend on its rank: the public
/// single-player board has a Follower that jumps.
struct Piece {
    Side side = Side::Blue;
    int rank = 1; ///< 1 to rankCount
    Cell cell{};
    bool walks = false;          ///< may enter sludge
    bool jumps = false;          ///< may jump over it
    std::string unknownFields{}; ///< JSON object of fields a file held that we do not know, or empty

    bool operator==(const Piece&) const = default;
};

/// From one tile to another.
struct Jump {
    Cell from{};
    Cell to{};

    bool operator==(const Jump&) const = default;
};

/// Exceptions from the jumps that follow from the tiles, so that a game which lists its jumps by hand can be
/// played as it is.
struct JumpChanges {
    std::vector<Jump> extra;
    std::vector<Jump> forbidden; ///< stronger than extra ones

    bool operator==(const JumpChanges&) const = default;
};

/// How a board mirrors itself: what stands in one half stands in the other, with the sides exchanged. Not
/// stonemason::Symmetry, whose maps keep the sides.
enum class Symmetry : std::uint8_t {
    None,
    HalfTurn,
    TopBottom, ///< mirrored, the top lies on the bottom
    LeftRight,
};

/// A board as it is drawn and kept: its tiles, the pieces where they stand at the start, and its descriptive
/// words. A plain value. It may be wrong in every way that checks point out; Engine::of() checks whether it
/// can be played.
struct Board {
    std::string name; ///< this and the other words in UTF-8, each may be empty
    std::string author;
    std::string description;
    Symmetry symmetry = Symmetry::None; ///< what it declares, whether or not it obeys
    Grid<Tile> tiles;                   ///< 1 to maximumSide rows and columns
    std::vector<Piece> pieces;          ///< in the order of the file, which the engine keeps
    Side toMove = Side::Blue;           ///< who moves first; public: Blue
    JumpChanges jumps;
    std::string unknownFields; ///< JSON object of fields a file held that we do not know, or empty

    Size size() const { return tiles.size(); }
    /// The tile there, a hole beyond the edges.
    Tile tileAt(Cell cell) const { return tiles.contains(cell) ? tiles[cell] : Tile::Hole; }

    bool operator==(const Board&) const = default;
};

/// The board with changed margins; the new size must be valid for a board. New cells hold `fill`, which is
/// no goal; pieces and jumps that fall off are gone. What it declares stays, whether or not it is still
/// obeyed.
Board resized(const Board& board, const Margins& margins, Tile fill);

/// How many pieces resized() would remove.
int piecesLost(const Board& board, const Margins& margins);

/// The board laid on itself. The mirrors that a symmetry declares turn with it; one that does not exist
/// sideways, as with a half-turn, stays.
Board transformed(const Board& board, Transform transform);

/// The board with Blue's pieces and goals Red's and the other way round; who moves first stays Blue or Red.
Board withSidesExchanged(Board board);

/// A board to begin with: normal ground, the goals in the middle of the far edges, and the pieces of both
/// sides behind their middles, as many of `army` as there is room for. It obeys the symmetry; None is laid
/// out as the half-turn is, and declares nothing.
/// @param size at least 3 x 3
/// @param army the pieces of a side; sides and cells mean nothing
Board plainBoard(Size size, Symmetry symmetry, std::span<const Piece> army = {});

} // namespace stonemason::wastes
