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

/// The review of one document's game: which moves of it lost most. Of the persons at this desk or, where
/// there are none, of both sides. Worked out beside the window; forgotten when the game changes. Belongs
/// to its document. The game's own review, derived from GameReviewOf, defines what a move loses.
class GameReview : public QObject {
    Q_OBJECT

public:
    /// That of a document; nullptr when none was made.
    static GameReview* of(const PlayDocument& document);

    /// Works it out, unless that is done or being done.
    void start();
    void cancel();
    bool isRunning() const { return running_; }
    /// Whether it is known which moves lost most.
    bool isDone() const { return done_; }
    /// The number of moves analysed so far, and the total.
    int movesLookedAt() const { return lookedAt_; }
    int movesInAll() const { return int(asked_.size()); }
    /// Those that lost most, from 0, in the order of the game; none before it is done.
    virtual std::vector<int> costlyMoves() const = 0;

signals:
    void changed();

protected:
    explicit GameReview(PlayDocument& document);

    PlayDocument& document() const { return document_; }
    /// Whether files of the game keep it: then it is an undo step, and its document is modified by it.
    virtual bool isKept() const { return false; }
    /// What the undo step is called.
    static QString stepName();
    void forget();
    /// Begins to look at these moves, beside the window.
    virtual void look(const std::vector<int>& moves) = 0;
    virtual void stopLooking() = 0;
    virtual bool isLooking() const = 0;
    virtual void forgetLosses() = 0;
    void noteLookedAt(int moves);
    /// All were looked at, or it was stopped. Whether what was found is to be kept, before noteDone().
    bool noteStopped() { return std::exchange(running_, false); }
    void noteDone();

private:
    std::vector<int> movesToReview() const;

    PlayDocument& document_;
    std::vector<int> asked_;
    int lookedAt_ = 0;
    bool running_ = false; ///< and wanted: what was cancelled may still have to end
    bool done_ = false;
};

/// The review of a game whose moves lose a `Loss`: a value with the move's number, from 0, as `move`.
template <typename Loss>
class GameReviewOf : public GameReview {
public:
    /// Those that lost most, in the order of the game; none before it is done.
    const std::vector<Loss>& costly() const { return costly_; }
    /// Of these the one of that number, from 0; nullptr for any other.
    const Loss* lossOf(int move) const {
        const auto found = std::ranges::find(costly_, move, &Loss::move);
        return found == costly_.end() ? nullptr : &*found;
    }
    /// What was found at a position that is looked at: of the move that led there, else of the next one;
    /// nullptr for nothing.
    const Loss* lossSeenAt(int shown) const {
        const Loss* before = lossOf(shown - 1);
        return before ? before : lossOf(shown);
    }
    /// All that is known, to be kept; nullptr before it is done.
    const std::vector<Loss>* known() const { return isDone() ? &costly_ : nullptr; }
    /// Takes what was worked out before: of the game as it is now, as costly() has it.
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
    /// What a move of the game as it is now loses; on a thread of its own, with copies of all that it needs.
    using Weigh = std::function<Loss(int move, const std::stop_token& stop)>;
    virtual Weigh weigh() const = 0;
    /// The few that are worth a word, in the order of the game.
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
