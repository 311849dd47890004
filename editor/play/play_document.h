// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_traits.h"
#include "editor/app/files/document.h"
#include "editor/play/seats.h"

#include <optional>

namespace stonemason {

/// A game of any kind between two sides in a tab: its moves, the position shown, the players.
/// GameDocument holds the game itself.
/// A move at an earlier position replaces the later moves: they are dropped in the same undo step, and one
/// Undo brings them back.
class PlayDocument : public Document {
    Q_OBJECT

public:
    explicit PlayDocument(QObject* parent = nullptr);

    /// The players of both sides.
    virtual SeatedPlayers seated() const = 0;
    virtual int moveCount() const = 0;
    /// The state, by the rules, of the position after that many moves, 0 to moveCount().
    virtual GameState stateAfter(int moves) const = 0;
    /// The player to move there, 0 or 1; undefined if the game has ended.
    virtual int toMoveAfter(int moves) const = 0;
    /// Whether the game has ended, by the rules or because a side gave up.
    virtual bool isOver() const = 0;
    /// nullopt while the game runs and for a draw.
    virtual std::optional<int> winnerOfGame() const = 0;
    /// The player resigns in the last position.
    virtual void resign(int player) = 0;
    /// Whether a person at this computer made one of the moves, or a side resigned.
    virtual bool hasPersonPlayed() const = 0;
    /// Whether only computers play, and the user watches.
    bool isWatched() const;
    /// Whether the game must not be lost: a person has played, or a watched game has begun. Otherwise a game
    /// that was begun here does not count as modified and closes without a question.
    bool isWorthKeeping() const { return hasPersonPlayed() || (isWatched() && moveCount() > 0); }

    /// Whether the game was begun in this session and not opened from a file: only then do its computers move
    /// without waiting for the user's command. Not saved in the file.
    bool isBegunHere() const { return begunHere_; }
    void setBegunHere(bool begun) { begunHere_ = begun; }

    /// Whether the game is shared with a peer over the network. Then moves are appended only at its end and
    /// are no undo steps, the position shown stays while the other side moves, and no file can replace it.
    bool isLive() const { return live_; }
    void setLive(bool live) { live_ = live; }

    /// For a formerly live game that did not end: the user-visible text that the other side is gone and what
    /// can be done; empty otherwise, and as soon as the game continues here.
    const QString& partedWords() const { return partedWords_; }
    void setPartedWords(const QString& words) { partedWords_ = words; }

    /// Closing a live game leaves it, after a question.
    void endBeforeClosing() override;
    QString questionWhenClosed() const override;

    /// The number of moves before the position shown.
    int shown() const { return shown_; }
    bool isAtEnd() const { return shown_ == moveCount(); }
    /// Whether the game is over at the position shown.
    bool hasEndedHere() const { return isAtEnd() && isOver(); }
    /// Not an undo step, because the position shown is not saved in the file. The number is clamped.
    void show(int moves);

signals:
    /// The local player leaves the live game by closing the document.
    void leaving();
    /// The moves have changed, or a side resigned. `byMove`: exactly one move was appended now.
    void gameChanged(bool byMove);
    /// Another position is shown, or the game has changed there.
    void shownChanged();
    /// One of these two follows: the position shown is the next one, reached by that move (from 0), or any
    /// other.
    void steppedForward(int move);
    void jumped();

protected:
    /// The game has changed, and this position is shown now.
    /// @param stepped the move (from 0) that leads to it, if it is the next position
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
