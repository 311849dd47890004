// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/lan/lan_opponent.h"

namespace stonemason {

LanOpponent::LanOpponent(LanLink& link, QObject* parent) : Opponent(parent), link_(link) {
    connect(&link_, &LanLink::moved, this, &LanOpponent::answerIfMoved);
}

void LanOpponent::ask(const Game& game) {
    asked_ = true;
    known_ = game.moveCount();
    QMetaObject::invokeMethod(this, &LanOpponent::answerIfMoved, Qt::QueuedConnection);
}

void LanOpponent::follow(const Game& game) {
    const GameRecord& here = game.record();
    const int own = link_.session().ownPlayer();
    for (int move = link_.session().game().moveCount(); move < game.moveCount(); ++move)
        if (!link_.play(here.moves[std::size_t(move)])) return; // the link has ended, which is told elsewhere
    if (here.resigned == own) link_.resign();
}

void LanOpponent::answerIfMoved() {
    if (!asked_) return;
    const GameRecord& there = link_.session().game().record();
    if (int(there.moves.size()) <= known_) return;
    asked_ = false;
    answer(there.moves[std::size_t(known_)]);
}

} // namespace stonemason
