// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/outside_changes.h"

#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/document_saver.h"
#include "editor/app/files/workspace.h"
#include "editor/app/tasks/answer_within.h"
#include "editor/app/widgets/user_activity.h"
#include "editor/text/error_text.h"

#include <QFileInfo>

#include <optional>
#include <string>
#include <utility>

namespace stonemason {

namespace {

const QString noticeId = QStringLiteral("outside");
const QString readingId = QStringLiteral("outside:reading");
constexpr int defaultNoticeDelay = 200; // ms
constexpr int retryInterval = 100;      // ms

} // namespace

OutsideChanges::OutsideChanges(OpenDocuments& documents, DocumentSaver& saver, QObject* parent)
    : QObject(parent), documents_(documents), saver_(saver), watch_(documents) {
    for (QTimer* timer : {&noticeDelay_, &retry_})
        timer->setSingleShot(true);
    noticeDelay_.setInterval(defaultNoticeDelay);
    retry_.setInterval(retryInterval);
    connect(&noticeDelay_, &QTimer::timeout, this, &OutsideChanges::showReadingNotice);
    connect(&retry_, &QTimer::timeout, this, &OutsideChanges::handOver);
    const auto settled = [this](Document* document) {
        stopReading(document);
        fileLost_.remove(document);
        watch_.watch(document);
        emit outdated(document, noticeId);
    };
    connect(&documents_, &OpenDocuments::added, &watch_, &FileWatch::watch);
    connect(&documents_, &OpenDocuments::aboutToRemove, this, [this](Document* document) {
        stopReading(document);
        fileLost_.remove(document);
        watch_.forget(document);
    });
    connect(&saver_, &DocumentSaver::saved, this, settled);
    connect(&saver_, &DocumentSaver::busyChanged, &watch_, &FileWatch::hold);
    connect(&watch_, &FileWatch::changed, this, &OutsideChanges::changed);
    connect(&watch_, &FileWatch::returned, this, &OutsideChanges::returned);
    connect(&watch_, &FileWatch::vanished, this, [this](Document* document) {
        lost(document, tr("%1 was deleted or moved by another program. Save to write it again.")
                           .arg(shownPath(document->path())));
    });
    connect(&watch_, &FileWatch::unreadable, this, &OutsideChanges::unreadable);
}

bool OutsideChanges::hasOwnWork(const Document* document) const {
    return document->isModified() && !(fileLost_.contains(document) && document->undoStack().isClean());
}

void OutsideChanges::changed(Document* document, const std::string& bytes) {
    if (hasOwnWork(document))
        leaveOut(document, Occasion::Changed);
    else if (std::int64_t(bytes.size()) > largestReadAtOnce)
        readBeside(document, Occasion::Changed, [bytes] { return Result<std::string>(bytes); });
    else
        reload(document, Occasion::Changed, bytes);
}

void OutsideChanges::revert(Document* document) {
    const auto read = [path = nativePath(document->path())] { return readFile(path, maximumDocumentSize); };
    using Bytes = std::optional<Result<std::string>>;
    const auto bytes = answerWithin(diskPatience, [read, path = document->path()] {
        return QFileInfo(path).size() > largestReadAtOnce ? Bytes() : Bytes(read());
    });
    if (bytes && *bytes)
        reload(document, Occasion::Asked, **bytes);
    else
        readBeside(document, Occasion::Asked, read);
}

void OutsideChanges::ask(Document* document, const QString& text) {
    emit noticePosted(document, {.id = noticeId,
                                 .kind = Notice::Kind::Warning,
                                 .text = text,
                                 .buttons = {{tr("Reload the File"), [this, document] { revert(document); }},
                                             {tr("Keep Mine"), [this, document] { keep(document); }},
                                             {tr("Save Mine As…"), [this, document, text] {
                                                  if (!saver_.saveAs(*document)) ask(document, text);
                                              }}}});
}

void OutsideChanges::readBeside(Document* document, Occasion occasion, Job::Fetch fetch) {
    stopReading(document);
    Reading& reading = readings_[document];
    reading.occasion = occasion;
    reading.isEdited = false;
    reading.edits = connect(&document->undoStack(), &QUndoStack::indexChanged, this,
                            [&reading] { reading.isEdited = true; });
    if (!reading.job)
        reading.job = std::make_unique<Job>(*this, [this, &reading](Read read) {
            reading.read = std::move(read);
            handOver();
        });
    reading.job->start(std::move(fetch),
                       [read = documents_.of(document).workspace->readerFor(document->path())](
                           const Result<std::string>& bytes) -> Read {
                           if (!bytes) return {bytes.error(), {}};
                           return {read(*bytes, ContentSource::File), hashOf(*bytes)};
                       });
    noticeDelay_.start();
}

void OutsideChanges::showReadingNotice() {
    for (Document* document : documents_.all()) {
        const auto reading = readings_.find(document);
        if (reading == readings_.end() || !reading->second.job->isRunning()) continue;
        emit noticePosted(document, {.id = readingId,
                                     .kind = Notice::Kind::Info,
                                     .text = reading->second.occasion == Occasion::Asked
                                                 ? tr("Reloading the file…")
                                                 : tr("Another program changed the file. Reloading…"),
                                     .buttons = {{tr("Cancel"), [this, document] { cancel(document); }}}});
    }
}

void OutsideChanges::cancel(Document* document) {
    if (!stopReading(document) || readings_[document].occasion == Occasion::Asked) return;
    markLost(document);
    ask(document, tr("Another program changed the file; it was not reloaded."));
}

/// False if the document's file was not being read.
bool OutsideChanges::stopReading(Document* document) {
    const auto found = readings_.find(document);
    if (found == readings_.end()) return false;
    Reading& reading = found->second;
    const bool wasReading = reading.job->isRunning() || reading.read;
    disconnect(reading.edits);
    reading.job->abandon();
    reading.read.reset();
    emit outdated(document, readingId);
    return wasReading;
}

/// Applies the content read, as soon as no dialog or save depends on the present documents and no stroke is
/// being drawn.
void OutsideChanges::handOver() {
    if (UserActivity::isBusy() || saver_.isBusy()) return retry_.start();
    for (Document* document : documents_.all()) {
        const auto found = readings_.find(document);
        if (found == readings_.end() || !found->second.read) continue;
        const Read read = *std::exchange(found->second.read, std::nullopt);
        stopReading(document);
        const Occasion occasion = found->second.occasion;
        if (found->second.isEdited || (occasion == Occasion::Changed && hasOwnWork(document)))
            leaveOut(document, occasion);
        else
            takeOver(document, occasion, read);
    }
}

void OutsideChanges::takeOver(Document* document, Occasion occasion, const Read& read) {
    const int stepsBefore = document->undoStack().index();
    const Status done =
        read.content ? document->reloadFrom(*read.content.value()()) : Status(read.content.error());
    settle(document, occasion, done, read.hash, stepsBefore);
}

/// Asks instead of replacing the user's changes.
void OutsideChanges::leaveOut(Document* document, Occasion occasion) {
    if (occasion == Occasion::Changed) {
        markLost(document);
        ask(document, tr("Another program changed the file, and you have unsaved changes."));
    } else {
        emit noticePosted(
            document,
            {.id = noticeId,
             .kind = Notice::Kind::Info,
             .text = tr("You edited the document while it was reloading, so your version was kept."),
             .buttons = {{tr("Reload the File"), [this, document] { revert(document); }}}});
    }
}

void OutsideChanges::reload(Document* document, Occasion occasion, const Result<std::string>& bytes) {
    stopReading(document);
    const int stepsBefore = document->undoStack().index();
    const Status done = bytes ? document->reload(*bytes) : Status(bytes.error());
    settle(document, occasion, done, bytes ? hashOf(*bytes) : QByteArray(), stepsBefore);
}

void OutsideChanges::settle(Document* document, Occasion occasion, const Status& done, const QByteArray& hash,
                            int stepsBefore) {
    if (!done) return unreadable(document, done.error());
    documents_.of(document).fileHash = hash;
    fileLost_.remove(document);
    document->markSaved();
    watch_.watch(document);
    if (occasion == Occasion::Changed) return showReloadedNotice(document, stepsBefore);
    emit outdated(document, noticeId);
    if (const QString loss = document->lossWhenOpened(); !loss.isEmpty())
        emit noticePosted(document, {.id = noticeId, .kind = Notice::Kind::Warning, .text = loss});
    emit reverted(document);
}

void OutsideChanges::showReloadedNotice(Document* document, int stepsBefore) {
    QStringList sentences{tr("Another program changed the file, so it was reloaded.")};
    const QString loss = document->lossWhenOpened();
    for (const QString& more : {loss, document->noteWhenOpened()})
        if (!more.isEmpty()) sentences += more;
    Notice notice{.id = noticeId,
                  .kind = loss.isEmpty() ? Notice::Kind::Info : Notice::Kind::Warning,
                  .text = sentences.join(u' ')};
    QUndoStack& steps = document->undoStack();
    if (steps.index() != stepsBefore) {
        notice.buttons = {{tr("Undo"), [&steps] { steps.undo(); }}};
        const auto outdate = [this, document] { emit outdated(document, noticeId); };
        connect(&steps, &QUndoStack::indexChanged, this, outdate, Qt::SingleShotConnection);
    }
    emit noticePosted(document, notice);
}

void OutsideChanges::keep(Document* document) {
    // The state that the notice reported: any later change is reported again.
    if (const QByteArray hash = watch_.reportedHash(document); !hash.isEmpty())
        documents_.of(document).fileHash = hash;
    fileLost_.remove(document); // if the old content returns, another program wrote it
    watch_.watch(document);
}

void OutsideChanges::unreadable(Document* document, const Error& error) {
    lost(document,
         tr("%1 can no longer be read: %2 Your document is still here; save it to write the file again.")
             .arg(shownPath(document->path()), errorText(error)));
}

void OutsideChanges::lost(Document* document, const QString& text) {
    markLost(document);
    emit noticePosted(document, {.id = noticeId, .kind = Notice::Kind::Warning, .text = text});
}

/// Independent of undo: the state last opened or saved is no longer in the file.
void OutsideChanges::markLost(Document* document) {
    if (document->isNeverSaved()) return;
    fileLost_.insert(document);
    document->markNeverSaved();
}

void OutsideChanges::returned(Document* document) {
    if (fileLost_.remove(document)) document->markNeverSaved(false);
    emit outdated(document, noticeId);
}

} // namespace stonemason
