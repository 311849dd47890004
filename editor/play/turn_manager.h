// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/game_opponent.h"
#include "editor/play/play_document.h"
#include "editor/play/playback.h"

#include <QTimer>

#include <array>
#include <memory>
#include <optional>

namespace stonemason {

/// Manages the turns of a document's game and its opponents, which move without the user: requests their
/// moves, waits a moment, plays their answers. They are paused while an earlier position is shown, and in a
/// game that was opened or after undo until the user moves or continues the game; they are never paused in a
/// live game, not even after a take-back. The game's own class, derived from this, defines requests and
/// answers.
class TurnManager : public QObject {
    Q_OBJECT

public:
    /// @param going whether opponents move at once: not in a game that was opened from a file
    TurnManager(PlayDocument& document, bool going, QObject* parent);
    ~TurnManager() override;

    bool hasOpponent(int player) const { return opponents_[std::size_t(player)] != nullptr; }

    /// Whether opponents move when it is their turn.
    bool isGoing() const { return going_; }
    void setGoing(bool going);
    /// Whether an opponent's move has been requested.
    bool isThinking() const { return asked_.has_value(); }
    /// Whether it is the turn of an opponent that is paused.
    bool isResting() const;
    /// Whether the local player may move in the position shown.
    bool canMove() const;
    /// Resigns for the local player: the only human side, else the side to move. In a live game out of turn
    /// the opponent determines when that takes effect.
    bool canResign() const;
    void resign();

    /// The text to show while isThinking().
    QString waitingWords() const;
    /// See PlayOpponent: the text of the first opponent that has one.
    QString troubleWords() const;

    /// A sentence on why the local player's last move cannot be taken back now; empty if it can. In a live
    /// game the other side must agree, otherwise the move is undone.
    QString whyNoTakeBack() const;
    void takeBack();

    void setTempo(Tempo tempo) { tempo_ = tempo; }
    Tempo tempo() const { return tempo_; }
    /// Answers are delayed while an earlier animation is running.
    void setShowing(bool showing);
    bool isShowing() const { return showing_; }

signals:
    /// The player to move, or whether one is thinking, has changed.
    void changed();

protected:
    /// Sets the opponent that moves that side; nullptr: the local player moves it.
    void seat(int player, std::unique_ptr<PlayOpponent> opponent);
    PlayOpponent* opponent(int player) const { return opponents_[std::size_t(player)].get(); }
    /// The local player has moved: opponents continue.
    void notePersonMoved();
    /// Called when an opponent has answered: whether its request is still open. If so, the answer is to be
    /// stored for playAnswer(), and noteAnswer() called.
    bool isAsked(int player) const { return asked_ == player; }
    void noteAnswer();
    /// The player to move in the game's last position.
    int toMove() const { return document_.toMoveAfter(document_.moveCount()); }

    /// Requests the next move from an opponent; notifies one that the game has changed.
    virtual void ask(PlayOpponent& opponent) = 0;
    virtual void follow(PlayOpponent& opponent) = 0;
    /// Plays and discards the stored answer; false if it cannot be played.
    virtual bool playAnswer() = 0;

private:
    bool isHeld() const;
    void followGame(bool byMove);
    void update();
    void withdraw();
    void deliver();

    PlayDocument& document_;
    std::array<std::unique_ptr<PlayOpponent>, playerCount> opponents_;
    bool going_;
    bool showing_ = false;
    bool answered_ = false;
    Tempo tempo_ = Tempo::Normal;
    QTimer moment_;
    std::optional<int> asked_; ///< the player
};

} // namespace stonemason
