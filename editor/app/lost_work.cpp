// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/lost_work.h"

#include "core/format/file.h"
#include "editor/app/file_paths.h"

#include <QDir>

#include <algorithm>

namespace stonemason {

namespace {

/// The documents in the folder of one process.
QFileInfoList contentFiles(const QString& folder) {
    QFileInfoList files = QDir(folder).entryInfoList(QDir::Files, QDir::Name);
    files.removeIf([](const QFileInfo& file) { return file.fileName().endsWith(recordSuffix); });
    return files;
}

/// What a process was writing when it was ended.
void removeUnfinished(const QDir& folder) {
    for (const QString& name : folder.entryList({QStringLiteral(".*.tmp")}, QDir::Files | QDir::Hidden))
        QFile::remove(folder.filePath(name));
}

/// Locks of processes that were ended before they had anything to keep.
void removeStaleLocks(const QDir& root) {
    for (const QFileInfo& lock : root.entryInfoList({QLatin1Char('*') + lockSuffix}, QDir::Files))
        if (!root.exists(lock.completeBaseName())) ProcessLock(lock.filePath());
}

} // namespace

LostWork::LostWork(const QString& folder) {
    const QDir root(folder);
    removeStaleLocks(root);
    for (const QString& name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        ProcessLock lock(root.filePath(name + lockSuffix));
        if (!lock.isHeld()) continue;
        folders_.push_back({root.filePath(name), std::move(lock)});
        collect(folders_.back().path);
    }
    std::ranges::stable_sort(documents_, std::ranges::greater(),
                             [](const LostDocument& document) { return document.record.time; });
}

LostWork::~LostWork() {
    for (const Folder& folder : folders_)
        if (contentFiles(folder.path).isEmpty()) QDir(folder.path).removeRecursively();
}

void LostWork::collect(const QString& folder) {
    const QDir dir(folder);
    removeUnfinished(dir);
    for (const QFileInfo& file : contentFiles(folder)) {
        LostDocument document;
        document.file = file.filePath();
        const QString recordPath = dir.filePath(file.completeBaseName() + recordSuffix);
        if (const auto json = readFile(nativePath(recordPath)))
            document.record = recordFromJson(*json).value_or(RecoveryRecord());
        if (!document.record.time.isValid()) document.record.time = file.lastModified();
        if (auto bytes = readFile(nativePath(document.file))) document.bytes = std::move(bytes).value();
        documents_.push_back(std::move(document));
    }
}

void LostWork::discard(const LostDocument& document) {
    const QFileInfo file(document.file);
    QFile::remove(document.file);
    QFile::remove(file.dir().filePath(file.completeBaseName() + recordSuffix));
}

} // namespace stonemason
