// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/lan/lan_opponent.h"

namespace stonemason {

LanOpponent::LanOpponent(LanLink& link, QObject* parent) : Opponent(parent), link_(link) {
    connect(&link_, &LanLink::moved, this, &LanOpponent::answer);
    connect(&link_, &LanLink::resigned, this, &LanOpponent::answer);
}

void LanOpponent::ask(const Game& game) {
    asked_ = true;
    known_ = game.moveCount();
    QMetaObject::invokeMethod(this, &LanOpponent::answer, Qt::QueuedConnection);
}

void LanOpponent::follow(const Game& game) {
    const GameRecord& here = game.record();
    const int own = link_.session().ownPlayer();
    for (int move = link_.session().game().moveCount(); move < game.moveCount(); ++move)
        if (!link_.play(here.moves[std::size_t(move)])) return; // the link has ended, which is told elsewhere
    if (here.resigned == own) link_.resign();
}

void LanOpponent::answer() {
    if (!asked_) return;
    const LanSession& session = link_.session();
    const GameRecord& there = session.game().record();
    if (int(there.moves.size()) > known_) {
        asked_ = false;
        emit moved(there.moves[std::size_t(known_)]);
    } else if (there.resigned == 1 - session.ownPlayer()) {
        asked_ = false;
        emit resigned();
    }
}

} // namespace stonemason
