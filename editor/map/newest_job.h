// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <optional>
#include <thread>
#include <utility>

namespace stonemason {

/// Work on a thread of its own that is asked for again and again while a map is edited. One piece of it runs
/// at a time; of what is asked for meanwhile only the newest is kept, so that a long stroke is followed and
/// never waited for.
template <typename Value>
class NewestJob {
public:
    /// @param owner holds this object; `finished` is called on its thread, from the event loop
    NewestJob(QObject& owner, std::function<void(Value)> finished)
        : owner_(owner), finished_(std::move(finished)) {}

    bool isBusy() const { return busy_; }

    void start(std::function<Value()> work) {
        if (busy_) {
            waiting_ = std::move(work);
            return;
        }
        busy_ = true;
        if (worker_.joinable()) worker_.join(); // it has told its value: there is nothing to wait for
        worker_ = std::jthread([this, work = std::move(work)] {
            auto value = work();
            QMetaObject::invokeMethod(
                &owner_, [this, value = std::move(value)]() mutable { take(std::move(value)); },
                Qt::QueuedConnection);
        });
    }

    /// Forgets what waits and what runs: no value is told of either.
    void drop() {
        waiting_.reset();
        dropped_ = busy_;
    }

private:
    void take(Value value) {
        busy_ = false;
        const bool dropped = std::exchange(dropped_, false);
        if (std::optional<std::function<Value()>> next = std::exchange(waiting_, std::nullopt))
            start(std::move(*next));
        if (!dropped) finished_(std::move(value));
    }

    QObject& owner_;
    std::function<void(Value)> finished_;
    std::optional<std::function<Value()>> waiting_;
    bool busy_ = false;
    bool dropped_ = false;
    std::jthread worker_; // the last member: it is waited for while the others still live
};

} // namespace stonemason
