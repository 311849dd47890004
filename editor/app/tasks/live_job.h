// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace stonemason {

/// Long work on a thread of its own that reports its progress, and its partial result if a stop is requested.
template <typename Progress, typename Value>
class LiveJob {
public:
    /// The progress callback, called from the worker thread at any rate. Only the newest value that the
    /// window has not processed is kept.
    using Report = std::function<void(Progress)>;
    using Work = std::function<Value(const std::stop_token&, const Report&)>;

    /// @param owner holds this object; both functions are called on its thread, from the event loop
    LiveJob(QObject& owner, std::function<void(Progress)> progressed, std::function<void(Value)> finished)
        : owner_(owner), progressed_(std::move(progressed)), finished_(std::move(finished)) {}

    /// Whether the value is still to be delivered.
    bool isRunning() const { return running_; }

    /// Begins the work; none may be running.
    void start(Work work) {
        running_ = true;
        newest_.reset();
        worker_ = std::jthread([this, work = std::move(work)](const std::stop_token& stop) {
            auto value = work(stop, [this](Progress progress) { put(std::move(progress)); });
            QMetaObject::invokeMethod(
                &owner_, [this, value = std::move(value)]() mutable { end(std::move(value)); },
                Qt::QueuedConnection);
        });
    }

    /// Asks the work to end soon. Its value is delivered all the same.
    void stop() { worker_.request_stop(); }

private:
    void put(Progress progress) {
        const std::lock_guard lock(mutex_);
        const bool isPending = newest_.has_value();
        newest_ = std::move(progress);
        if (!isPending)
            QMetaObject::invokeMethod(
                &owner_, [this] { take(); }, Qt::QueuedConnection);
    }

    void take() {
        std::optional<Progress> progress;
        {
            const std::lock_guard lock(mutex_);
            progress = std::exchange(newest_, std::nullopt);
        }
        if (progress) progressed_(std::move(*progress));
    }

    void end(Value value) {
        running_ = false;
        finished_(std::move(value));
    }

    QObject& owner_;
    std::function<void(Progress)> progressed_;
    std::function<void(Value)> finished_;
    bool running_ = false;
    std::mutex mutex_;
    std::optional<Progress> newest_; ///< not taken yet
    std::jthread worker_;            // the last member: it is waited for while the others still live
};

} // namespace stonemason
