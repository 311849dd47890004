// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/disk/file_lock.h"

#include "core/format/file.h"
#include "core/format/own_folder.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/tasks/answer_within.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace stonemason {

namespace {

const QString lockSuffix = QStringLiteral(".lock");

/// The name of a file's lock, derived from fileIdentity().
QString lockNameOf(const QByteArray& identity) {
    return QString::fromLatin1(QCryptographicHash::hash(identity, QCryptographicHash::Sha256).toHex()) +
           lockSuffix;
}

bool isLockName(const QString& name) {
    static const QRegularExpression pattern(QStringLiteral("\\A[0-9a-f]{64}\\.lock\\z"));
    return pattern.match(name).hasMatch();
}

QString resolved(const QString& path) {
    const QFileInfo file(path);
    const QString canonical = file.canonicalFilePath();
    if (!canonical.isEmpty()) return canonical;
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? QDir::cleanPath(file.absoluteFilePath())
                            : QDir(folder).filePath(file.fileName());
}

} // namespace

QString fileIdentity(const QString& path) {
    const auto found = answerWithin(diskPatience, [path] { return resolved(path); });
    return found.value_or(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
}

FileLock::FileLock(const QString& folder, const QString& path) {
    if (!OwnFolder::make(nativePath(folder))) return;
    const QByteArray identity = fileIdentity(path).toUtf8();
    name_ = lockNameOf(identity);
    lock_ = ProcessLock(QDir(folder).filePath(name_), identity);
    tidy();
}

void FileLock::refresh() {
    if (isHeld()) return;
    lock_.retry();
    tidy();
}

void FileLock::tidy() const {
    // A note that belongs to another name was not written by this program.
    if (isHeld() && lockNameOf(lock_.foundNote()) == name_)
        removeLeftovers(nativePath(QString::fromUtf8(lock_.foundNote())));
}

void FileLock::sweep(const QString& folder) {
    const auto locks = OwnFolder::open(nativePath(folder));
    if (!locks) return;
    for (const std::string& file : locks->files()) {
        FileLock left;
        left.name_ = shownName(file);
        if (!isLockName(left.name_)) continue;
        left.lock_ = ProcessLock(QDir(folder).filePath(left.name_));
        left.tidy();
    }
}

QString FileLock::otherWindow() const {
    const qint64 process = lock_.holder();
    return process > 0 ? tr("another Stonemason window (process %1)").arg(process)
                       : tr("another Stonemason window");
}

} // namespace stonemason
