// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/game.h"
#include "editor/play/play_opponent.h"

namespace stonemason {

/// An opponent in a game of Token Battle.
class Opponent : public PlayOpponent {
    Q_OBJECT

public:
    using PlayOpponent::PlayOpponent;

    /// It is this side's turn at the end of the game: moved() answers, once. A question that is still open is
    /// forgotten.
    virtual void ask(const Game& game) = 0;
    /// The game is another than before: more moves or fewer, or somebody gave up. Comes before ask().
    virtual void follow(const Game& game) { Q_UNUSED(game) }

signals:
    void moved(stonemason::Move move);
};

} // namespace stonemason
