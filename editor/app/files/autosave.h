// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/own_folder.h"
#include "editor/app/disk/process_lock.h"
#include "editor/app/files/recovery_record.h"

#include <QHash>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>

namespace stonemason {

class Document;
class OpenDocuments;

/// Keeps a copy of all unsaved work, never older than the interval, so that a crash loses little; of
/// documents that more hangs on than themselves (Document::questionWhenClosed) each change at once. They lie
/// in a folder of this process below the recovery folder, in it one file per document with what it holds and
/// one .json with where it belongs (recovery_names.h). Written by a thread of its own; removed when the
/// document is saved or closed. What a crashed process left is found by crash_recovery.h.
///
/// A save that is cut short must leave either a file with the newest work or the newest work for recovery,
/// and never offer what the file holds: before unsaved work is written into its file it is kept once more,
/// with what the file is going to hold, and only then is the file touched.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// @param folder the recovery folder, made when there is something to keep
    /// @param interval milliseconds
    Autosave(OpenDocuments& documents, QString folder, int interval, QObject* parent = nullptr);
    ~Autosave() override;

    void setInterval(int milliseconds) { timer_.setInterval(milliseconds); }

    /// Keeps everything that changed since it was last kept.
    void saveNow();
    /// Waits until all of it is on disk.
    void flush();
    /// Whether this document's work, as it is now, is on disk; call flush() first.
    bool isKept(const Document* document) const;
    /// For a document that is saved beside the window: keeps its unsaved work once more, with what its file
    /// is going to hold, and calls `then` when that is done or has failed, at once when there is nothing to
    /// keep.
    void keepForSave(const Document* document, const FutureFile& saving, const std::function<void()>& then);

    /// The folder of this process: its name with ".lock" is the lock that shows that the process lives.
    QString ownFolder() const;

signals:
    /// Work could not be kept. Emitted once, until it succeeds again.
    void failed(const stonemason::Error& error);

private:
    struct Work {
        QString file;         ///< base name of its files
        bool changed = false; ///< since it was last given to the writer
        bool kept = false;    ///< its files are there
    };

    void follow(Document* document);
    void noteChange(Document* document);
    void keep(
        const Document* document, Work& work, const FutureFile& saving = {},
        const std::function<void()>& then = [] {});
    void remove(Work& work);
    void written(const QString& file, const Status& status);
    Result<OwnFolder> lockFolder();

    OpenDocuments& documents_;
    const QString folder_;
    const QString name_; ///< of ownFolder()
    ProcessLock lock_;
    QTimer timer_;
    QThreadPool writer_;
    QHash<const Document*, Work> work_;
    int filesNamed_ = 0;
    bool failing_ = false;
};

} // namespace stonemason
