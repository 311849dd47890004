// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_link.h"
#include "editor/lan/lan_status.h"
#include "editor/play/game_document.h"
#include "editor/play/game_opponent.h"
#include "editor/play/game_turns.h"

#include <memory>
#include <optional>
#include <string>

namespace stonemason {

/// A person at another computer: local moves are sent to the link, and moves from the link are played here in
/// order, independent of how long the window animates one. `Session` is a LanSessionOf.
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
    int known_ = 0; ///< number of moves of the game in the last request
};

/// The game-specific part of a LanGame: everything that depends on the types of moves and files. It is used
/// as long as its link belongs to that game.
class LanGamePart {
public:
    LanGamePart() = default;
    LanGamePart(const LanGamePart&) = delete;
    LanGamePart& operator=(const LanGamePart&) = delete;
    virtual ~LanGamePart() = default;

    /// Seats the peer as opponent, or nobody if the peer is gone.
    virtual void seat(TurnManager& turns, bool there) = 0;
    /// Plays the talk's moves that are missing in the document.
    virtual void catchUp() = 0;
    /// Takes back the document's moves that are missing in the talk.
    virtual void goBack() = 0;
    /// Called before those moves are played: in a game with hidden information, what they reveal becomes
    /// known.
    virtual void learn() {}
    /// The game has ended by its rules or by resignation: nothing is hidden any more.
    virtual void learnAll() {}
    /// The bytes of the game's file; nullopt if nothing was played. Must not use the document.
    virtual std::optional<std::string> file() const = 0;
    /// The suffix of the game's files: "sduel".
    virtual QString suffix() const = 0;
};

/// The part of a game of one kind; `DocumentType` is derived from a GameDocument of the session's Game, and
/// its turns are GameTurns of both. A game without hidden information only adds its file.
template <typename Session, typename DocumentType>
class LanGamePartOf : public LanGamePart {
public:
    using Link = LanLinkOf<Session>;
    using Turns = GameTurns<DocumentType, typename Session::Game>;

    LanGamePartOf(Link& link, DocumentType& document) : link_(link), document_(document) {}

    void seat(TurnManager& turns, bool there) override {
        static_cast<Turns&>(turns).setOpponent(peer(), there ? std::make_unique<LanOpponentOf<Session>>(link_)
                                                             : nullptr);
    }
    void catchUp() override {
        const auto& there = session().game();
        for (int move = document_.moveCount(); move < there.moveCount(); ++move)
            document_.answer(there.move(move));
        if (there.record().resigned) document_.resign(*there.record().resigned);
    }

    void goBack() override { document_.goBackLive(session().game().moveCount()); }

protected:
    const Session& session() const { return link_.session(); }
    DocumentType& document() const { return document_; }
    int peer() const { return 1 - session().ownPlayer(); }

private:
    Link& link_;
    DocumentType& document_;
};

} // namespace stonemason
