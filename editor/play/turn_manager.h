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

/// Who is to move in a document's game, and the opponents who do it without a person: asks them when their
/// turn comes, waits a moment, plays their answers. They rest while an earlier position is looked at, and
/// in a game that was opened and after undoing until a person moves or lets them go on; nobody rests in a
/// live game, not even after moves were taken back in it. The game's own class, derived from this, defines
/// questions and answers.
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
    /// Whether an opponent has been asked for the next move.
    bool isThinking() const { return asked_.has_value(); }
    /// Whether it is an opponent's turn in the game and that one rests.
    bool isResting() const;
    /// Whether the person at the desk may move in the position looked at.
    bool canMove() const;
    /// The person at the desk gives up: the only person's side, else the one whose turn it is. In a live game
    /// out of turn the opponent decides when it counts.
    bool canResign() const;
    void resign();

    /// The text to show while isThinking().
    QString waitingWords() const;
    /// See PlayOpponent: of the first opponent with which there is some.
    QString troubleWords() const;

    /// Why the last move of the person at the desk cannot be taken back now, a sentence; empty: it can. In a
    /// live game the other side is asked, otherwise it is undone.
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
    /// Lets another player move that side; nullptr: nobody but the person at this desk.
    void seat(int player, std::unique_ptr<PlayOpponent> opponent);
    PlayOpponent* opponent(int player) const { return opponents_[std::size_t(player)].get(); }
    /// The person has moved: opponents go on.
    void notePersonMoved();
    /// The opponent of a player, who is asked or was, has answered. Whether the answer is to be kept, for
    /// playAnswer().
    bool isAsked(int player) const { return asked_ == player; }
    void noteAnswer();
    /// The game's last position has a player who is an opponent, and this is that player.
    int toMove() const { return document_.toMoveAfter(document_.moveCount()); }

    /// Requests the next move from an opponent; notifies one that the game has changed.
    virtual void ask(PlayOpponent& opponent) = 0;
    virtual void follow(PlayOpponent& opponent) = 0;
    /// Plays the answer that was kept and forgets it; false when it cannot be played.
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
