// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/disk/lock_file.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace stonemason {

int openLockFile(const QString& path) {
    constexpr int flags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
    const QByteArray name = QFile::encodeName(path);
    int file = ::open(name.constData(), O_RDWR | O_CREAT | flags, 0600);
    if (file < 0 && errno == EROFS) file = ::open(name.constData(), O_RDONLY | flags);
    if (file < 0) return -1;
    struct stat status {};
    if (::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == ::geteuid()) return file;
    ::close(file);
    errno = EACCES;
    return -1;
}

void closeLockFile(int file) {
    ::close(file);
}

bool lockFile(int file) {
    return ::flock(file, LOCK_EX | LOCK_NB) == 0;
}

bool hasNoLocks(int number) {
    return number == ENOLCK || number == ENOSYS || number == ENOTSUP || number == EINVAL;
}

QByteArray lockFileContent(int file, int most) {
    QByteArray content(most, Qt::Uninitialized);
    const ssize_t size = ::pread(file, content.data(), std::size_t(content.size()), 0);
    content.truncate(std::max<qsizetype>(size, 0));
    return content;
}

void setLockFileContent(int file, const QByteArray& content) {
    if (::pwrite(file, content.constData(), std::size_t(content.size()), 0) == content.size())
        [[maybe_unused]]
        const int cut = ::ftruncate(file, content.size());
}

std::optional<FileNumber> numberOf(int file) {
    struct stat status {};
    if (::fstat(file, &status) != 0) return std::nullopt;
    return FileNumber{status.st_dev, status.st_ino};
}

std::optional<FileNumber> numberAt(const QString& path) {
    struct stat status {};
    if (::lstat(QFile::encodeName(path).constData(), &status) != 0) return std::nullopt;
    return FileNumber{status.st_dev, status.st_ino};
}

void removeLockFile(const QString& path) {
    ::unlink(QFile::encodeName(path).constData());
}

bool isProcess(qint64 number) {
    return ::kill(pid_t(number), 0) == 0 || errno == EPERM;
}

} // namespace stonemason
