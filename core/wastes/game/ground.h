// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/wastes/game/position.h"
#include "core/wastes/game/profile.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace stonemason::wastes {

/// The movement type of a piece: its side, which determines the goals it may enter, and whether it walks and
/// jumps.
struct Way {
    Side side = Side::Blue;
    bool walks = false;
    bool jumps = false;

    constexpr std::size_t index() const {
        return (side == Side::Red ? 4U : 0U) + (walks ? 2U : 0U) + (jumps ? 1U : 0U);
    }
    bool operator==(const Way&) const = default;
};

inline constexpr std::size_t wayCount = 8;

constexpr Way wayOf(const Piece& piece) {
    return {piece.side, piece.walks, piece.jumps};
}

/// A jump from a square, with the sludge it goes over as a range of Ground::over().
struct Leap {
    Square to = noSquare;
    std::uint32_t firstOver = 0;
    std::uint16_t overCount = 0;
};

/// The precomputed tables of a board for the engine: everything that does not change during a game.
class Ground {
public:
    /// The number of turns to a goal that cannot be reached.
    static constexpr std::uint16_t farAway = 0xFFFF;

    /// For a board that can be played, see Engine::of().
    Ground(const Board& board, const Profile& profile);

    Size size() const { return size_; }
    Tile tile(Square square) const { return tiles_[square]; }
    /// Squares are below this.
    std::size_t squareCount() const { return tiles_.size(); }
    /// The four squares beside one, in the order of allDirections; noSquare for holes and beyond the edges.
    const std::array<Square, 4>& beside(Square square) const { return beside_[square]; }
    /// Whether a piece of this way may enter the tile, regardless of any piece on it.
    bool lets(std::size_t way, Square square) const { return (entry_[square] >> way & 1U) != 0; }
    std::span<const Leap> leapsFrom(Square square) const {
        const auto [first, count] = leapsOf_[square];
        return std::span(leaps_).subspan(first, count);
    }
    std::span<const Square> over(const Leap& leap) const {
        return std::span(over_).subspan(leap.firstOver, leap.overCount);
    }

    /// A piece as the board has it, and what it can do; there must be one of this id.
    const Piece& piece(PieceId id) const { return pieces_[id]; }
    std::size_t way(PieceId id) const { return ways_[id]; }
    int rank(PieceId id) const { return ranks_[id]; }
    /// The pieces of a player at the start: ids from player * maximumPieces on.
    int pieceCount(int player) const { return counts_[std::size_t(player)]; }

    /// The attack value of a piece on a square: it captures pieces whose defence is at most this.
    int attack(PieceId id, Square square) const { return attack_[std::size_t(tiles_[square])][ranks_[id]]; }
    /// The defence value of a piece on a square.
    int defence(PieceId id, Square square) const { return defence_[std::size_t(tiles_[square])][ranks_[id]]; }

    /// The turns that the way takes from a square to its side's goal on the empty board, the nearest of
    /// several; farAway when it cannot get there.
    std::uint16_t turns(std::size_t way, Square square) const { return turns_[way][square]; }

    std::uint64_t key(PieceId id, Square square) const { return keys_[kinds_[id] * tiles_.size() + square]; }
    /// The hash key for Red to move.
    std::uint64_t turnKey() const { return turnKey_; }

    const Profile& profile() const { return profile_; }
    Side toMove() const { return toMove_; }

private:
    /// By tile and rank.
    using Strengths = std::array<std::array<std::int8_t, rankCount + 1>, tileCount>;

    void layTiles(const Board& board);
    void weighPower();
    void layLeaps(const Board& board);
    void putPieces(const Board& board);
    void measure(Way way);

    Profile profile_;
    Size size_;
    Side toMove_;
    std::vector<Tile> tiles_;
    std::vector<std::array<Square, 4>> beside_;
    std::vector<std::uint8_t> entry_; ///< by square: a bit for each way that is let in
    std::vector<Leap> leaps_;
    std::vector<std::pair<std::uint16_t, std::uint16_t>> leapsOf_; ///< by square: first and count
    std::vector<Square> over_;
    std::array<Piece, pieceCapacity> pieces_{};
    std::array<std::uint8_t, pieceCapacity> ways_{};
    std::array<std::uint8_t, pieceCapacity> ranks_{};
    std::array<std::uint8_t, pieceCapacity> kinds_{}; ///< equal for pieces that differ in nothing but place
    std::array<int, playerCount> counts_{};
    Strengths attack_{};
    Strengths defence_{};
    std::array<std::vector<std::uint16_t>, wayCount> turns_;
    std::vector<std::uint64_t> keys_;
    std::uint64_t turnKey_ = 0;
};

} // namespace stonemason::wastes
