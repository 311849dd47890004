// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/wide_paint.h"
#include "editor/app/tasks/live_job.h"

#include <QObject>

#include <functional>
#include <optional>

namespace stonemason::text_map {

/// A change of much of a map, worked out on a thread of its own. It works on a copy of the cells, and goes by
/// itself when it has ended one way or the other.
class BackgroundFill : public QObject {
    Q_OBJECT

public:
    /// What changes on the cells; nullopt when it was ended.
    using Work =
        std::function<std::optional<SignChanges>(const Grid<SignIndex>& cells, const WideProgress& progress)>;

    BackgroundFill(Grid<SignIndex> cells, Work work, QObject* parent);

    void begin();
    /// Stops it: finished() is not emitted any more, ended() is.
    void giveUp();

signals:
    void progressed(int percent);
    /// It is worked out.
    void finished(stonemason::text_map::SignChanges changes);
    /// It was worked out or given up: nothing more comes.
    void ended();

private:
    using Changes = std::optional<SignChanges>;
    void end(Changes changes);

    Grid<SignIndex> cells_;
    Work work_;
    bool givenUp_ = false;
    LiveJob<int, Changes> job_; // last: its thread is waited for while the others live
};

} // namespace stonemason::text_map
