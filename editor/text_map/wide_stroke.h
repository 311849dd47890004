// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/wide_paint.h"
#include "editor/app/live_job.h"

#include <QObject>

#include <optional>
#include <vector>

namespace stonemason::text_map {

/// A stroke over much of a map, worked out on a thread of its own. It works on a copy of the cells, and goes
/// by itself when it has ended one way or the other.
class WideStroke : public QObject {
    Q_OBJECT

public:
    WideStroke(Grid<SignIndex> cells, WidePaint paint, QObject* parent);

    void begin();
    /// Stops it: finished() is not told any more, ended() is.
    void giveUp();

signals:
    void progressed(int percent);
    /// It is worked out.
    void finished(std::vector<stonemason::text_map::SignRun> runs);
    /// It was worked out or given up: nothing more comes.
    void ended();

private:
    using Runs = std::optional<std::vector<SignRun>>;
    void end(Runs runs);

    Grid<SignIndex> cells_;
    WidePaint paint_;
    bool givenUp_ = false;
    LiveJob<int, Runs> job_; // last: its thread is waited for while the others live
};

} // namespace stonemason::text_map
