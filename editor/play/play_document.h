// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_traits.h"
#include "editor/app/files/document.h"
#include "editor/play/seats.h"

#include <optional>

namespace stonemason {

/// One game of two sides in a tab, for any kind of game: its moves, the position shown, the players.
/// GameDocument holds the game itself.
/// A move at an earlier position replaces the later moves: they are dropped in the same undo step, and one
/// Undo brings them back.
class PlayDocument : public Document {
    Q_OBJECT

public:
    explicit PlayDocument(QObject* parent = nullptr);

    /// Who sits at its sides.
    virtual SeatedPlayers seated() const = 0;
    virtual int moveCount() const = 0;
    /// How the position after so many moves, 0 to moveCount(), stands by the rules.
    virtual GameState stateAfter(int moves) const = 0;
    /// Who is to move there, 0 or 1; of no meaning where the game has ended.
    virtual int toMoveAfter(int moves) const = 0;
    /// Whether the game has ended, by the rules or because a side gave up.
    virtual bool isOver() const = 0;
    /// nullopt while the game runs and for a draw.
    virtual std::optional<int> winnerOfGame() const = 0;
    /// The player gives up, at the end of the game.
    virtual void resign(int player) = 0;
    /// Whether a person at this desk made one of the moves, or a side gave up.
    virtual bool hasPersonPlayed() const = 0;
    /// Whether computers alone play, and the person looks on.
    bool isWatched() const;
    /// Whether there is something in it that nobody wants to lose: a person has played, or what was watched
    /// has begun. A game that was begun here and has nothing is not modified: it closes without a question.
    bool isWorthKeeping() const { return hasPersonPlayed() || (isWatched() && moveCount() > 0); }

    /// Whether the game was begun in this sitting and not opened: then its computers move at once, those of
    /// any other wait until the person lets them. Belongs to the sitting, not to the file.
    bool isBegunHere() const { return begunHere_; }
    void setBegunHere(bool begun) { begunHere_ = begun; }

    /// Whether a peer elsewhere plays along and holds the game too. Then moves come at its end alone and
    /// are no undo steps, who looks back goes on looking while the other moves, and no file takes its place.
    bool isLive() const { return live_; }
    void setLive(bool live) { live_ = live; }

    /// Of a game that was live and did not end: that the other side is gone and what can be done, for people;
    /// empty otherwise, and as soon as the game goes on here.
    const QString& partedWords() const { return partedWords_; }
    void setPartedWords(const QString& words) { partedWords_ = words; }

    /// Who closes a live game leaves it, and is asked before.
    void endBeforeClosing() override;
    QString questionWhenClosed() const override;

    /// The number of moves before the position shown.
    int shown() const { return shown_; }
    bool isAtEnd() const { return shown_ == moveCount(); }
    /// Whether the game is over at the position looked at.
    bool hasEndedHere() const { return isAtEnd() && isOver(); }
    /// No undo step: what one looks at is no part of the file. Numbers beyond an end mean that end.
    void show(int moves);

signals:
    /// The person here leaves the live game, and with it the document.
    void leaving();
    /// Other moves, or a resignation. `byMove`: just one more move was played now.
    void gameChanged(bool byMove);
    /// Another position is looked at, or the game is another there.
    void shownChanged();
    /// After these one of the two: the position looked at is the next one, which the move (from 0) leads to,
    /// or it is any other.
    void steppedForward(int move);
    void jumped();

protected:
    /// The game has changed, and this position of it is looked at now.
    /// @param stepped it is the next one, which that move (from 0) leads to
    void noteChange(int shown, bool byMove, std::optional<int> stepped);
    /// The same for a live game; recovery relies on it because no undo step marks the change.
    void noteLiveChange(int shown, bool byMove, std::optional<int> stepped);
    /// For use before the first game is shown: emits no signal.
    void startAt(int moves) { shown_ = moves; }

private:
    int shown_ = 0;
    bool begunHere_ = false;
    bool live_ = false;
    QString partedWords_;
};

} // namespace stonemason
