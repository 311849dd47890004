// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace stonemason {

inline constexpr int playerCount = 2;

/// Whether a game goes on, or how it ended.
enum class GameState : std::uint8_t {
    Running,
    FirstWon,  ///< player 0
    SecondWon, ///< player 1
    Drawn,
};

/// How a game ended for one of the two.
enum class GameResult : std::uint8_t { Loss, Draw, Win };

/// The player who won, nullopt while the game runs and for a draw.
constexpr std::optional<int> winnerOf(GameState state) {
    if (state == GameState::FirstWon) return 0;
    if (state == GameState::SecondWon) return 1;
    return std::nullopt;
}

/// How a game that has ended did so for a player, 0 or 1.
constexpr GameResult resultOf(GameState state, int player) {
    const std::optional<int> winner = winnerOf(state);
    if (!winner) return GameResult::Draw;
    return *winner == player ? GameResult::Win : GameResult::Loss;
}

} // namespace stonemason
