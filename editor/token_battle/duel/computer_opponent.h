// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/players/player.h"
#include "editor/app/latest_task.h"
#include "editor/token_battle/duel/opponent.h"

namespace stonemason {

/// A computer player, thinking on a thread of its own. The same game and position bring the same move,
/// however often moves were taken back.
class ComputerOpponent : public Opponent {
    Q_OBJECT

public:
    ComputerOpponent(PlayerLevel level, int player, bool openDecks, QObject* parent = nullptr);

    void ask(const Game& game) override;
    void withdraw() override;

private:
    PlayerLevel level_;
    int player_;
    bool openDecks_;
    LatestTask<Move> thinking_; // the last member: the thread ends while the others still live
};

} // namespace stonemason
