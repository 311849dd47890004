// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/file_lock.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace stonemason {

QString fileIdentity(const QString& path) {
    const QFileInfo file(path);
    const QString canonical = file.canonicalFilePath();
    if (!canonical.isEmpty()) return canonical;
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? QDir::cleanPath(file.absoluteFilePath())
                            : QDir(folder).filePath(file.fileName());
}

FileLock::FileLock(const QString& folder, const QString& path) {
    if (!QDir().mkpath(folder)) return;
    const QByteArray name =
        QCryptographicHash::hash(fileIdentity(path).toUtf8(), QCryptographicHash::Sha256).toHex();
    lock_ = std::make_unique<QLockFile>(
        QDir(folder).filePath(QString::fromLatin1(name) + QStringLiteral(".lock")));
    lock_->setStaleLockTime(0);
    refresh();
}

void FileLock::refresh() {
    otherProcess_ = 0;
    if (!lock_ || lock_->isLocked() || lock_->tryLock(0)) return;
    if (lock_->error() != QLockFile::LockFailedError) return;
    QString host;
    QString program;
    if (!lock_->getLockInfo(&otherProcess_, &host, &program)) otherProcess_ = 0;
}

} // namespace stonemason
