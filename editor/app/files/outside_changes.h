// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/document.h"
#include "editor/app/files/file_watch.h"
#include "editor/app/tasks/cancellable_task.h"
#include "editor/app/widgets/message_bar.h"

#include <QSet>
#include <QTimer>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>

namespace stonemason {

class DocumentSaver;

/// What happens when another program writes to, removes or brings back the file of an open document: one
/// without unsaved work is read again (undoable), one with unsaved work asks in a notice that does not stop
/// the work. Large files are read on a thread of their own, with a notice that can cancel it; what was edited
/// meanwhile is not replaced unasked.
class OutsideChanges : public QObject {
    Q_OBJECT

public:
    OutsideChanges(OpenDocuments& documents, DocumentSaver& saver, QObject* parent = nullptr);

    FileWatch& watch() { return watch_; }

    /// Back to what the file holds, as an undo step; a large file takes a while. When it cannot be read the
    /// document stays, and a notice says so.
    void revert(Document* document);
    /// How long a file is read before a notice is shown.
    void setNoticeDelay(int milliseconds) { noticeDelay_.setInterval(milliseconds); }

signals:
    /// It holds what its file does, as revert() was to do.
    void reverted(stonemason::Document* document);
    void noticePosted(stonemason::Document* document, const stonemason::Notice& notice);
    /// The notice of this id is outdated.
    void outdated(stonemason::Document* document, const QString& noticeId);

private:
    enum class Occasion : std::uint8_t { Changed, Asked };
    struct Read {
        Result<MakeDocument> content;
        QByteArray hash;
    };
    using Job = CancellableTask<Read>;
    struct Reading {
        Occasion occasion = Occasion::Changed;
        bool isEdited = false;      ///< since it began
        std::optional<Read> read{}; ///< waits for the person
        QMetaObject::Connection edits{};
        std::unique_ptr<Job> job{};
    };

    void changed(Document* document, const std::string& bytes);
    void ask(Document* document, const QString& text);
    void readBeside(Document* document, Occasion occasion, Job::Fetch fetch);
    void showReadingNotice();
    void cancel(Document* document);
    bool stopReading(Document* document);
    void handOver();
    void takeOver(Document* document, Occasion occasion, const Read& read);
    void leaveOut(Document* document, Occasion occasion);
    void reload(Document* document, Occasion occasion, const Result<std::string>& bytes);
    void settle(Document* document, Occasion occasion, const Status& done, const QByteArray& hash,
                int stepsBefore);
    void showReloadedNotice(Document* document, int stepsBefore);
    void unreadable(Document* document, const Error& error);
    void keep(Document* document);
    void lost(Document* document, const QString& text);
    void markLost(Document* document);
    void returned(Document* document);
    bool hasOwnWork(const Document* document) const;

    OpenDocuments& documents_;
    DocumentSaver& saver_;
    FileWatch watch_;
    /// Never saved for no other reason than that their file went away, became unreadable or was changed.
    QSet<const Document*> fileLost_;
    QTimer noticeDelay_;
    QTimer retry_;
    /// The last member, because its threads digest while the others live. Readings of deleted documents
    /// stay: nothing waits for them.
    std::map<const Document*, Reading> readings_;
};

} // namespace stonemason
