// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/players/review.h"
#include "editor/app/live_job.h"
#include "editor/token_battle/duel/duel_document.h"

#include <QObject>

#include <vector>

namespace stonemason {

/// The review of one document's game: which moves of it lost most. Of the persons at this desk or, where
/// there are none, of both sides. Worked out beside the window; forgotten when the game is another.
class DuelReview : public QObject {
    Q_OBJECT

public:
    /// The document's own review; it is made when first asked for.
    static DuelReview& of(DuelDocument& document);

    /// Works it out, unless that is done or being done.
    void start();
    void cancel();
    bool isRunning() const { return running_; }
    /// Whether it is known which moves lost most.
    bool isDone() const { return done_; }
    /// The moves looked at so far, and all that are to be.
    int movesLookedAt() const { return lookedAt_; }
    int movesInAll() const { return int(asked_.size()); }

    /// Those that lost most, in the order of the game; none before it is done.
    const std::vector<MoveLoss>& costly() const { return costly_; }
    /// Of these the one of that number, from 0; nullptr for any other.
    const MoveLoss* lossOf(int move) const;

signals:
    void changed();

private:
    explicit DuelReview(DuelDocument& document);
    void forget();

    DuelDocument& document_;
    std::vector<int> asked_;
    std::vector<MoveLoss> costly_;
    int lookedAt_ = 0;
    bool running_ = false; ///< and wanted: what was cancelled may still have to end
    bool done_ = false;
    LiveJob<int, std::vector<MoveLoss>> job_; // the last member: it ends while the others still live
};

} // namespace stonemason
