// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/players/player.h"

#include "core/wastes/players/designed_player.h"
#include "core/wastes/players/hard_player.h"

namespace stonemason::wastes {

std::unique_ptr<Player> makePlayer(PlayerLevel level, const PlayerOptions& options) {
    if (level == PlayerLevel::Hard) return std::make_unique<HardPlayer>(options);
    return std::make_unique<DesignedPlayer>(level, options.seed);
}

} // namespace stonemason::wastes
