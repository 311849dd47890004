// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/game.h"
#include "core/token_battle/duel/players/player.h"

#include <array>
#include <memory>
#include <stop_token>
#include <string>

namespace stonemason::token_battle {

/// A computer that takes part in a game: how good it is, without what chance gives it.
struct ComputerPlayer {
    PlayerLevel level = PlayerLevel::Normal;
    int nodes = 0;          ///< see PlayerOptions
    bool openDecks = false; ///< likewise

    bool operator==(const ComputerPlayer&) const = default;
};

using Contestants = ContestantsOf<DuelTraits>;

/// The players of the game of a seed, each with numbers of his own to draw from.
Contestants contestantsOf(const std::array<ComputerPlayer, playerCount>& players, std::uint64_t gameSeed);

/// Lets the players play a game to its end. Returns false when stopped before it.
bool playOut(Game& game, const Contestants& players, const std::stop_token& stop = {});

} // namespace stonemason::token_battle
