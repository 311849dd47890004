// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace stonemason {

/// Work on a thread of its own that is asked for again and again while a document is edited. One piece of it
/// runs at a time, and of what is asked for meanwhile only the newest is kept.
template <typename Value>
class LatestTask {
public:
    /// Works the value out. Told to stop, it may return at once with anything: that value is told to nobody.
    using Work = std::function<Value(std::stop_token)>;

    /// @param owner holds this object; `finished` is called on its thread, from the event loop
    LatestTask(QObject& owner, std::function<void(Value)> finished)
        : owner_(owner), finished_(std::move(finished)) {}

    /// Whether a value is still to be told.
    bool isBusy() const { return (busy_ && !dropped_) || waiting_; }

    /// What runs is finished and told first, so that a long stroke is followed and never waited for.
    void enqueue(Work work) {
        if (busy_)
            waiting_ = std::move(work);
        else
            run(std::move(work));
    }

    /// What runs is told to stop: its value would be of no use any more.
    void restart(Work work) {
        drop();
        enqueue(std::move(work));
    }

    /// Forgets what waits and what runs: no value is told of either.
    void drop() {
        waiting_.reset();
        dropped_ = busy_;
        worker_.request_stop();
    }

private:
    void run(Work work) {
        busy_ = true;
        if (worker_.joinable()) worker_.join(); // it has told its value: there is nothing to wait for
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
        if (std::optional<Work> next = std::exchange(waiting_, std::nullopt)) run(std::move(*next));
        if (!dropped) finished_(std::move(value));
    }

    QObject& owner_;
    std::function<void(Value)> finished_;
    std::optional<Work> waiting_;
    bool busy_ = false;
    bool dropped_ = false;
    std::jthread worker_; // the last member: it is waited for while the others still live
};

} // namespace stonemason
