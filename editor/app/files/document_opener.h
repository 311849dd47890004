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

    /// More bytes than these are read by the thread.
    static constexpr qint64 largestAtOnce = largestReadAtOnce;

    using Then = std::function<void(Document* document)>;

    /// Each gives no document when it cannot be read, noticePosted() says why, or when the person does not
    /// want it without the parts that cannot be taken over.
    ///
    /// Opens the file, or brings its tab forward when it is open, and calls `then` with it: before this
    /// returns, unless it is large or waits for a large one.
    /// @param as the id of the workspace that a person chose for it, which is remembered for the next time;
    /// empty: the one that was chosen before, else what recognises it
    void open(const QString& path, const Then& then = {}, const QString& as = {});
    /// The text (a code, a forum post) as a document that was never saved, as soon as open() would. Where it
    /// can be several kinds of document, the person is asked which.
    void paste(const QString& text, const QString& as = {});
    /// A document like this built-in one, without a file of its own; nullptr for none.
    Document* openSample(const QString& resource);
    /// Unsaved work that was kept, with the file it belongs to if there was one. `knownHash` is that of the
    /// file as the work knew it; a file that is another now is changed from outside, as it would be with the
    /// document open. `keptAs` is the name it was kept under, by which it is read: that of its own kind,
    /// whatever its file is called. `as` is the id of the workspace it was kept from. What is at the path and
    /// cannot be the document's file is left alone: then it has none.
    Document* recover(const std::string& bytes, const QString& path, const QByteArray& knownHash = {},
                      const QString& keptAs = {}, const QString& as = {});

    /// Whether something that was to be opened is still being read.
    bool isReading() const { return !queue_.isEmpty(); }
    /// Whether pending reads may be cancelled. Pasted text is in no file that could be opened again, so the
    /// user is asked first.
    bool mayGiveUp();
    /// Cancels the pending reads and returns the files among them.
    QStringList giveUp();
    /// The id of the workspace that was chosen for a file that is being read; empty: none.
    QString kindChosenFor(const QString& path) const { return chosenKinds_.value(path); }
    /// How long something is read before a notice is shown.
    void setNoticeDelay(int milliseconds) { noticeDelay_.setInterval(milliseconds); }

    /// How files are read, unless a test puts something else here.
    FileReader readBytes = readDocumentFile;

signals:
    /// The document is to be shown.
    void activated(stonemason::Document* document);
    /// A notice for the document's page; nullptr: for the window.
    void noticePosted(stonemason::Document* document, const stonemason::Notice& notice);
    /// The window's notice of that id no longer holds.
    void outdated(const QString& noticeId);
    /// isReading() is false again.
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
