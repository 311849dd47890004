// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/app/tasks/own_thread.h"

#include <QEventLoop>
#include <QMetaObject>
#include <QObject>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>

namespace stonemason {

/// Bytes that are fetched and made into a value on a thread of their own, which is never waited for while it
/// fetches: a call on a file can hang for ever, as on a share whose machine has gone.
template <typename Value>
class CancellableTask {
public:
    using Bytes = Result<std::string>;
    /// May hang. Takes nothing along that could end before the process.
    using Fetch = std::function<Bytes()>;
    /// Always terminates; its captures live as long as this object. Not called once the job is cancelled.
    using Digest = std::function<Value(const Bytes&)>;

    /// @param owner holds this object; `finished` is called on its thread, from the event loop
    CancellableTask(QObject& owner, std::function<void(Value)> finished)
        : owner_(owner), finished_(std::move(finished)) {}
    CancellableTask(const CancellableTask&) = delete;
    CancellableTask& operator=(const CancellableTask&) = delete;
    /// Cancels the job and waits for a running digest.
    ~CancellableTask() {
        std::unique_lock lock(shared_->mutex);
        shared_->current = 0;
        shared_->idle.wait(lock, [this] { return shared_->digesting == 0; });
    }

    /// Whether a value is still to be delivered.
    bool isRunning() const { return running_ != 0; }

    /// Starts at once; cancels a running job.
    void start(Fetch fetch, Digest digest) {
        running_ = ++last_;
        {
            const std::lock_guard lock(shared_->mutex);
            shared_->current = running_;
        }
        runOnOwnThread([this, shared = shared_, number = running_, fetch = std::move(fetch),
                        digest = std::move(digest)]() mutable {
            const Bytes bytes = fetch();
            if (!begins(*shared, number)) return; // this object may be gone
            deliver(*shared, number, digest(bytes));
            digest = nullptr;
            ends(*shared);
        });
    }

    /// Discards the value of the running job and detaches its thread.
    void abandon() {
        running_ = 0;
        const std::lock_guard lock(shared_->mutex);
        shared_->current = 0;
    }

private:
    /// The state shared with the threads, which may outlive this object.
    struct Shared {
        std::mutex mutex;
        std::condition_variable idle;
        std::uint64_t current = 0; ///< number of the job that is wanted, 0 for none
        int digesting = 0;
    };

    static bool begins(Shared& shared, std::uint64_t number) {
        const std::lock_guard lock(shared.mutex);
        if (shared.current != number) return false;
        ++shared.digesting;
        return true;
    }

    static void ends(Shared& shared) {
        const std::lock_guard lock(shared.mutex);
        --shared.digesting;
        shared.idle.notify_all();
    }

    void deliver(Shared& shared, std::uint64_t number, Value value) {
        const std::lock_guard lock(shared.mutex);
        if (shared.current != number) return;
        QMetaObject::invokeMethod(
            &owner_, [this, number, value = std::move(value)]() mutable { take(number, std::move(value)); },
            Qt::QueuedConnection);
    }

    void take(std::uint64_t number, Value value) {
        if (running_ != number) return;
        running_ = 0;
        finished_(std::move(value));
    }

    QObject& owner_;
    std::function<void(Value)> finished_;
    std::uint64_t running_ = 0; ///< number of the job whose value is still to be delivered, 0 for none
    std::uint64_t last_ = 0;
    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

/// Work on a thread of its own that a person waits for, and may give up (Dialogs::await).
class AwaitedWork : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Nothing more comes: it is done or given up.
    bool hasEnded() const { return hasEnded_; }
    /// Ends it now, unless it is too late for that: then it ends soon, and is done.
    virtual void giveUp() = 0;

signals:
    void progressed(int percent);
    /// Once.
    void ended();

protected:
    void end() {
        if (!std::exchange(hasEnded_, true)) emit ended();
    }

private:
    bool hasEnded_ = false;
};

/// Bytes that are fetched and made into a value, and waited for.
template <typename Value>
class AwaitedJob : public AwaitedWork {
public:
    AwaitedJob(typename CancellableTask<Value>::Fetch fetch, typename CancellableTask<Value>::Digest digest)
        : job_(*this, [this](Value result) {
            value = std::move(result);
            end();
        }) {
        job_.start(std::move(fetch), std::move(digest));
    }
    void giveUp() override {
        job_.abandon();
        end();
    }

    std::optional<Value> value; ///< none: it was given up, or has not ended

private:
    CancellableTask<Value> job_;
};

/// Does the work on a thread of its own and comes back with what it returns. Meanwhile windows are painted
/// and timers run, but the person can do nothing: for what must be there before anything else goes on.
template <typename Work>
std::invoke_result_t<Work> runInBackground(Work work) {
    std::optional<std::invoke_result_t<Work>> value;
    QEventLoop loop;
    {
        const std::jthread worker([&value, &work, &loop] {
            value.emplace(work());
            QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
        });
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
    return std::move(*value);
}

} // namespace stonemason
