// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/player.h"
#include "core/token_battle/duel/duel_traits.h"

#include <cstdint>
#include <memory>

namespace stonemason::token_battle {

/// How a computer player is to play.
struct PlayerOptions {
    std::uint64_t seed = 0; ///< what is left to chance, ties above all, is drawn from it
    int nodes = 0;          ///< positions Hard looks at before a move, 0 for PlayerRules::nodes
    bool openDecks = false; ///< Hard knows the opponent's deck as its own; the others never look at it
};

/// A computer player of Token Battle. Looks at no more of a position than Knowledge allows.
using Player = PlayerOf<DuelTraits>;

std::unique_ptr<Player> makePlayer(PlayerLevel level, const PlayerOptions& options);

} // namespace stonemason::token_battle
