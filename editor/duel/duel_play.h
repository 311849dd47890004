// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/duel/duel_document.h"
#include "editor/duel/opponent.h"
#include "editor/duel/tempo.h"

#include <QTimer>

#include <array>
#include <memory>
#include <optional>

namespace stonemason {

/// Who is to move in a document's game, and the opponents who do it without a person: asks them when their
/// turn comes, waits a moment, plays their answers. They rest while an earlier position is looked at, and
/// in a game that was opened and after undoing until a person moves or lets them go on; nobody rests in a
/// live game.
class DuelPlay : public QObject {
    Q_OBJECT

public:
    /// Seats a computer player on every side the game's setup has one for.
    /// @param going whether they move at once: not in a game that was opened from a file
    DuelPlay(DuelDocument& document, bool going, QObject* parent = nullptr);
    ~DuelPlay() override;

    DuelDocument& document() const { return document_; }

    /// Lets somebody else move that side; nullptr: nobody but the person at this desk.
    void setOpponent(int player, std::unique_ptr<Opponent> opponent);
    bool hasOpponent(int player) const { return opponents_[std::size_t(player)] != nullptr; }
    bool hasOpponents() const { return hasOpponent(0) || hasOpponent(1); }

    /// Whether opponents move when it is their turn.
    bool isGoing() const { return going_; }
    void setGoing(bool going);
    /// Whether an opponent has been asked for the next move.
    bool isThinking() const { return asked_.has_value(); }
    /// Whether it is an opponent's turn in the game and that one rests.
    bool isResting() const;
    /// Whether the person at the desk may move in the position looked at.
    bool canMove() const;

    /// Plays for the person at the desk and lets the opponents go on; false when it is not his turn or the
    /// move is not legal.
    bool play(Move move);
    /// The person at the desk gives up: the only person's side, else the one whose turn it is. In a live game
    /// out of his turn the opponent says when it counts.
    bool canResign() const;
    void resign();

    void setTempo(Tempo tempo) { tempo_ = tempo; }
    Tempo tempo() const { return tempo_; }
    /// Answers are held back while what happened before is still being shown.
    void setShowing(bool showing);

signals:
    /// Who is to move, or whether somebody is thinking, is another matter now.
    void changed();

private:
    void followGame(bool byMove);
    void update();
    void withdraw();
    void take(int player, Move move);
    void deliver();

    DuelDocument& document_;
    std::array<std::unique_ptr<Opponent>, playerCount> opponents_;
    bool going_;
    bool showing_ = false;
    Tempo tempo_ = Tempo::Normal;
    QTimer moment_;
    std::optional<int> asked_; ///< the player
    std::optional<Move> answer_;
};

} // namespace stonemason
