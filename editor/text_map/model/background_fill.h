// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/wide_paint.h"
#include "editor/app/tasks/live_job.h"

#include <QObject>

#include <functional>
#include <optional>

namespace stonemason::text_map {

/// A change of a large part of a map, computed on a background thread. It works on a copy of the cells, and
/// deletes itself when it has finished or was cancelled.
class BackgroundFill : public QObject {
    Q_OBJECT

public:
    /// Computes the changes of the cells; nullopt when it was cancelled.
    using Work =
        std::function<std::optional<SignChanges>(const Grid<SignIndex>& cells, const WideProgress& progress)>;

    BackgroundFill(Grid<SignIndex> cells, Work work, QObject* parent);

    void begin();
    /// Stops it: finished() is not emitted any more, ended() is.
    void giveUp();

signals:
    void progressed(int percent);
    /// The changes have been computed.
    void finished(stonemason::text_map::SignChanges changes);
    /// It has finished or was cancelled: no more signals follow.
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
