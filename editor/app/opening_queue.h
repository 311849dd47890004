// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/app/document_reader.h"
#include "editor/app/newest_job.h"

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <functional>
#include <optional>

namespace stonemason {

/// Content that is read on a thread of its own, one after the other in the order it was asked for. It is
/// handed over in that order too, and not while a dialog or a menu is open or a button of the mouse is down:
/// the new tab would come between a person and what they are at.
class OpeningQueue : public QObject {
    Q_OBJECT

public:
    struct Loaded {
        ReadContent content;
        QByteArray hash; ///< hashOf() the bytes
    };
    using Load = std::function<Result<Loaded>()>; ///< called on the queue's thread
    using Take = std::function<void(const Result<Loaded>&)>;

    explicit OpeningQueue(QObject* parent = nullptr);

    /// `take` is called from the event loop, unless it is given up before.
    /// @param name which of them it is
    void add(const QString& name, Load load, Take take);

    bool isEmpty() const { return waiting_.empty(); }
    /// What was asked for and not handed over yet; the first is being read.
    QStringList names() const;

    /// Gives up the first: it is not handed over. Those behind it wait until its thread has read it.
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
    NewestJob<Result<Loaded>> job_; // last, so that its thread ends while the others live
};

} // namespace stonemason
