// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/game.h"

#include <QObject>

namespace stonemason {

/// Who moves one side of a game in a person's stead: a computer player, or somebody at another desk. Never
/// blocks: answers come as signals, from the event loop.
class Opponent : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// It is this side's turn at the end of the game: moved() answers, once. A question that is still open is
    /// forgotten.
    virtual void ask(const Game& game) = 0;
    /// The open question is taken back: it is not answered any more.
    virtual void withdraw() = 0;
    /// The game is another than before: more moves or fewer, or somebody gave up. Comes before ask().
    virtual void follow(const Game& game) { Q_UNUSED(game) }
    /// The person at this desk gives up while it is this side's turn, in a live game. A move may be on its
    /// way: the game ends as soon as that is known.
    virtual void takeResignation() {}

signals:
    void moved(stonemason::Move move);
};

} // namespace stonemason
