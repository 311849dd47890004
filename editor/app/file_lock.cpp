// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/file_lock.h"

#include "core/format/file.h"
#include "editor/app/file_paths.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace stonemason {

namespace {

const QString lockSuffix = QStringLiteral(".lock");

} // namespace

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
    const QByteArray identity = fileIdentity(path).toUtf8();
    const QByteArray name = QCryptographicHash::hash(identity, QCryptographicHash::Sha256).toHex();
    lock_ = ProcessLock(QDir(folder).filePath(QString::fromLatin1(name) + lockSuffix), identity);
    tidy();
}

void FileLock::refresh() {
    if (isHeld()) return;
    lock_.retry();
    tidy();
}

void FileLock::tidy() const {
    if (isHeld() && !lock_.foundNote().isEmpty())
        removeLeftovers(nativePath(QString::fromUtf8(lock_.foundNote())));
}

void FileLock::sweep(const QString& folder) {
    const QDir locks(folder);
    for (const QString& name : locks.entryList({QLatin1Char('*') + lockSuffix}, QDir::Files)) {
        FileLock left;
        left.lock_ = ProcessLock(locks.filePath(name));
        left.tidy();
    }
}

QString FileLock::otherWindow() const {
    const qint64 process = lock_.holder();
    return process > 0 ? tr("another Stonemason window (process %1)").arg(process)
                       : tr("another Stonemason window");
}

} // namespace stonemason
