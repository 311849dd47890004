// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_link.h"
#include "editor/lan/lan_status.h"
#include "editor/play/game_opponent.h"

namespace stonemason {

/// A person at another desk: what is played here goes to the link, what the link brings is played here, in
/// the order of the moves, however long the window takes to show one. `Session` is a LanSessionOf.
template <typename Session>
class LanOpponentOf : public GameOpponent<typename Session::Game> {
public:
    using Game = typename Session::Game;
    using Link = LanLinkOf<Session>;

    /// @param link in a game; must outlive the opponent
    explicit LanOpponentOf(Link& link, QObject* parent = nullptr) : GameOpponent<Game>(parent), link_(link) {
        QObject::connect(&link_, &LanConnection::moved, this, [this] { answerIfMoved(); });
        for (const auto signal :
             {&LanConnection::lost, &LanConnection::resumed, &LanConnection::takeBackChanged})
            QObject::connect(&link_, signal, this, &PlayOpponent::changed);
    }

    void ask(const Game& game) override {
        asked_ = true;
        known_ = game.moveCount();
        QMetaObject::invokeMethod(
            this, [this] { answerIfMoved(); }, Qt::QueuedConnection);
    }
    void withdraw() override { asked_ = false; }
    void follow(const Game& game) override {
        for (int move = link_.session().game().moveCount(); move < game.moveCount(); ++move)
            if (!link_.play(game.move(move))) return; // the link has ended, which is reported elsewhere
        if (game.record().resigned == link_.session().ownPlayer()) link_.resign();
    }
    void takeResignation() override { link_.resign(); }
    QString waitingWords() const override { return lanWaitingWords(link_.talk()); }
    QString troubleWords() const override { return lanTroubleWords(link_.talk()); }
    bool holdsMoves() const override { return link_.talk().takeBack() == LanTakeBackState::Agreed; }
    QString whyNoTakeBack() const override { return whyNoLanTakeBack(link_.talk()); }
    void askForTakeBack() override { link_.askForTakeBack(); }

private:
    void answerIfMoved() {
        const Game& there = link_.session().game();
        if (!asked_ || there.moveCount() <= known_) return;
        asked_ = false;
        this->answer(there.move(known_));
    }

    Link& link_;
    bool asked_ = false;
    int known_ = 0; ///< moves of the game that was asked about
};

} // namespace stonemason
