// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/play/game_traits.h"
#include "core/wastes/board/board.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::wastes {

/// A place of a board of any size: rows are maximumSide apart, so that a square yields its row and column by
/// itself.
using Square = std::uint16_t;

inline constexpr Square noSquare = 0xFFFF;

constexpr Square squareOf(Cell cell) {
    return Square(cell.row * maximumSide + cell.column);
}

/// Not for noSquare.
constexpr Cell cellOf(Square square) {
    return {square / maximumSide, square % maximumSide};
}

/// A piece of a game: those of Blue from 0 on, those of Red from maximumPieces on, each side's in the order
/// of the board.
using PieceId = std::uint8_t;

inline constexpr PieceId noPiece = 0xFF;
inline constexpr int pieceCapacity = 2 * maximumPieces;

/// The side of a piece as a player, 0 or 1.
constexpr int playerOf(PieceId piece) {
    return piece / maximumPieces;
}

/// A turn: the piece on one square goes to another. That of a jump is the same as that of a step.
struct Move {
    Square from;
    Square to;

    bool operator==(const Move&) const = default;
};

/// Why a game is over.
enum class End : std::uint8_t {
    None,       ///< it runs
    Goal,       ///< a piece entered its goal
    Captured,   ///< a side has no pieces left
    Blocked,    ///< the side to move cannot
    Repetition, ///< drawn, as the following
    QuietTurns,
    MostMoves,
};

/// Everything that changes in a game. The pieces and tiles themselves do not change and are stored in
/// Ground.
struct Position {
    /// So many keys are kept: more than there can be since the last capture or approach.
    static constexpr std::size_t keptKeys = 256;

    std::vector<PieceId> on;                        ///< by square
    std::array<Square, pieceCapacity> places{};     ///< by piece; noSquare for one that was captured
    std::array<std::uint64_t, playerCount> alive{}; ///< a bit for each piece that is left
    std::uint64_t key = 0;                          ///< of the pieces where they stand and of who is to move
    std::array<std::uint64_t, keptKeys> keys{};     ///< of the last positions, by moves % keptKeys
    std::array<std::uint16_t, playerCount> nearest{}; ///< turns from its goal that any piece has ever been
    std::uint16_t moves = 0;                          ///< played so far
    std::uint16_t quiet = 0; ///< moves since the last capture or approach: a piece nearer to its goal than
                             ///< `nearest`
    std::uint8_t toMove = 0; ///< player who moves next; of no meaning when the game has ended
    GameState state = GameState::Running;
    End end = End::None;

    bool running() const { return state == GameState::Running; }
    /// The piece there, noPiece where there is none.
    PieceId at(Square square) const { return on[square]; }

    /// Of the keys only those since the last capture or approach count.
    bool operator==(const Position& other) const;
};

/// Equal for equal positions, almost never for different ones; the same on every machine.
std::uint64_t hashOf(const Position& position);

/// A move in short: where from, a hyphen, where to. A place is its column in letters from a (z is followed by
/// aa) and its row from 1 at the top: "h2-h3".
std::string moveText(Move move);
/// nullopt for anything else; whether the move is legal is another matter.
std::optional<Move> moveFromText(std::string_view text);

/// The same for people who see the board: both places as rulers count, row and column from 0: "1,7→2,7".
std::string shownMove(Move move);

/// One place of the first: "h2".
std::string cellText(Cell cell);
/// nullopt for anything else.
std::optional<Cell> cellFromText(std::string_view text);

} // namespace stonemason::wastes
