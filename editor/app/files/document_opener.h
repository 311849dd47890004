// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/disk/answering_disk.h"
#include "editor/app/files/document_reader.h"
#include "editor/app/files/open_documents.h"
#include "editor/app/files/opening_queue.h"
#include "editor/app/widgets/message_bar.h"
#include "editor/app/widgets/user_activity.h"

#include <QHash>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace stonemason {

class Dialogs;
class RecentFiles;

/// How the id of a notice begins that a file could not be opened; its path follows.
inline const QString failureNotice = QStringLiteral("open:");
/// The notice that the clipboard cannot be opened.
inline const QString pasteNotice = QStringLiteral("paste");
/// The notice that another process has the file open, too.
inline const QString sharedNotice = QStringLiteral("shared");
/// The document's file may not be written.
inline const QString readOnlyNotice = QStringLiteral("read-only");

/// The notice that large files are being read.
inline const QString openingNotice = QStringLiteral("opening");

/// The id of the notice with Document::noteWhenOpened().
inline const QString openedNotice = QStringLiteral("opened");

/// The notice that a document's tab was added without being shown.
inline const QString behindNotice = QStringLiteral("behind");

/// Makes open documents out of files, samples, pasted text and what recovery kept. Opening never writes to
/// the file. Large files and texts are read by a thread of their own; whatever is opened meanwhile waits for
/// its turn, so that tabs stand in the order they were asked for. A person who has gone on with something
/// meanwhile, or whose keys go to a field for words, keeps what they are at: the tab comes behind it, and a
/// notice leads there.
class DocumentOpener : public QObject {
    Q_OBJECT

public:
    /// @param lockFolder where locks of open files lie
    DocumentOpener(OpenDocuments& documents, const DocumentReader& reader, RecentFiles& recent,
                   Dialogs& dialogs, QString lockFolder, QObject* parent = nullptr);

    /// Larger files are read by the thread.
    static constexpr qint64 largestAtOnce = largestReadAtOnce;

    using Then = std::function<void(Document* document)>;

    /// Each creates no document if it cannot be read, as noticePosted() reports, or if the user rejects it
    /// because parts of it cannot be imported.
    ///
    /// Opens the file, or shows its tab if it is open, and calls `then` with the document: before this
    /// returns, unless the file is large or waits for a large one.
    /// @param as the id of the workspace that the user chose for it, which is saved for the next time; empty:
    /// the one chosen before, else the one that recognises it
    void open(const QString& path, const Then& then = {}, const QString& as = {});
    /// Opens the text (a code, a forum post) as a document that was never saved, in its turn like open(). If
    /// several kinds of document are possible, the user is asked.
    void paste(const QString& text, const QString& as = {});
    /// Opens a copy of this built-in document, without a file of its own; nullptr on failure.
    Document* openSample(const QString& resource);
    /// Opens recovered work, with its file if it had one. `knownHash` is the hash of the file as the work
    /// knew it; a different file now counts as changed from outside, as with an open document. `keptAs` is
    /// the name of the copy, which selects the reader: it has the suffix of its kind whatever its file is
    /// called. `as` is the id of the workspace of the copy. A file at the path that cannot be the document's
    /// own is ignored: the document then has none.
    Document* recover(const std::string& bytes, const QString& path, const QByteArray& knownHash = {},
                      const QString& keptAs = {}, const QString& as = {});

    /// Whether anything to be opened is still being read.
    bool isReading() const { return !queue_.isEmpty(); }
    /// Whether pending reads may be cancelled. Pasted text is in no file that could be opened again, so the
    /// user is asked first.
    bool mayGiveUp();
    /// Cancels the pending reads and returns the files among them.
    QStringList giveUp();
    /// The id of the workspace chosen for a file that is being read; empty if none was.
    QString kindChosenFor(const QString& path) const { return chosenKinds_.value(path); }
    /// Sets the reading time after which a notice is shown.
    void setNoticeDelay(int milliseconds) { noticeDelay_.setInterval(milliseconds); }

    /// The function that reads files; tests can replace it.
    FileReader readBytes = readDocumentFile;

signals:
    /// The document is to be shown.
    void activated(stonemason::Document* document);
    /// A notice for the document's page; nullptr: for the window.
    void noticePosted(stonemason::Document* document, const stonemason::Notice& notice);
    /// The window's notice of that id is outdated.
    void outdated(const QString& noticeId);
    /// isReading() has become false.
    void finishedReading();

private:
    using Loaded = OpeningQueue::Loaded;

    static bool isItsFile(const Workspace& workspace, const QString& path, const Result<std::string>& saved,
                          const QByteArray& knownHash);

    enum class Place : std::uint8_t { InFront, Behind };

    OpeningQueue::Load loadOf(const QString& path, const QString& as) const;
    void take(const QString& path, const Result<Loaded>& loaded, const Then& then, Place place,
              const QString& as);
    std::optional<QString> kindMeantBy(const QString& text);
    void takePasted(const QString& text, const Result<Loaded>& loaded, Place place);
    void offerAnyway(Notice& notice, const Error& error, const Workspace* reader,
                     const std::function<void(const QString& workspace)>& openAs) const;
    Place placeNow(int pressesBefore) const;
    void show(Document* document, Place place);
    void forgetBehind();
    void followQueue();
    void showReadingNotice();
    void showFailure(const QString& path, const Error& error, const Workspace* reader = nullptr);
    void showOtherKindNotice(Document* document, const QString& wanted);
    bool acceptsLoss(const Document& document, const QString& path);
    Document* add(ReadDocument read, const QString& path, const QByteArray& fileHash,
                  Place place = Place::InFront, const QString& chosenKind = {});

    OpenDocuments& documents_;
    const DocumentReader& reader_;
    RecentFiles& recent_;
    Dialogs& dialogs_;
    const QString lockFolder_;
    UserActivity activity_;
    OpeningQueue queue_;
    QHash<QString, qint64> sizes_;        ///< of files in the queue, when they were asked for
    QHash<QString, QString> chosenKinds_; ///< for files in the queue, or given up
    QPointer<Document> behind_;           ///< the newest that the notice leads to
    QTimer noticeDelay_;
    bool isNoticeDue_ = false; ///< what is being read takes longer than that
};

} // namespace stonemason
