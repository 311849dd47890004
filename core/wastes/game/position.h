// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_state.h"
#include "core/wastes/game/square.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace stonemason::wastes {

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

/// Everything that changes in a game. Which pieces and tiles there are stays the same and stands in Ground.
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

/// Equal for equal positions, of different ones as good as never; the same on every machine.
std::uint64_t hashOf(const Position& position);

} // namespace stonemason::wastes
