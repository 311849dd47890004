// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/lost_work.h"

#include "core/format/file.h"
#include "editor/app/failure_text.h"

#include <QDir>

#include <algorithm>

namespace stonemason {

LostWork::LostWork(const QString& folder) {
    const QDir root(folder);
    for (const QString& name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        auto lock = std::make_unique<QLockFile>(root.filePath(name + QStringLiteral(".lock")));
        lock->setStaleLockTime(0);
        if (!lock->tryLock(0)) continue;
        folders_.push_back({root.filePath(name), std::move(lock)});
        collect(folders_.back().path);
    }
    std::ranges::stable_sort(documents_, std::ranges::greater(),
                             [](const LostDocument& document) { return document.record.time; });
}

LostWork::~LostWork() {
    for (const Folder& folder : folders_)
        QDir().rmdir(folder.path); // only when nothing is left in it
}

void LostWork::collect(const QString& folder) {
    const QDir dir(folder);
    for (const QFileInfo& file : dir.entryInfoList(QDir::Files, QDir::Name)) {
        if (file.fileName().endsWith(recordSuffix)) continue;
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
