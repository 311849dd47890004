// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/duel_play.h"

#include "editor/token_battle/duel/model/computer_opponent.h"
#include "editor/token_battle/duel/model/seats.h"

namespace stonemason::token_battle {

DuelPlay::DuelPlay(DuelDocument& document, bool going, QObject* parent) : GameTurns(document, going, parent) {
    for (int player = 0; player < playerCount; ++player)
        if (const auto level = computerAt(document.setup(), player))
            setOpponent(player, computerOpponent(*level, player, document.hasOpenDecks()));
}

} // namespace stonemason::token_battle
