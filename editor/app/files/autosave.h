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

/// Keeps a recovery copy of all unsaved work, never older than the interval, so that a crash loses little.
/// Documents on which more depends (Document::questionWhenClosed) are copied at each change. The copies are
/// in a folder of this process below the recovery folder: per document a file with its content and a .json
/// with its origin (recovery_names.h). A separate thread writes them; they are removed when the document is
/// saved or closed. crash_recovery.h finds the copies of a crashed process.
///
/// An interrupted save must leave the newest work either in the file or for recovery, and recovery must not
/// offer work that is in the file already: before unsaved work is written into its file it is copied once
/// more, with the future content of the file, and only then is the file changed.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// @param folder the recovery folder, created with the first copy
    /// @param interval milliseconds
    Autosave(OpenDocuments& documents, QString folder, int interval, QObject* parent = nullptr);
    ~Autosave() override;

    void setInterval(int milliseconds) { timer_.setInterval(milliseconds); }

    /// Copies all documents that changed since their last copy.
    void saveNow();
    /// Waits until all copies are on disk.
    void flush();
    /// Whether this document's work, as it is now, is on disk; call flush() first.
    bool isKept(const Document* document) const;
    /// For a document that is saved in the background: copies its unsaved work once more, with the future
    /// content of its file, and calls `then` when that is done or has failed, at once without unsaved work.
    void keepForSave(const Document* document, const FutureFile& saving, const std::function<void()>& then);

    /// The folder of this process; its name plus ".lock" is the lock file held while the process is alive.
    QString ownFolder() const;

signals:
    /// A copy could not be written. Emitted once per series of failures.
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
