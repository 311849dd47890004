// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/document_saver.h"

#include "core/documents/save_file.h"
#include "core/format/file.h"
#include "editor/app/file_paths.h"
#include "editor/app/recent_files.h"
#include "editor/app/settings.h"
#include "editor/app/workspace.h"
#include "editor/text/error_text.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace stonemason {

namespace {

/// A title as a file name that every file system takes.
QString fileNameOf(QString title) {
    static const QRegularExpression refused(QStringLiteral("[\\x00-\\x1f/\\\\:*?\"<>|]+"));
    title.replace(refused, QStringLiteral("-"));
    while (title.startsWith(QLatin1Char('.')))
        title.remove(0, 1);
    title = title.trimmed().left(100);
    return title.isEmpty() ? QStringLiteral("untitled") : title;
}

} // namespace

DocumentSaver::DocumentSaver(OpenDocuments& documents, Dialogs& dialogs, Settings& settings,
                             RecentFiles& recent, QString lockFolder, QObject* parent)
    : QObject(parent)
    , write([](const QString& path, const std::string& bytes) { return saveFile(nativePath(path), bytes); })
    , documents_(documents)
    , dialogs_(dialogs)
    , settings_(settings)
    , recent_(recent)
    , lockFolder_(std::move(lockFolder)) {
}

bool DocumentSaver::save(Document& document) {
    if (document.path().isEmpty()) return saveAs(document);
    OpenDocument& entry = documents_.of(&document);
    return acceptsSharing(entry) && acceptsReplacing(entry) && saveTo(document, document.path());
}

bool DocumentSaver::saveAs(Document& document) {
    const QString path = askForPath(document, tr("Save As"));
    return !path.isEmpty() && saveTo(document, path);
}

bool DocumentSaver::saveCopy(Document& document) {
    const QString path = askForPath(document, tr("Save a Copy"));
    if (path.isEmpty()) return false;
    if (documents_.ofFile(path) == &document) return save(document);
    const Written written = writeTo(document, path, false);
    if (!written.done) return written.elsewhere && saveCopy(document);
    emit message(tr("A copy was saved as %1").arg(shownPath(path)));
    return true;
}

bool DocumentSaver::saveAll() {
    for (Document* document : documents_.modified())
        if (!save(*document)) return false;
    return true;
}

QString DocumentSaver::askForPath(Document& document, const QString& title) {
    const Workspace& workspace = *documents_.of(&document).workspace;
    const QString suffix = workspace.nativeSuffix();
    const QFileInfo own(document.path());
    const QString native = QLatin1Char('.') + suffix;
    QString suggestion = document.path();
    if (suggestion.isEmpty())
        suggestion = QDir(settings_.folder()).filePath(fileNameOf(document.title()) + native);
    else if (!document.lossWhenSavedAs(suggestion).isEmpty()) // nothing is lost in our own form
        suggestion = own.dir().filePath(own.completeBaseName() + native);
    QString path = dialogs_.saveFile(title, suggestion, workspace.saveFilters(), suffix);
    if (path.isEmpty()) return {};
    path = QFileInfo(path).absoluteFilePath();
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QLatin1Char('.') + suffix;
        if (QFileInfo::exists(path) &&
            !dialogs_.confirm(title, tr("%1 already exists.").arg(shownPath(path)), tr("Replace")))
            return {};
    }
    const Document* other = documents_.ofFile(path);
    if (other && other != &document) {
        dialogs_.inform(title, tr("%1 is open in another tab. Close that tab first, or choose another name.")
                                   .arg(shownPath(path)));
        return {};
    }
    settings_.setValue(setting::folder, QFileInfo(path).absolutePath());
    return path;
}

bool DocumentSaver::saveTo(Document& document, const QString& path) {
    const Written written = writeTo(document, path, true);
    if (!written.done) return written.elsewhere && saveAs(document);
    OpenDocument& entry = documents_.of(&document);
    entry.fileHash = hashOf(written.bytes);
    document.setFileBytes(written.bytes);
    if (document.path() != path) {
        document.setPath(path);
        entry.shareAccepted = false;
        entry.lock = {};
    }
    if (!entry.lock.isHeld()) entry.lock = FileLock(lockFolder_, path);
    document.markSaved();
    recent_.add(path);
    emit saved(&document);
    emit message(tr("Saved %1").arg(shownPath(path)));
    return true;
}

DocumentSaver::Written DocumentSaver::writeTo(Document& document, const QString& path, bool isSave) {
    if (const auto answer = acceptsLoss(documents_.of(&document), path); answer != Dialogs::AfterLoss::Save)
        return {.elsewhere = answer == Dialogs::AfterLoss::SaveAs};
    const bool isOwn = documents_.ofFile(path) == &document;
    const FileLock lock = isOwn ? FileLock() : FileLock(lockFolder_, path);
    if (lock.isElsewhere() && !agreesToShare(lock, path)) return {};
    auto bytes = document.bytesFor(path);
    if (bytes && isSave) emit document.aboutToSave(path, *bytes);
    const Status status = bytes ? write(path, *bytes) : Status(bytes.error());
    if (status) return {.done = true, .bytes = std::move(bytes).value()};
    const QString text = tr("%1 could not be saved: %2").arg(shownPath(path), errorText(status.error()));
    return {.elsewhere = dialogs_.saveFailed(text) == Dialogs::AfterFailure::SaveAs};
}

Dialogs::AfterLoss DocumentSaver::acceptsLoss(OpenDocument& entry, const QString& path) {
    const QString loss = entry.document->lossWhenSavedAs(path);
    if (loss.isEmpty() || loss == entry.acceptedLoss) return Dialogs::AfterLoss::Save;
    const auto answer = dialogs_.askToLose(loss);
    if (answer == Dialogs::AfterLoss::Save) entry.acceptedLoss = loss;
    return answer;
}

bool DocumentSaver::acceptsSharing(OpenDocument& entry) {
    entry.lock.refresh();
    if (entry.shareAccepted || !entry.lock.isElsewhere()) return true;
    entry.shareAccepted = agreesToShare(entry.lock, entry.document->path());
    return entry.shareAccepted;
}

bool DocumentSaver::agreesToShare(const FileLock& lock, const QString& path) {
    //: %1 is a file, %2 "another Stonemason window (process 1234)"
    const QString text =
        tr("%1 is also open in %2. Saving here overwrites it.").arg(shownPath(path), lock.otherWindow());
    return dialogs_.confirm(tr("Open in another window"), text, tr("Save Anyway"));
}

bool DocumentSaver::acceptsReplacing(const OpenDocument& entry) {
    const QString path = entry.document->path();
    const auto there = readFile(nativePath(path), maximumDocumentSize);
    if (!there || hashOf(*there) == entry.fileHash) return true;
    return dialogs_.confirm(
        tr("The file has changed"),
        tr("Another program has changed %1. Saving overwrites those changes.").arg(shownPath(path)),
        tr("Replace"));
}

} // namespace stonemason
