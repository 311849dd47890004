// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/runner.h"
#include "editor/app/files/document_closer.h"
#include "editor/app/tasks/live_job.h"
#include "editor/wastes/view/fairness/other_board.h"

#include <memory>
#include <optional>

namespace stonemason::wastes {

/// How a board is to be measured: equal players meet on it.
struct FairnessSettings {
    PlayerLevel level = PlayerLevel::Normal;
    int games = 200; ///< even

    bool operator==(const FairnessSettings&) const = default;
};

/// The results of games on a board.
struct MeasuredBoard {
    Board board; ///< as it was
    FairnessSettings settings;
    PartialResult result;   ///< of which the measuring goes on when it was stopped
    std::int64_t games = 0; ///< played
    Standings standings;
    std::optional<Side> favoured; ///< beyond doubt

    bool isFinished() const { return games == settings.games; }
};

/// A board, and the one that it is compared with.
struct MeasuredBoards {
    std::optional<MeasuredBoard> own;
    std::optional<MeasuredBoard> other;
};

/// The measuring of one document's board: what runs, what came of it. Goes on while other documents are
/// current and ends with the document, which asks before it closes.
class FairnessSession : public RunningWork {
    Q_OBJECT

public:
    /// The document's own session; it is made when first asked for.
    static FairnessSession& of(BoardDocument& document);

    /// The board to compare with; what was measured of another is forgotten. Not while it runs.
    void setOther(const std::optional<OtherBoard>& other);
    const std::optional<OtherBoard>& other() const { return other_; }

    /// Begins to measure the board as it is now, then the other one. What was stopped, of the same boards by
    /// the same settings, is gone on with, and what was finished of one of two boards is not played again.
    /// Returns why not if one cannot be played on, else an empty text.
    QString start(const FairnessSettings& settings);
    /// Whether start() would go on with what was stopped.
    bool canGoOn(const FairnessSettings& settings) const;
    /// Ends what runs; the games that were played count.
    void stop();

    bool isRunning() const { return job_.isRunning(); }
    std::int64_t gamesDone() const { return gamesDone_; }
    std::int64_t gamesInAll() const { return gamesInAll_; }
    /// Of what runs or ran last, as far as it is known.
    const std::optional<MeasuredBoard>& measured() const { return measured_.own; }
    const std::optional<MeasuredBoard>& measuredOther() const { return measured_.other; }
    /// Whether the board, or the one that it was compared with, has other tiles, pieces or rules of jumping
    /// now.
    bool isStale() const;

    QString questionBeforeItEnds() const override;

signals:
    void changed();

private:
    explicit FairnessSession(BoardDocument& document);
    void setMeasured(const std::shared_ptr<const MeasuredBoards>& measured);

    BoardDocument& document_;
    std::optional<OtherBoard> other_;
    MeasuredBoards measured_;
    std::int64_t gamesDone_ = 0;
    std::int64_t gamesInAll_ = 0;
    LiveJob<std::shared_ptr<const MeasuredBoards>, std::shared_ptr<const MeasuredBoards>>
        job_; // last: its thread ends first
};

} // namespace stonemason::wastes
