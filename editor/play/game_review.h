// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/live_job.h"
#include "editor/play/play_document.h"

#include <QString>
#include <QUndoCommand>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace stonemason {

/// The review of a document's game: the moves that lost most, of human players at this computer or, if there
/// are none, of both sides. Computed in the background; discarded when the game changes. Owned by its
/// document. The game's own review, derived from GameReviewOf, defines the loss of a move.
class GameReview : public QObject {
    Q_OBJECT

public:
    /// The review of a document; nullptr if there is none.
    static GameReview* of(const PlayDocument& document);

    /// Starts the review, unless it is running or done.
    void start();
    void cancel();
    bool isRunning() const { return running_; }
    /// Whether the review is complete.
    bool isDone() const { return done_; }
    /// The number of moves analysed so far, and the total.
    int movesLookedAt() const { return lookedAt_; }
    int movesInAll() const { return int(asked_.size()); }
    /// The moves that lost most, from 0, in the order of the game; empty before it is done.
    virtual std::vector<int> costlyMoves() const = 0;

signals:
    void changed();

protected:
    explicit GameReview(PlayDocument& document);

    PlayDocument& document() const { return document_; }
    /// Whether it is saved in the game's files: then it is an undo step and modifies the document.
    virtual bool isKept() const { return false; }
    /// The text of the undo step.
    static QString stepName();
    void forget();
    /// Starts to analyse these moves in the background.
    virtual void look(const std::vector<int>& moves) = 0;
    virtual void stopLooking() = 0;
    virtual bool isLooking() const = 0;
    virtual void forgetLosses() = 0;
    void noteLookedAt(int moves);
    /// The analysis has ended or was stopped. Returns whether its result is wanted; noteDone() follows then.
    bool noteStopped() { return std::exchange(running_, false); }
    void noteDone();

private:
    std::vector<int> movesToReview() const;

    PlayDocument& document_;
    std::vector<int> asked_;
    int lookedAt_ = 0;
    bool running_ = false; ///< false as soon as it is cancelled, although the thread may still be running
    bool done_ = false;
};

/// The review of a game whose moves lose a `Loss`: a value with the move's number, from 0, as `move`.
template <typename Loss>
class GameReviewOf : public GameReview {
public:
    /// The greatest losses, in the order of the game; empty before it is done.
    const std::vector<Loss>& costly() const { return costly_; }
    /// The loss of that move, from 0, if it is among these; nullptr otherwise.
    const Loss* lossOf(int move) const {
        const auto found = std::ranges::find(costly_, move, &Loss::move);
        return found == costly_.end() ? nullptr : &*found;
    }
    /// The loss to display at a position: that of the move before it, else of the next one; nullptr for
    /// none.
    const Loss* lossSeenAt(int shown) const {
        const Loss* before = lossOf(shown - 1);
        return before ? before : lossOf(shown);
    }
    /// The result for saving; nullptr before it is done.
    const std::vector<Loss>* known() const { return isDone() ? &costly_ : nullptr; }
    /// Restores an earlier result of costly() for the present game.
    void restore(std::vector<Loss> costly) {
        cancel();
        costly_ = std::move(costly);
        noteDone();
    }
    std::vector<int> costlyMoves() const override {
        std::vector<int> moves;
        for (const Loss& loss : costly_)
            moves.push_back(loss.move);
        return moves;
    }

protected:
    /// Computes the loss of a move of the present game on another thread, with copies of all its data.
    using Weigh = std::function<Loss(int move, const std::stop_token& stop)>;
    virtual Weigh weigh() const = 0;
    /// The few losses worth reporting, in the order of the game.
    virtual std::vector<Loss> costliestOf(std::vector<Loss> losses) const = 0;

    explicit GameReviewOf(PlayDocument& document)
        : GameReview(document)
        , job_(
              *this, [this](int lookedAt) { noteLookedAt(lookedAt); },
              [this](std::vector<Loss> losses) {
                  if (!noteStopped()) return;
                  auto costly = costliestOf(std::move(losses));
                  if (isKept())
                      this->document().undoStack().push(new Keep(*this, std::move(costly)));
                  else
                      restore(std::move(costly));
              }) {}

    void look(const std::vector<int>& moves) override {
        job_.start([weigh = weigh(), moves](const std::stop_token& stop, const auto& report) {
            std::vector<Loss> losses;
            for (const int move : moves) {
                if (stop.stop_requested()) break;
                losses.push_back(weigh(move, stop));
                losses.back().move = move;
                report(int(losses.size()));
            }
            return losses;
        });
    }
    void stopLooking() override { job_.stop(); }
    bool isLooking() const override { return job_.isRunning(); }
    void forgetLosses() override { costly_.clear(); }

private:
    class Keep : public QUndoCommand {
    public:
        Keep(GameReviewOf& review, std::vector<Loss> costly)
            : QUndoCommand(stepName()), review_(review), costly_(std::move(costly)) {}
        void redo() override { review_.restore(costly_); }
        void undo() override { review_.forget(); }

    private:
        GameReviewOf& review_;
        std::vector<Loss> costly_;
    };

    std::vector<Loss> costly_;
    LiveJob<int, std::vector<Loss>> job_; // the last member: it ends while the others still live
};

} // namespace stonemason
