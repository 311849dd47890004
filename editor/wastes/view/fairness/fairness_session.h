// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/runner.h"
#include "editor/app/files/document_closer.h"
#include "editor/app/tasks/live_job.h"
#include "editor/wastes/view/fairness/other_board.h"

#include <memory>
#include <optional>

namespace stonemason::wastes {

/// The settings of a measurement of a board with equal players.
struct FairnessSettings {
    PlayerLevel level = PlayerLevel::Normal;
    int games = 200; ///< even

    bool operator==(const FairnessSettings&) const = default;
};

/// The results of games on a board.
struct MeasuredBoard {
    Board board; ///< a copy from when the games were played
    FairnessSettings settings;
    PartialResult result;   ///< the state from which a stopped measurement continues
    std::int64_t games = 0; ///< played
    Standings standings;
    std::optional<Side> favoured; ///< only if significant

    bool isFinished() const { return games == settings.games; }
};

/// The results of a board, and of the one that it is compared with.
struct MeasuredBoards {
    std::optional<MeasuredBoard> own;
    std::optional<MeasuredBoard> other;
};

/// The measurement of one document's board: its progress and its results. It continues while other documents
/// are current and ends with the document, which asks for confirmation before it closes.
class FairnessSession : public RunningWork {
    Q_OBJECT

public:
    /// The document's own session, created on first use.
    static FairnessSession& of(BoardDocument& document);

    /// The board to compare with; results of another one are discarded. Ignored during a measurement.
    void setOther(const std::optional<OtherBoard>& other);
    const std::optional<OtherBoard>& other() const { return other_; }

    /// Begins to measure the board as it is now, then the other one. Continues a stopped measurement of the
    /// same boards with the same settings; of two boards a finished one is not measured again. Returns the
    /// reason if a board cannot be played on, else an empty text.
    QString start(const FairnessSettings& settings);
    /// Whether start() would continue a stopped measurement.
    bool canGoOn(const FairnessSettings& settings) const;
    /// Stops the measurement; the games played so far count.
    void stop();

    bool isRunning() const { return job_.isRunning(); }
    std::int64_t gamesDone() const { return gamesDone_; }
    std::int64_t gamesInAll() const { return gamesInAll_; }
    /// Results of the current or the last measurement, as far as they are known.
    const std::optional<MeasuredBoard>& measured() const { return measured_.own; }
    const std::optional<MeasuredBoard>& measuredOther() const { return measured_.other; }
    /// Whether the board, or the one that it was compared with, has since changed in tiles, pieces or
    /// jumping rules.
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
        job_; // last: its thread must end before the other members are destroyed
};

} // namespace stonemason::wastes
