// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document_saver.h"

#include "core/format/file_system.h"
#include "core/format/file_target.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/recent_files.h"
#include "editor/app/files/workspace.h"
#include "editor/app/settings/settings.h"
#include "editor/app/tasks/answer_within.h"
#include "editor/text/error_text.h"

#include <QDir>
#include <QFileInfo>

namespace stonemason {

namespace {

/// Whether the disk of the file responds in time.
bool answers(const QString& path) {
    const QString folder = QFileInfo(path).absolutePath();
    return answerWithin(diskPatience, [folder] { return QFileInfo::exists(folder); }).has_value();
}

} // namespace

DocumentSaver::DocumentSaver(OpenDocuments& documents, Dialogs& dialogs, Settings& settings,
                             RecentFiles& recent, QString lockFolder, QObject* parent)
    : QObject(parent)
    , documents_(documents)
    , dialogs_(dialogs)
    , settings_(settings)
    , recent_(recent)
    , lockFolder_(std::move(lockFolder)) {
}

bool DocumentSaver::save(Document& document) {
    if (isBusy_) return false;
    if (document.path().isEmpty()) return saveAs(document);
    return acceptsSharing(documents_.of(&document)) && acceptsReplacing(document) &&
           saveTo(document, document.path(), Folder::Known);
}

bool DocumentSaver::saveAs(Document& document) {
    if (isBusy_) return false;
    const QString path = askForPath(document, tr("Save As"));
    if (path.isEmpty()) return false;
    return saveTo(document, path, Folder::Remembered);
}

bool DocumentSaver::saveCopy(Document& document) {
    if (isBusy_) return false;
    const QString path = askForPath(document, tr("Save a Copy"));
    if (path.isEmpty()) return false;
    if (documents_.ofFile(path) == &document) return save(document);
    const Written written = writeTo(document, path, false);
    if (!written.done) return written.elsewhere && saveCopy(document);
    rememberFolder(path);
    emit message(tr("A copy was saved as %1").arg(shownPath(path)) + partingOf(written));
    return true;
}

bool DocumentSaver::saveAll() {
    for (Document* document : documents_.modified())
        if (!save(*document)) return false;
    return true;
}

QString DocumentSaver::askForPath(Document& document, const QString& title) {
    bringForward(document);
    const Workspace& workspace = *documents_.of(&document).workspace;
    const QString suffix = workspace.nativeSuffix();
    const QFileInfo own(document.path());
    const QString native = QLatin1Char('.') + suffix;
    QString suggestion = document.path();
    if (suggestion.isEmpty())
        suggestion = QDir(settings_.folder())
                         .filePath(fileNameFor(document.title(), QStringLiteral("untitled")) + native);
    else if (!document.lossWhenSavedAs(suggestion).isEmpty()) // nothing is lost in our own form
        suggestion = own.dir().filePath(own.completeBaseName() + native);
    QString path = dialogs_.saveFile(title, suggestion, workspace.saveFilters(), suffix);
    if (path.isEmpty()) return {};
    path = QFileInfo(path).absoluteFilePath();
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QLatin1Char('.') + suffix;
        if (answerWithin(diskPatience, [path] { return QFileInfo::exists(path); }).value_or(false) &&
            !dialogs_.confirm(title, tr("%1 already exists.").arg(shownPath(path)), tr("Replace")))
            return {};
    }
    const Document* other = documents_.ofFile(path);
    if (other && other != &document) {
        dialogs_.inform(title, tr("%1 is open in another tab. Close that tab first, or choose another name.")
                                   .arg(shownPath(path)));
        return {};
    }
    return path;
}

/// Called only after a successful save: a folder where saving failed is no useful default.
void DocumentSaver::rememberFolder(const QString& path) {
    settings_.setValue(setting::folder, QFileInfo(path).absolutePath());
}

