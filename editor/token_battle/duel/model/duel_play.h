// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/game_turns.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/model/opponent.h"

namespace stonemason::token_battle {

/// The turns of a game of Token Battle.
class DuelPlay : public GameTurns<DuelDocument, Game> {
    Q_OBJECT

public:
    /// Seats a computer player on every side the game's setup has one for.
    DuelPlay(DuelDocument& document, bool going, QObject* parent = nullptr);
};

} // namespace stonemason::token_battle
