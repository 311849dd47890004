// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "editor/app/tasks/latest_task.h"

namespace stonemason {

/// Whether a computation over all cells of the board takes less than a frame and needs no thread.
inline bool isQuick(Size board) {
    constexpr int largest = 32 * 32; // cells
    return board.area() <= largest;
}

/// How the running job is treated when a newer one is requested.
enum class JobPace {
    Follow, ///< its value is delivered first: nearly right, so that a long stroke is followed without waiting
    Restart ///< it is stopped and its value discarded: it would show something else
};

/// Computes a value from a board repeatedly while the board is edited: at once where that is quick, else on
/// its own thread, where only the newest pending request is kept.
template <typename Value>
class GridJob {
public:
    /// Computes the value, with copies of all that it needs. After a stop request it may return any value at
    /// once.
    using Work = typename LatestTask<Value>::Work;
    /// Makes the work when its turn comes; it is asked for again and again, and copies only then.
    using Make = typename LatestTask<Value>::Make;

    /// @param owner holds this object; the functions are called on its thread
    /// @param finished gets each value: of small boards before run() returns, else from the event loop
    /// @param busyChanged is called on each change of isBusy(), before the value that ends it; may be empty
    GridJob(QObject& owner, std::function<void(Value)> finished, std::function<void(bool)> busyChanged = {})
        : finished_(std::move(finished))
        , busyChanged_(std::move(busyChanged))
        , task_(owner, [this](Value value) {
            updateBusy();
            finished_(std::move(value));
        }) {}

    /// Whether a value is still to be delivered.
    bool isBusy() const { return task_.isBusy(); }

    /// @param board the size of what is worked on
    void run(Size board, Make make, JobPace pace) {
        if (isQuick(board)) {
            cancel();
            finished_(make()({}));
            return;
        }
        runAside(std::move(make), pace);
    }
    void run(Size board, Work work, JobPace pace) {
        run(board, Make([work = std::move(work)] { return work; }), pace);
    }
    /// The same for work that takes long on any board.
    void runAside(Make make, JobPace pace) {
        if (pace == JobPace::Follow)
            task_.enqueue(std::move(make));
        else
            task_.restart(std::move(make));
        updateBusy();
    }

    /// Discards the values of all requests so far.
    void cancel() {
        task_.drop();
        updateBusy();
    }

private:
    void updateBusy() {
        if (std::exchange(reportedBusy_, isBusy()) != isBusy() && busyChanged_) busyChanged_(isBusy());
    }

    std::function<void(Value)> finished_;
    std::function<void(bool)> busyChanged_;
    bool reportedBusy_ = false;
    LatestTask<Value> task_; // the last member: its thread ends while the others still live
};

} // namespace stonemason
