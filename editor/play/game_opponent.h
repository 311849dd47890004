// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/latest_task.h"

#include <QObject>
#include <QString>

#include <functional>
#include <utility>

namespace stonemason {

/// Moves one side of a game in place of the user: a computer player, or a person at another desk. Never
/// blocks: answers arrive as signals, from the event loop. Questions and answers depend on the game, whose
/// own opponents derive from this.
class PlayOpponent : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Cancels the open request: no answer follows.
    virtual void withdraw() = 0;
    /// The person at this desk gives up while it is this side's turn, in a live game. A move may be on its
    /// way: the game ends as soon as that is known.
    virtual void takeResignation() {}

    /// The text shown while it is asked for a move: "thinking…".
    virtual QString waitingWords() const { return tr("thinking…"); }
    /// A sentence on what blocks the game against it, whichever side is to move, and what can be done; empty:
    /// nothing does.
    virtual QString troubleWords() const { return {}; }
    /// Whether the person at this desk may not move for now, since this side is about to take moves back.
    virtual bool holdsMoves() const { return false; }
    /// In a live game: why this side cannot be asked to take the last move back now, a sentence; empty: it
    /// can.
    virtual QString whyNoTakeBack() const { return {}; }
    virtual void askForTakeBack() {}

signals:
    /// The sentence on its state has changed.
    void changed();
};

/// An opponent in a game of this kind; `Game` is a PlayedGame or derived from one.
template <typename Game>
class GameOpponent : public PlayOpponent {
public:
    using Move = typename Game::Move;
    using PlayOpponent::PlayOpponent;

    /// It is this side's turn at the end of the game: one answer follows, from the event loop. A question
    /// that is still open is forgotten.
    virtual void ask(const Game& game) = 0;
    /// The game has changed: it has more moves or fewer, or a side gave up. Comes before ask().
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

/// A computer player, thinking on a thread of its own.
template <typename Game>
class ComputerOpponent : public GameOpponent<Game> {
public:
    using Move = typename Game::Move;
    /// Finds the move of the player to move; after a stop request it returns soon with any move.
    using Thought = std::function<Move(const std::stop_token&)>;
    /// What thinks about the last position of a game, with copies of all that it needs and nothing that the
    /// player may not know. The same game is to bring the same move, however often moves were undone.
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
