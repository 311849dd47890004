// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck.h"
#include "core/token_battle/duel/board.h"

#include <array>
#include <cstdint>
#include <optional>

namespace stonemason::token_battle {

/// What one player has played so far: the computer players look at it.
struct PlayedCards {
    std::uint16_t all = 0;
    std::uint16_t pushes = 0;
    std::uint16_t flips = 0;

    bool operator==(const PlayedCards&) const = default;
};

/// One player's four stacks, as far as they change during a game: a stack turns, its cards stay in order.
struct Hand {
    std::array<std::uint8_t, stackCount> top{};  ///< by stack: index of the card on top
    std::array<std::uint8_t, stackCount> seen{}; ///< by stack: how many of its cards were played at least
                                                 ///< once, from index 0 on

    bool operator==(const Hand&) const = default;
};

/// Everything that changes in a game, as a flat value: the board and what stands beside it. Copying it is
/// what taking a move back needs. Which cards the stacks hold and what the numbers of the game are stays the
/// same and stands in Duel.
struct Position : Board {
    std::array<std::uint16_t, playerCount> scores{};
    std::array<std::uint16_t, playerCount> yields{}; ///< the points of the last scoring
    std::array<PlayedCards, playerCount> played{};
    std::array<Hand, playerCount> hands{};
    std::array<std::uint8_t, playerCount> boosts{};     ///< what the next token is worth more
    std::array<std::uint8_t, playerCount> extraMoves{}; ///< moves in a row still to come after the next
    std::uint16_t moves = 0;                            ///< played so far
    Square lastPlaced = noSquare; ///< where the token of the move before lies, if it still does
    std::uint8_t toMove = 0;      ///< player who moves next; of no meaning when the game has ended
    GameState state = GameState::Running;

    bool operator==(const Position&) const = default;

    bool running() const { return state == GameState::Running; }
    /// The player who won, nullopt while the game runs and for a draw.
    std::optional<int> winner() const { return winnerOf(state); }
};

/// Equal for equal positions, of different ones as good as never; the same on every machine.
std::uint64_t hashOf(const Position& position);

} // namespace stonemason::token_battle
