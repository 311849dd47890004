// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/players/player.h"

#include "core/token_battle/duel/players/hard_player.h"
#include "core/token_battle/duel/players/simple_players.h"

namespace stonemason::token_battle {

std::unique_ptr<Player> makePlayer(PlayerLevel level, const PlayerOptions& options) {
    switch (level) {
    case PlayerLevel::Easy: return std::make_unique<EasyPlayer>(options.seed);
    case PlayerLevel::Normal: return std::make_unique<NormalPlayer>(options.seed);
    case PlayerLevel::Hard: return std::make_unique<HardPlayer>(options);
    }
    return nullptr;
}

} // namespace stonemason::token_battle
