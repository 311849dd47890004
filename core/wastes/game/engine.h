// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/play/game_traits.h"
#include "core/wastes/game/ground.h"
#include "core/wastes/game/position.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace stonemason::wastes {

/// One thing that happens while a move is played.
enum class EventKind : std::uint8_t {
    Captured,     ///< the piece on `to` is gone
    Stepped,      ///< the piece from `from` to `to`
    Jumped,       ///< likewise, over sludge
    PowerChanged, ///< of the piece on `to`, from `before` to `after`
    ReachedGoal,  ///< the piece on `to`
    Ended,        ///< the game; the position holds the result
};

struct Event {
    EventKind kind{};
    PieceId piece = noPiece;
    Square from = noSquare;
    Square to = noSquare;
    int before = 0;
    int after = 0;

    bool operator==(const Event&) const = default;
};

/// Each piece steps in four directions and jumps in as many; extra jumps come on top.
using MoveList = BasicMoveList<Move, 8 * maximumPieces + maximumJumps>;

/// The kind of a move, for display.
enum class MoveKind : std::uint8_t { Step, Capture, Jump, Goal };

/// The data needed by Engine::unmake().
struct Undo {
    PieceId captured = noPiece;
    std::uint16_t quiet = 0;
    std::uint16_t nearest = 0;   ///< of the player who moved
    std::uint64_t forgotten = 0; ///< the key that was written over
};

/// The rules of War in the Wastes on one board. Cheap to copy; a position belongs to the engine that made it,
/// or to a copy of that.
///
/// In addition to the headers of this folder (marks as in resources/wastes): a turn moves one piece one step
/// along an edge, or jumps (document). A side that cannot move loses (decided). Positions are the same when
/// pieces of the same kind stand on the same squares, the same side is to move, and neither side has
/// captured or come nearer to its goal than ever meanwhile (decided): such a position cannot come up for the
/// same reason twice.
class Engine {
public:
    /// Errors: board/size (rows or columns at most), board/rank (piece from 1), board/piece-place (piece from
    /// 1, cell) for one on a hole, a goal or off the board, board/shared-tile (cell), board/too-many-pieces
    /// (side, at most), board/no-pieces (side).
    static Result<Engine> of(const Board& board, const Profile& profile);

    const Ground& ground() const { return *ground_; }
    const Profile& profile() const { return ground_->profile(); }

    /// The position before the first move; the game is over at once when the side to move cannot.
    Position start() const;

    /// The legal moves, by piece, direction and kind; none when the game has ended.
    MoveList moves(const Position& position) const;
    bool isLegal(const Position& position, Move move) const;
    MoveKind kindOf(const Position& position, Move move) const;

    /// Plays a legal move to its end.
    void play(Position& position, Move move) const { make(position, move); }
    Undo make(Position& position, Move move) const;
    /// Brings back the very position before make().
    void unmake(Position& position, Move move, const Undo& undo) const;
    /// What a legal move would do, in order; the position stays as it is.
    std::vector<Event> preview(const Position& position, Move move) const;

    /// The power of a piece on a square as it is shown to people: that of its rank on this ground.
    int powerOf(PieceId piece, Square square) const;
    /// Whether a piece on a square has the power to capture another, were it beside it and let in. One on a
    /// trap captures none and is captured by any (document; decided: neither does one on a trap capture
    /// another there). Otherwise that of lower or equal power is captured, both as they stand before the
    /// move.
    bool canCapture(PieceId piece, Square from, PieceId other, Square to) const {
        return ground_->attack(piece, from) >= ground_->defence(other, to);
    }
    /// Whether an enemy could capture the piece on this square in its next move.
    bool isThreatened(const Position& position, Square square) const;

    /// Why the piece on a square cannot go to another, nullopt when it can (see refusal.cpp for the ids).
    std::optional<Message> refusalOf(const Position& position, Square from, Square to) const;

    /// Calls visit(Move) for each legal move of the side to move, in the order of moves(), until it returns
    /// true; whether it did. The state of the position is not looked at.
    template <typename Visit>
    bool anyMove(const Position& position, Visit visit) const;
    /// The same for the moves of one piece of the side to move.
    template <typename Visit>
    bool anyMoveOf(const Position& position, PieceId piece, Visit visit) const;

private:
    explicit Engine(std::shared_ptr<const Ground> ground) : ground_(std::move(ground)) {}
    bool canMove(const Position& position) const;
    bool isRepeated(const Position& position) const;
    void settle(Position& position, int mover, bool inGoal) const;

    std::shared_ptr<const Ground> ground_;
};

template <typename Visit>
bool Engine::anyMoveOf(const Position& position, PieceId piece, Visit visit) const {
    const Ground& ground = *ground_;
    const Square from = position.places[piece];
    const std::size_t way = ground.way(piece);
    for (const Square to : ground.beside(from)) {
        if (to == noSquare || !ground.lets(way, to)) continue;
        const PieceId other = position.at(to);
        const bool free = other == noPiece || (playerOf(other) != playerOf(piece) &&
                                               ground.attack(piece, from) >= ground.defence(other, to));
        if (free && visit(Move{from, to})) return true;
    }
    if (!ground.piece(piece).jumps) return false;
    for (const Leap& leap : ground.leapsFrom(from)) {
        const auto isEmpty = [&position](Square square) { return position.at(square) == noPiece; };
        const bool free =
            ground.lets(way, leap.to) && isEmpty(leap.to) && std::ranges::all_of(ground.over(leap), isEmpty);
        if (free && visit(Move{from, leap.to})) return true;
    }
    return false;
}

template <typename Visit>
bool Engine::anyMove(const Position& position, Visit visit) const {
    const int player = position.toMove;
    for (std::uint64_t left = position.alive[std::size_t(player)]; left != 0; left &= left - 1)
        if (anyMoveOf(position, PieceId(player * maximumPieces + std::countr_zero(left)), visit)) return true;
    return false;
}

/// How many sequences of exactly so many moves there are from a position, 1 for none. A won game has no
/// moves; draws do not count: games go on as if there were none.
std::uint64_t perft(const Engine& engine, Position position, int depth);

} // namespace stonemason::wastes
