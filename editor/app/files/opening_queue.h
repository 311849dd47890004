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

/// Content that is read on a thread of its own, one after the other in the order it was asked for. It is
/// handed over in that order too, and not while the person is busy (UserActivity::isBusy()): the new tab
/// would come between them and what they are at, such as a save that they wait for.
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
    /// What was asked for and not handed over yet; the first is being read.
    QStringList names() const;

    /// Gives up the first: it is not handed over, and the next is begun, even if its thread hangs.
    void skip();
    void clear();

signals:
    /// Another is the first, or more or fewer wait.
    void changed();
    /// Nothing is left to be read, nor is anything being handed over.
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
