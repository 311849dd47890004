// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/autosave.h"

#include "core/format/file.h"
#include "editor/app/document.h"
#include "editor/app/file_paths.h"
#include "editor/app/open_documents.h"
#include "editor/app/recovery_record.h"
#include "editor/app/workspace.h"

#include <QCoreApplication>
#include <QDir>
#include <QUuid>

namespace stonemason {

namespace {

struct Copy {
    QString path; ///< without suffix
    QString suffix;
    std::string content;
    std::string record;
};

Status write(const Copy& copy) {
    // The record first: it counts for nothing until its content is there, and no content is ever without the
    // file it belongs to.
    const Status record = writeFile(nativePath(copy.path + recordSuffix), copy.record);
    return record ? writeFile(nativePath(copy.path + QLatin1Char('.') + copy.suffix), copy.content) : record;
}

/// In the opposite order: what is half removed counts for nothing.
void removeCopy(const QDir& folder, const QString& file) {
    const QString record = file + recordSuffix;
    for (const QString& name : folder.entryList({file + QStringLiteral(".*")}, QDir::Files))
        if (name != record) QFile::remove(folder.filePath(name));
    QFile::remove(folder.filePath(record));
}

} // namespace

Autosave::Autosave(OpenDocuments& documents, QString folder, int interval, QObject* parent)
    : QObject(parent)
    , documents_(documents)
    , folder_(std::move(folder))
    , name_(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    timer_.setSingleShot(true);
    timer_.setInterval(interval);
    writer_.setMaxThreadCount(1);
    connect(&timer_, &QTimer::timeout, this, &Autosave::saveNow);
    connect(&documents_, &OpenDocuments::added, this, &Autosave::follow);
    connect(&documents_, &OpenDocuments::aboutToRemove, this, [this](Document* document) {
        disconnect(document, nullptr, this, nullptr);
        disconnect(&document->undoStack(), nullptr, this, nullptr);
        Work work = work_.take(document);
        remove(work);
    });
}

Autosave::~Autosave() {
    writer_.waitForDone();
    if (lock_.isHeld()) QDir(ownFolder()).removeRecursively();
}

QString Autosave::ownFolder() const {
    return QDir(folder_).filePath(name_);
}

void Autosave::follow(Document* document) {
    work_.insert(document, {.file = QString::number(++filesNamed_)});
    const auto note = [this, document] { noteChange(document); };
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, note);
    connect(document, &Document::modifiedChanged, this, note);
    noteChange(document);
}

void Autosave::noteChange(Document* document) {
    Work& work = work_[document];
    if (document->isModified()) {
        work.changed = true;
        if (!timer_.isActive()) timer_.start();
        if (!document->questionWhenClosed().isEmpty()) keep(document, work);
    } else {
        work.changed = false;
        remove(work);
    }
}

void Autosave::saveNow() {
    timer_.stop();
    for (const Document* document : documents_.modified())
        if (Work& work = work_[document]; work.changed) keep(document, work);
}

void Autosave::flush() {
    writer_.waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

bool Autosave::isKept(const Document* document) const {
    const auto found = work_.find(document);
    return found != work_.end() && found->kept && !found->changed;
}

/// What cannot be kept leaves the copy kept before as it is.
void Autosave::keep(const Document* document, Work& work) {
    auto content = document->recoveryBytes();
    const Status folder = content ? lockFolder() : Status(content.error());
    if (!folder) {
        written(work.file, folder);
        return;
    }
    const OpenDocument& entry = documents_.of(document);
    const RecoveryRecord record{.workspace = entry.workspace->id(),
                                .path = document->path(),
                                .title = document->title(),
                                .time = QDateTime::currentDateTimeUtc(),
                                .fileHash = entry.fileHash};
    work.changed = false;
    writer_.start([this, file = work.file,
                   copy = Copy{.path = QDir(ownFolder()).filePath(work.file),
                               .suffix = entry.workspace->nativeSuffix(),
                               .content = std::move(content).value(),
                               .record = toJson(record)}] {
        const Status status = write(copy);
        QMetaObject::invokeMethod(
            this, [this, file, status] { written(file, status); }, Qt::QueuedConnection);
    });
}

void Autosave::remove(Work& work) {
    work.kept = false;
    if (!lock_.isHeld() || work.file.isEmpty()) return;
    writer_.start([folder = ownFolder(), file = work.file] { removeCopy(QDir(folder), file); });
}

void Autosave::written(const QString& file, const Status& status) {
    for (auto [document, work] : work_.asKeyValueRange())
        if (work.file == file) {
            work.kept = status.ok();
            work.changed |= !status.ok();
        }
    if (!status) timer_.start();
    if (!status && !failing_) emit failed(status.error());
    failing_ = !status.ok();
}

Status Autosave::lockFolder() {
    if (!lock_.isHeld()) {
        if (Status made = makeFolder(nativePath(folder_)); !made) return made;
        lock_ = ProcessLock(ownFolder() + lockSuffix);
        if (!lock_.isHeld()) return folderError(lock_.error());
    }
    return makeFolder(nativePath(ownFolder()));
}

} // namespace stonemason
