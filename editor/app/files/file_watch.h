// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/app/disk/answering_disk.h"
#include "editor/app/tasks/cancellable_task.h"

#include <QByteArray>
#include <QDateTime>
#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace stonemason {

class Document;
class OpenDocuments;

/// Watches the files of the open documents and reports when one differs from what was last read or saved
/// here. Content is compared, not dates: neither our own saving nor a touched file is reported. Large files
/// are read on a thread of their own.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(OpenDocuments& documents, QObject* parent = nullptr);

    /// Call when a document has a file, or another one than before.
    void watch(const Document* document);
    void forget(const Document* document);

    /// Checks every file now. The window calls it when it becomes active because some file systems send no
    /// notifications. Deferred while a dialog or a menu is open: their entries belong to the document as it
    /// is.
    void checkAll();

    /// While it is held it looks at nothing: one of the files is being written here.
    void hold(bool held) { isHeld_ = held; }

    /// The delay between a change and the check of the file, which lets a writer finish.
    void setSettlingTime(int milliseconds) { settling_.setInterval(milliseconds); }

    /// hashOf() the content that changed() was last emitted for; empty when there was none since watch().
    QByteArray reportedHash(const Document* document) const { return seen_.value(document).reportedHash; }

    /// How files are read, unless a test puts something else here.
    FileReader readBytes = readDocumentFile;

signals:
    void changed(stonemason::Document* document, const std::string& bytes);
    /// The file is there and cannot be read.
    void unreadable(stonemason::Document* document, const stonemason::Error& error);
    void vanished(stonemason::Document* document);
    /// It was gone or unreadable, and holds again what it held before.
    void returned(stonemason::Document* document);

private:
    enum class State { Same, Changed, Unreadable, Vanished };
    struct Seen {
        QString path;
        QDateTime modified{}; ///< stamp when last looked into; none: look into it
        qint64 size = -1;
        State state = State::Same;
        bool isThere = false;       ///< the file, when it was last looked at
        bool isFolderThere = false; ///< the one it lies in
        QByteArray reportedHash{};  ///< what changed() was last emitted for
    };

    struct Content {
        Result<std::string> bytes;
        QByteArray hash; ///< of the bytes, if there are any
    };
    /// The result of checking a file.
    struct Answer {
        bool isThere = false;
        bool isFolderThere = false;
        QDateTime modified{};
        qint64 size = -1;
        std::optional<Content> content{}; ///< none: its stamp is the one known, or it is large
    };
    using Job = CancellableTask<Content>;

    bool mustWait() const;
    static Content contentOf(const Result<std::string>& bytes);
    static Answer answerOf(const Seen& seen, const FileReader& read);
    void take(Document* document, Seen& seen, const std::optional<Answer>& answer);
    void abandon(const Document* document);
    void readBeside(Document* document, const QString& path);
    void take(Document* document, const Content& content);
    void judge(Document* document, Seen& seen, const Content& content);
    void watchPaths();

    OpenDocuments& documents_;
    QFileSystemWatcher watcher_;
    QTimer settling_;
    bool isHeld_ = false;
    QHash<const Document*, Seen> seen_;
    std::map<const Document*, std::unique_ptr<Job>>
        jobs_; ///< kept when the documents go: nobody waits for them
};

} // namespace stonemason
