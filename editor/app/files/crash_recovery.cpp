// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/crash_recovery.h"

#include "editor/app/disk/answering_disk.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/open_documents.h"
#include "editor/app/files/recovery_record.h"

#include <QDir>

#include <algorithm>

namespace stonemason {

namespace {

/// The files in the folder of one process whose names are of this kind.
QStringList filesIn(const OwnFolder& folder, bool (*isOfKind)(const QString& name)) {
    QStringList names;
    for (const std::string& file : folder.files())
        if (const QString name = shownName(file); isOfKind(name)) names.push_back(name);
    return names;
}

void removeAll(const OwnFolder& folder, bool (*isOfKind)(const QString& name)) {
    for (const QString& name : filesIn(folder, isOfKind))
        folder.remove(nativePath(name));
}

/// The content first: a partially removed copy is ignored.
void removeCopy(const OwnFolder& folder, const QString& content) {
    folder.remove(nativePath(content));
    folder.remove(nativePath(recordName(documentOf(content))));
}

bool isThere(const FutureFile& file) {
    if (file.path.isEmpty() || file.hash.isEmpty()) return false;
    const auto bytes = readAnswering(file.path);
    return bytes && *bytes && hashOf(**bytes) == file.hash;
}

/// Whether a file contains all of the work: the same content, or that of a save which was interrupted between
/// putting the file in its place and removing the copy.
bool isSaved(const LostDocument& lost) {
    return isThere(lost.record.saving) ||
           (!lost.bytes.empty() && isThere({lost.record.path, hashOf(lost.bytes)}));
}

} // namespace

CrashRecovery::CrashRecovery(const QString& folder) : path_(folder) {
    auto root = OwnFolder::open(nativePath(folder));
    if (!root) return;
    root_ = std::move(root).value();
    removeStaleLocks();
    for (const std::string& entry : root_->folders()) {
        const QString name = shownName(entry);
        if (!isProcessName(name)) continue;
        const QString lockName = lockNameOf(name);
        ProcessLock lock(pathOf(lockName));
        // Each live process has a lock file. Without one, as on a read-only disk, the process is dead.
        if (!lock.isHeld() && root_->hasFile(nativePath(lockName))) continue;
        if (auto kept = root_->folder(entry))
            processes_.push_back({name, std::move(kept).value(), std::move(lock)});
    }
    for (const Process& process : processes_)
        collect(process);
    std::ranges::stable_sort(documents_, std::ranges::greater(),
                             [](const LostDocument& document) { return document.record.time; });
}

CrashRecovery::~CrashRecovery() {
    for (const Process& process : processes_) {
        if (!filesIn(process.folder, isContentName).isEmpty()) continue;
        removeAll(process.folder, isRecordName);
        root_->removeFolder(nativePath(process.name));
    }
}

QString CrashRecovery::pathOf(const QString& process) const {
    return QDir(path_).filePath(process);
}

/// Removes the locks of processes that ended before they wrote a copy.
void CrashRecovery::removeStaleLocks() const {
    for (const std::string& file : root_->files()) {
        const QString process = processOfLock(shownName(file));
        if (!process.isEmpty() && !root_->has(nativePath(process))) ProcessLock(pathOf(shownName(file)));
    }
}

void CrashRecovery::collect(const Process& process) {
    const OwnFolder& folder = process.folder;
    removeAll(folder, isUnfinishedName);
    for (const QString& name : filesIn(folder, isContentName)) {
        const QString record = recordName(documentOf(name));
        for (const QString& file : {name, record})
            folder.closeToOthers(nativePath(file));
        LostDocument document;
        document.file = QDir(pathOf(process.name)).filePath(name);
        if (const auto json = folder.read(nativePath(record)))
            document.record = recordFromJson(*json).value_or(RecoveryRecord());
        if (!document.record.time.isValid())
            document.record.time = QDateTime::fromMSecsSinceEpoch(folder.modified(nativePath(name)));
        if (auto bytes = folder.read(nativePath(name))) document.bytes = std::move(bytes).value();
        if (isSaved(document))
            removeCopy(folder, name);
        else
            documents_.push_back(std::move(document));
    }
}

void CrashRecovery::discard(const LostDocument& document) {
    const QFileInfo file(document.file);
    const auto process = std::ranges::find(processes_, file.dir().dirName(), &Process::name);
    if (process != processes_.end()) removeCopy(process->folder, file.fileName());
}

} // namespace stonemason
