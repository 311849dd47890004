// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/autosave.h"

#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/document.h"
#include "editor/app/files/open_documents.h"
#include "editor/app/files/recovery_record.h"
#include "editor/app/files/workspace.h"

#include <QCoreApplication>
#include <QDir>

#include <memory>

namespace stonemason {

namespace {

struct Copy {
    QString document; ///< base name of its files
    QString suffix;
    Document::RecoveryWriter content;
    std::string record;
};

/// On failure the previous copy stays as it is.
Status write(const OwnFolder& folder, const Copy& copy) {
    const Result<std::string> content = copy.content();
    if (!content) return content.error();
    // The record first: it is ignored until its content exists, and no content exists without the record of
    // its file.
    const Status record = folder.write(nativePath(recordName(copy.document)), copy.record);
    return record ? folder.write(nativePath(contentName(copy.document, copy.suffix)), *content) : record;
}

/// In reverse order: a partially removed copy is ignored.
void removeFiles(const OwnFolder& folder, const std::function<bool(const QString& name)>& wanted) {
    for (const auto isOfKind : {&isContentName, &isRecordName, &isUnfinishedName})
        for (const std::string& file : folder.files())
            if (const QString name = shownName(file); isOfKind(name) && wanted(name)) folder.remove(file);
}

} // namespace

Autosave::Autosave(OpenDocuments& documents, QString folder, int interval, QObject* parent)
    : QObject(parent), documents_(documents), folder_(std::move(folder)), name_(newProcessName()) {
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
    if (!lock_.isHeld()) return;
    const auto root = OwnFolder::open(nativePath(folder_));
    if (!root) return;
    if (const auto own = root->folder(nativePath(name_)))
        removeFiles(*own, [](const QString&) { return true; });
    root->removeFolder(nativePath(name_));
}

QString Autosave::ownFolder() const {
    return QDir(folder_).filePath(name_);
}

void Autosave::follow(Document* document) {
    work_.insert(document, {.file = QString::number(++filesNamed_)});
    const auto note = [this, document] { noteChange(document); };
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, note);
    connect(document, &Document::modifiedChanged, this, note);
    connect(document, &Document::aboutToWrite, this,
            [this, document](const QString& path, const std::string& bytes) {
                keepForSave(document, {.path = path, .hash = hashOf(bytes)}, [] {});
                flush();
            });
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

void Autosave::keep(const Document* document, Work& work, const FutureFile& saving,
                    const std::function<void()>& then) {
    auto folder = lockFolder();
    if (!folder) {
        written(work.file, folder.error());
        then();
        return;
    }
    const OpenDocument& entry = documents_.of(document);
    const RecoveryRecord record{.workspace = entry.workspace->id(),
                                .path = document->path(),
                                .title = document->title(),
                                .time = QDateTime::currentDateTimeUtc(),
                                .fileHash = entry.fileHash,
                                .saving = saving};
    work.changed = false;
    writer_.start([this, folder = std::make_shared<OwnFolder>(std::move(folder).value()),
                   copy = Copy{.document = work.file,
                               .suffix = entry.workspace->nativeSuffix(),
                               .content = document->recoveryWriter(),
                               .record = toJson(record)},
                   then] {
        const Status status = write(*folder, copy);
        QMetaObject::invokeMethod(
            this,
            [this, file = copy.document, status, then] {
                written(file, status);
                then();
            },
            Qt::QueuedConnection);
    });
}

void Autosave::keepForSave(const Document* document, const FutureFile& saving,
                           const std::function<void()>& then) {
    if (!document->isModified()) return then();
    keep(document, work_[document], saving, then);
}

void Autosave::remove(Work& work) {
    work.kept = false;
    if (!lock_.isHeld() || work.file.isEmpty()) return;
    writer_.start([path = ownFolder(), document = work.file] {
        if (const auto folder = OwnFolder::open(nativePath(path)))
            removeFiles(*folder, [&](const QString& name) { return documentOf(name) == document; });
    });
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

Result<OwnFolder> Autosave::lockFolder() {
    const auto root = OwnFolder::make(nativePath(folder_));
    if (!root) return root.error();
    if (!lock_.isHeld()) {
        lock_ = ProcessLock(QDir(folder_).filePath(lockNameOf(name_)));
        if (!lock_.isHeld()) return folderError(lock_.error());
    }
    return root->makeFolder(nativePath(name_));
}

} // namespace stonemason
