// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/cancellable_task.h"

#include <QObject>

#include <optional>
#include <utility>

namespace stonemason {

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
        : job_(*this, [this](Value made) {
            value = std::move(made);
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

} // namespace stonemason
