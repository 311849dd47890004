// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/game_turns.h"
#include "editor/wastes/game/model/war_document.h"

namespace stonemason::wastes {

/// The turns of a game of War in the Wastes.
class WarTurns : public GameTurns<WarDocument, Game> {
    Q_OBJECT

public:
    /// Seats a computer player on every side the game's setup has one for.
    WarTurns(WarDocument& document, bool going, QObject* parent = nullptr);
};

} // namespace stonemason::wastes
