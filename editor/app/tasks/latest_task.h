// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <stop_token>
#include <thread>
#include <utility>

namespace stonemason {

/// Work on its own thread that is requested repeatedly while a document is edited. One job runs at a time;
/// of the requests made meanwhile only the newest is kept.
template <typename Value>
class LatestTask {
public:
    /// Computes the value. After a stop request it may return any value at once; that value is discarded.
    using Work = std::function<Value(std::stop_token)>;
    /// Creates the job on the owner's thread when its turn comes: data is copied once per job started, not
    /// once per request.
    using Make = std::function<Work()>;

    /// @param owner holds this object; `finished` is called on its thread, from the event loop
    LatestTask(QObject& owner, std::function<void(Value)> finished)
        : owner_(owner), finished_(std::move(finished)) {}

    /// Whether a value is still to be delivered.
    bool isBusy() const { return (busy_ && !dropped_) || bool(waiting_); }

    /// The running work is finished and its value delivered first, so that a long stroke is followed and
    /// never waited for.
    void enqueue(Make make) {
        if (busy_)
            waiting_ = std::move(make);
        else
            run(make());
    }
    void enqueue(Work work) {
        enqueue(Make([work = std::move(work)] { return work; }));
    }

    /// Requests the running work to stop: its value would be of no use any more.
    template <typename Asked>
    void restart(Asked asked) {
        drop();
        enqueue(std::move(asked));
    }

    /// Drops the waiting and the running work: neither delivers a value.
    void drop() {
        waiting_ = nullptr;
        dropped_ = busy_;
        worker_.request_stop();
    }

private:
    void run(Work work) {
        busy_ = true;
        if (worker_.joinable()) worker_.join(); // its value is delivered: there is nothing to wait for
        worker_ = std::jthread([this, work = std::move(work)](std::stop_token stop) {
            auto value = work(stop);
            QMetaObject::invokeMethod(
                &owner_, [this, value = std::move(value)]() mutable { take(std::move(value)); },
                Qt::QueuedConnection);
        });
    }

    void take(Value value) {
        busy_ = false;
        const bool dropped = std::exchange(dropped_, false);
        if (const Make next = std::exchange(waiting_, nullptr)) run(next());
        if (!dropped) finished_(std::move(value));
    }

    QObject& owner_;
    std::function<void(Value)> finished_;
    Make waiting_; ///< empty: nothing waits
    bool busy_ = false;
    bool dropped_ = false;
    std::jthread worker_; // the last member: it is waited for while the others still live
};

/// The report on a document, worked out anew on a thread of its own whenever the document has changed.
template <typename ReportType>
class LatestReport {
public:
    /// @param owner holds this object; `changed` is called on its thread when there is another report
    LatestReport(QObject& owner, std::function<void()> changed)
        : task_(owner, [this, changed = std::move(changed)](ReportType report) {
            report_ = std::move(report);
            isCurrent_ = !task_.isBusy(); // the document may have changed while this was worked out
            changed();
        }) {}

    const ReportType& value() const { return report_; }
    /// Whether it describes the current state of the document and not an earlier one.
    bool isCurrent() const { return isCurrent_; }

    /// The document has changed: `make` makes the work that checks it, see LatestTask.
    void follow(typename LatestTask<ReportType>::Make make) {
        isCurrent_ = false;
        task_.enqueue(std::move(make));
    }

private:
    ReportType report_;
    bool isCurrent_ = false;
    LatestTask<ReportType> task_; // the last member: its thread ends first
};

} // namespace stonemason
