// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/players/player.h"
#include "editor/app/newest_job.h"
#include "editor/duel/opponent.h"

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
    NewestJob<Move> thinking_; // the last member: the thread ends while the others still live
};

} // namespace stonemason
