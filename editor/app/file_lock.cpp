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
    lock_ = ProcessLock(QDir(folder).filePath(QString::fromLatin1(name) + QStringLiteral(".lock")));
}

QString FileLock::otherWindow() const {
    const qint64 process = lock_.holder();
    return process > 0 ? tr("another Stonemason window (process %1)").arg(process)
                       : tr("another Stonemason window");
}

} // namespace stonemason