bool DocumentSaver::saveTo(Document& document, const QString& path, Folder folder) {
    const Written written = writeTo(document, path, true);
    if (!written.done) return written.elsewhere && saveAs(document);
    if (folder == Folder::Remembered) rememberFolder(path);
    OpenDocument& entry = documents_.of(&document);
    entry.fileHash = written.hash;
    entry.forgetIdentity();
    document.setFileBytes(written.bytes);
    if (document.path() != path) {
        document.setPath(path);
        entry.shareAccepted = false;
        entry.lock = {};
    }
    if (!entry.lock.isHeld()) entry.lock = FileLock(lockFolder_, path);
    // An outdated state is not marked as saved: its step in the undo stack is unknown.
    written.isOutdated ? document.markNeverSaved() : document.markSaved();
    recent_.add(path);
    // Also under its new name it is opened as the same kind.
    if (entry.chosenKind.isEmpty() && recent_.choiceFor(path) == entry.workspace->id())
        entry.chosenKind = entry.workspace->id();
    recent_.choose(path, entry.chosenKind);
    emit saved(&document);
    const QString sentence = written.isOutdated
                                 ? tr("Saved %1, but not what was changed meanwhile").arg(shownPath(path))
                                 : tr("Saved %1").arg(shownPath(path));
    emit message(sentence + partingOf(written));
    return !written.isOutdated;
}

/// The note about other names of the file that was replaced; empty if it had none.
QString DocumentSaver::partingOf(const Written& written) {
    return written.parts ? tr("; its other names (hard links) keep what it held before") : QString();
}

DocumentSaver::Written DocumentSaver::writeTo(Document& document, const QString& path, bool isSave) {
    FileSystem system;
    const bool parts = hasOtherNames(system, nativePath(path));
    Written written = writeWhole(document, path, isSave);
    written.parts = parts;
    return written;
}

DocumentSaver::Written DocumentSaver::writeWhole(Document& document, const QString& path, bool isSave) {
    if (const auto answer = acceptsLoss(documents_.of(&document), path); answer != Dialogs::AfterLoss::Save)
        return {.elsewhere = answer == Dialogs::AfterLoss::SaveAs};
    const bool isOwn = documents_.ofFile(path) == &document;
    const FileLock lock = isOwn ? FileLock() : FileLock(lockFolder_, path);
    if (lock.isElsewhere() && !agreesToShare(lock, path)) return {};
    emit document.aboutToSave();
    if (const auto bytes = document.bytesWriterFor(path)) return writeBeside(document, path, isSave, bytes);
    auto bytes = document.bytesFor(path);
    if (bytes && (std::int64_t(bytes->size()) > largestSavedAtOnce || !answers(path)))
        return writeBeside(document, path, isSave, [bytes] { return bytes; });
    if (bytes && isSave) emit document.aboutToWrite(path, *bytes);
    FileSystem system;
    const Status status = bytes ? write(system, path, *bytes) : Status(bytes.error());
    if (!status) return failed(document, path, status.error());
    const QByteArray hash = hashOf(*bytes);
    return {.done = true, .bytes = std::move(bytes).value(), .hash = hash};
}

DocumentSaver::Written DocumentSaver::writeBeside(Document& document, const QString& path, bool isSave,
                                                  const Document::BytesWriter& bytes) {
    bool isOutdated = false;
    const auto edits =
        connect(&document.undoStack(), &QUndoStack::indexChanged, this, [&isOutdated] { isOutdated = true; });
    const LargeSave::Steps steps{
        .path = nativePath(path),
        .bytes = bytes,
        .keep =
            [this, &document, &isOutdated, path, isSave](const QByteArray& hash, std::function<void()> then) {
                if (!isSave) return then();
                // Changes made since are not in the file either.
                keepFirst(document, isOutdated ? FutureFile() : FutureFile{path, hash}, std::move(then));
            },
        .write = [write = write, path](FileSystem& system,
                                       const std::string& all) { return write(system, path, all); }};
    Written written = tryBeside(document, path, steps);
    disconnect(edits);
    written.isOutdated = isOutdated;
    return written;
}

