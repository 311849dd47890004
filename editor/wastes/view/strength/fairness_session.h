// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/tournament/runner.h"
#include "editor/app/files/document_closer.h"
#include "editor/app/tasks/live_job.h"

#include <memory>
#include <optional>

namespace stonemason::wastes {

class BoardDocument;

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
    std::int64_t games = 0; ///< played
    Standings standings;
    std::optional<Side> favoured; ///< beyond doubt
};

/// The measuring of one document's board: what runs, what came of it. Goes on while other documents are
/// current and ends with the document, which asks before it closes.
class FairnessSession : public RunningWork {
    Q_OBJECT

public:
    /// The document's own session; it is made when first asked for.
    static FairnessSession& of(BoardDocument& document);

    /// Begins to measure the board as it is now. Returns why not if it cannot be played, else an empty text.
    QString start(const FairnessSettings& settings);
    /// Ends what runs; the games that were played count.
    void stop();

    bool isRunning() const { return job_.isRunning(); }
    std::int64_t gamesDone() const { return gamesDone_; }
    std::int64_t gamesInAll() const { return gamesInAll_; }
    /// Of what runs or ran last, as far as it is known.
    const std::optional<MeasuredBoard>& measured() const { return measured_; }
    /// Whether the board has other tiles, pieces or rules of jumping now.
    bool isStale() const;

    QString questionBeforeItEnds() const override;

signals:
    void changed();

private:
    explicit FairnessSession(BoardDocument& document);
    void setMeasured(const std::shared_ptr<const MeasuredBoard>& measured);

    BoardDocument& document_;
    std::optional<MeasuredBoard> measured_;
    std::int64_t gamesDone_ = 0;
    std::int64_t gamesInAll_ = 0;
    LiveJob<std::shared_ptr<const MeasuredBoard>, std::shared_ptr<const MeasuredBoard>>
        job_; // last: its thread ends first
};

} // namespace stonemason::wastes
