// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/latest_task.h"

#include <QObject>
#include <QString>

#include <functional>
#include <utility>

namespace stonemason {

/// Moves one side of a game in place of the user: a computer player, or a person at another computer. Never
/// blocks: answers arrive as signals, from the event loop. Requests and answers depend on the game, whose
/// own opponents derive from this.
class PlayOpponent : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Cancels the open request: no answer follows.
    virtual void withdraw() = 0;
    /// The local player resigns in a live game while it is this side's turn. A move may be in transit: the
    /// resignation takes effect once that is known.
    virtual void takeResignation() {}

    /// The text shown while a move is requested from it: "thinking…".
    virtual QString waitingWords() const { return tr("thinking…"); }
    /// A sentence on a problem that blocks the game, whichever side is to move, and on the user's options;
    /// empty if there is none.
    virtual QString troubleWords() const { return {}; }
    /// Whether the local player must not move for now, because this side is about to take moves back.
    virtual bool holdsMoves() const { return false; }
    /// In a live game: a sentence on why no take-back can be requested from this side now; empty if it can.
    virtual QString whyNoTakeBack() const { return {}; }
    virtual void askForTakeBack() {}

signals:
    /// One of its texts has changed.
    void changed();
};

/// An opponent in a game of this kind; `Game` is a PlayedGame or derived from one.
template <typename Game>
class GameOpponent : public PlayOpponent {
public:
    using Move = typename Game::Move;
    using PlayOpponent::PlayOpponent;

    /// Requests a move in the last position: one answer follows, from the event loop. Replaces a pending
    /// request.
    virtual void ask(const Game& game) = 0;
    /// The game has changed: it has more moves or fewer, or a side resigned. Called before ask().
    virtual void follow(const Game&) {}

    /// The callback for answers.
    void setAnswered(std::function<void(Move)> answered) { answered_ = std::move(answered); }

protected:
    void answer(Move move) {
        if (answered_) answered_(std::move(move));
    }

private:
    std::function<void(Move)> answered_;
};

/// A computer player that searches on its own thread.
template <typename Game>
class ComputerOpponent : public GameOpponent<Game> {
public:
    using Move = typename Game::Move;
    /// Finds the move of the player to move; after a stop request it returns soon with any move.
    using Thought = std::function<Move(const std::stop_token&)>;
    /// Creates the search for the last position of a game, with copies of all its data, without information
    /// hidden from the player. The same game must result in the same move, however often moves were undone.
    using Mind = std::function<Thought(const Game&)>;

    explicit ComputerOpponent(Mind mind, QObject* parent = nullptr)
        : GameOpponent<Game>(parent)
        , mind_(std::move(mind))
        , thinking_(*this, [this](Move move) { this->answer(std::move(move)); }) {}

    void ask(const Game& game) override { thinking_.restart(mind_(game)); }
    void withdraw() override { thinking_.drop(); }

private:
    Mind mind_;
    LatestTask<Move> thinking_; // the last member: the thread ends while the others still live
};

} // namespace stonemason
