// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/grid.h"
#include "core/wastes/board/tile.h"

#include <string>
#include <vector>

namespace stonemason::wastes {

/// Rows or columns of a board.
inline constexpr int maximumSide = 64;
/// Pieces of a side in a game. A board has more only in error: the engine refuses it.
inline constexpr int maximumPieces = 64;
/// Entries of each list of jumps.
inline constexpr int maximumJumps = 256;

inline constexpr int rankCount = 8;

/// A piece where it stands at the start. What it can do is its own affair, not that of its rank: the public
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
/// words. A plain value. It may be wrong in every way that checks point out; Engine::of() says whether it can
/// be played.
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

} // namespace stonemason::wastes
