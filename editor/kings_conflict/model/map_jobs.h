// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/hint/suggest.h"
#include "editor/app/tasks/latest_task.h"
#include "editor/grid/view/grid_job.h"

#include <mutex>
#include <vector>

namespace stonemason::kings_conflict {

/// Runs the checks of one map: synchronously for small maps, on a worker thread for large ones. A newer
/// request replaces the running one. The worker has its own copy of the map and applies cell changes to it:
/// the map is copied only when it is replaced, never while it is painted on.
class CheckRunner : public QObject {
    Q_OBJECT

public:
    explicit CheckRunner(const GameProfile& game, QObject* parent = nullptr);

    /// Checks a map, or the same one with another symmetry or other numbers. finished() follows: before this
    /// returns for small maps, from the event loop for large ones.
    void check(const Map& map);
    /// The same for the map that was checked last, of which these cells have changed.
    void recheck(const Map& map, const CellChanges& changes);

signals:
    void finished(const stonemason::kings_conflict::Report& report);

private:
    /// The worker's map, and the pending changes that bring it up to date with the map to check.
    class Follower {
    public:
        void replace(const Map& map);
        void change(const Map& map, const CellChanges& changes);
        /// Called on the worker: applies the pending changes and returns the map.
        const Map& upToDate();

    private:
        std::mutex mutex_; ///< of what waits
        std::optional<Map> replacement_;
        CellChanges changes_; ///< after the replacement
        Map map_;             ///< the thread's alone
    };

    void start();

    const GameProfile& game_;
    Follower follower_;
    LatestTask<Report> job_; // the last member: its thread uses the others
};

/// A suggestion and the layer it is for.
struct LayerSuggestion {
    int layer = 0;
    Suggestion suggestion;

    bool operator==(const LayerSuggestion&) const = default;
};

/// Computes suggestions for all hint layers of a map. A newer request replaces the running one.
class SuggestRunner : public QObject {
    Q_OBJECT

public:
    explicit SuggestRunner(const GameProfile& game, QObject* parent = nullptr);

    /// finished() follows: before this returns for small maps, from the event loop for large ones.
    void suggest(const Map& map, const SuggestOptions& options);

signals:
    /// In the order of the layers; those for which nothing can be suggested are left out.
    void finished(const std::vector<stonemason::kings_conflict::LayerSuggestion>& suggestions);

private:
    const GameProfile& game_;
    GridJob<std::vector<LayerSuggestion>> job_;
};

} // namespace stonemason::kings_conflict
