// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/player.h"
#include "core/wastes/game/traits.h"

#include <cstdint>
#include <memory>

namespace stonemason::wastes {

/// How a computer player is to play.
struct PlayerOptions {
    std::uint64_t seed = 0; ///< what is left to chance, ties above all, is drawn from it
    int nodes = 0;          ///< positions Hard looks at before a move, 0 for HardNumbers::nodes
};

using Player = PlayerOf<Traits>;

/// Easy and Normal (the game's "medium") are the designed player, Hard looks ahead.
std::unique_ptr<Player> makePlayer(PlayerLevel level, const PlayerOptions& options);

} // namespace stonemason::wastes
