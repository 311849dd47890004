// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/game.h"
#include "core/duel/players/player.h"

#include <array>
#include <memory>
#include <stop_token>
#include <string>

namespace stonemason {

/// A computer that takes part in a game: how good it is, without what chance gives it.
struct ComputerPlayer {
    PlayerLevel level = PlayerLevel::Normal;
    int nodes = 0;          ///< see PlayerOptions
    bool openDecks = false; ///< likewise

    bool operator==(const ComputerPlayer&) const = default;
};

/// The two players of a game, player 0 first.
using Contestants = std::array<std::unique_ptr<Player>, playerCount>;

/// The players of the game of a seed, each with numbers of his own to draw from.
Contestants contestantsOf(const std::array<ComputerPlayer, playerCount>& players, std::uint64_t gameSeed);

/// Lets the players go on from a position to the end of the game; play(Position&, Move) is to play each move.
/// Returns false when told to stop before the end; the last move may then be a poor one.
template <typename Play>
bool playOut(const Duel& duel, Position& position, const Contestants& players, const std::stop_token& stop,
             Play play) {
    while (position.running() && !stop.stop_requested())
        play(position, players[position.toMove]->choose(duel, position, stop));
    return !stop.stop_requested();
}

/// Lets the players play a game to its end. Returns false when told to stop before.
bool playOut(Game& game, const Contestants& players, const std::stop_token& stop = {});

} // namespace stonemason