/// Repeats as long as another program writes the file meanwhile and the user wants to replace it.
DocumentSaver::Written DocumentSaver::tryBeside(const Document& document, const QString& path,
                                                const LargeSave::Steps& steps) {
    const auto busy = staysBusy();
    for (;;) {
        LargeSave work(steps);
        //: %1 is a file's name
        dialogs_.await(tr("Saving %1…").arg(shownPath(QFileInfo(path).fileName())), work);
        if (work.isGivenUp()) {
            emit message(tr("Saving was cancelled; %1 was not written").arg(shownPath(path)));
            return {};
        }
        if (work.status()) return {.done = true, .bytes = work.bytes(), .hash = work.hash()};
        if (work.status().error().message.id != "file/changed")
            return failed(document, path, work.status().error());
        if (!agreesToReplace(path)) return {};
    }
}

DocumentSaver::Written DocumentSaver::failed(const Document& document, const QString& path,
                                             const Error& error) {
    bringForward(document);
    const QString text = tr("%1 could not be saved: %2").arg(shownPath(path), errorText(error));
    return {.elsewhere = dialogs_.saveFailed(text) == Dialogs::AfterFailure::SaveAs};
}

/// Makes the document that a question concerns visible.
void DocumentSaver::bringForward(const Document& document) {
    emit questionAhead(documents_.of(&document).document.get());
}

/// Sets the busy state until the returned guard is destroyed.
QScopeGuard<std::function<void()>> DocumentSaver::staysBusy() {
    isBusy_ = true;
    emit busyChanged(true);
    return qScopeGuard(std::function<void()>([this] {
        isBusy_ = false;
        emit busyChanged(false);
    }));
}

Dialogs::AfterLoss DocumentSaver::acceptsLoss(OpenDocument& entry, const QString& path) {
    const QString loss = entry.document->lossWhenSavedAs(path);
    if (loss.isEmpty() || loss == entry.acceptedLoss) return Dialogs::AfterLoss::Save;
    bringForward(*entry.document);
    const auto answer = dialogs_.askToLose(loss);
    if (answer == Dialogs::AfterLoss::Save) entry.acceptedLoss = loss;
    return answer;
}

bool DocumentSaver::acceptsSharing(OpenDocument& entry) {
    entry.lock.refresh();
    if (entry.shareAccepted || !entry.lock.isElsewhere()) return true;
    bringForward(*entry.document);
    entry.shareAccepted = agreesToShare(entry.lock, entry.document->path());
    return entry.shareAccepted;
}

bool DocumentSaver::agreesToShare(const FileLock& lock, const QString& path) {
    //: %1 is a file, %2 "another Stonemason window (process 1234)"
    const QString text =
        tr("%1 is also open in %2. Saving here overwrites it.").arg(shownPath(path), lock.otherWindow());
    return dialogs_.confirm(tr("Open in another window"), text, tr("Save Anyway"));
}

bool DocumentSaver::acceptsReplacing(const Document& document) {
    const QString path = document.path();
    const std::optional<QByteArray> there = hashThere(path);
    if (!there) return false;
    if (there->isEmpty() || *there == documents_.of(&document).fileHash) return true;
    bringForward(document);
    return agreesToReplace(path);
}

bool DocumentSaver::agreesToReplace(const QString& path) {
    return dialogs_.confirm(
        tr("The file has changed"),
        tr("Another program has changed %1. Saving overwrites those changes.").arg(shownPath(path)),
        tr("Replace"));
}

/// Empty if no file can be read there; nullopt if the user cancelled the wait.
std::optional<QByteArray> DocumentSaver::hashThere(const QString& path) {
    const auto fetch = [path = nativePath(path)] { return readFile(path, maximumDocumentSize); };
    const auto digest = [](const Result<std::string>& bytes) {
        return bytes ? hashOf(*bytes) : QByteArray();
    };
    using Hash = std::optional<QByteArray>;
    const auto hash = answerWithin(diskPatience, [=] {
        return QFileInfo(path).size() <= largestSavedAtOnce ? Hash(digest(fetch())) : Hash();
    });
    if (hash && *hash) return *hash;
    AwaitedJob<QByteArray> job(fetch, digest);
    const auto busy = staysBusy();
    //: %1 is a file's name
    dialogs_.await(tr("Looking into %1…").arg(shownPath(QFileInfo(path).fileName())), job);
    if (!job.value) emit message(tr("Saving was cancelled; %1 was not written").arg(shownPath(path)));
    return job.value;
}

} // namespace stonemason
