// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/app/files/document_reader.h"
#include "editor/app/tasks/cancellable_task.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <functional>
#include <optional>

namespace stonemason {

/// Reads content on its own thread, one item at a time in the order requested. Results are delivered in
/// that order too, and not while the user is busy (UserActivity::isBusy()): a new tab would interrupt them,
/// for instance while they wait for a save.
class OpeningQueue : public QObject {
    Q_OBJECT

public:
    struct Loaded {
        ReadContent content;
        QByteArray hash; ///< hashOf() the bytes
    };
    using Job = CancellableTask<Result<Loaded>>;
    /// Both are called on the queue's thread.
    struct Load {
        Job::Fetch fetch;
        Job::Digest digest;

        Result<Loaded> now() const { return digest(fetch()); }
    };
    using Take = std::function<void(const Result<Loaded>&)>;

    explicit OpeningQueue(QObject* parent = nullptr);

    /// `take` is called from the event loop, unless it is given up before.
    /// @param name which of them it is
    void add(const QString& name, Load load, Take take);

    bool isEmpty() const { return waiting_.empty(); }
    /// The requests not yet delivered; the first is being read.
    QStringList names() const;

    /// Gives up the first: it is not handed over, and the next is begun, even if its thread hangs.
    void skip();
    void clear();

signals:
    /// Another is the first, or more or fewer wait.
    void changed();
    /// Nothing is queued or being delivered any more.
    void emptied();

private:
    struct Entry {
        QString name;
        Load load;
        Take take;
    };

    void begin();
    void handOver();

    std::deque<Entry> waiting_;
    std::optional<Result<Loaded>> loaded_; ///< the first, which waits for the person
    QTimer retry_;
    Job job_; // last, so that its thread digests while the others live
};

} // namespace stonemason
