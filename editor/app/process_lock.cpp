// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/process_lock.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace stonemason {

namespace {

constexpr int mostBytes = 16 * 1024; // more than any path has

/// What a lock file says: the number of the process that holds it and, below, its note.
struct Content {
    qint64 number = 0;
    QByteArray note;
};

Content contentOf(int descriptor) {
    QByteArray text(mostBytes, Qt::Uninitialized);
    const ssize_t size = ::pread(descriptor, text.data(), std::size_t(text.size()), 0);
    text.truncate(std::max<qsizetype>(size, 0));
    const qsizetype end = text.indexOf('\n');
    if (end < 0) return {.number = text.trimmed().toLongLong(), .note = {}};
    QByteArray note = text.mid(end + 1);
    if (const qsizetype length = note.indexOf('\0'); length >= 0) note.truncate(length);
    return {.number = text.left(end).trimmed().toLongLong(), .note = note};
}

void writeContent(int descriptor, const QByteArray& note) {
    const QByteArray text = QByteArray::number(QCoreApplication::applicationPid()) + '\n' + note + '\0';
    // Never cut off first: a process killed between the two would leave no note. It only names the process
    // and what it left; the lock holds without it.
    if (::pwrite(descriptor, text.constData(), std::size_t(text.size()), 0) == text.size()) [[maybe_unused]]
        const int cut = ::ftruncate(descriptor, text.size());
}

} // namespace

ProcessLock::ProcessLock(QString file, QByteArray note) : file_(std::move(file)), note_(std::move(note)) {
    retry();
}

ProcessLock::~ProcessLock() {
    if (isHeld()) QFile::remove(file_);
    if (descriptor_ >= 0) ::close(descriptor_);
}

ProcessLock& ProcessLock::operator=(ProcessLock&& other) noexcept {
    ProcessLock taken(std::move(other));
    swap(taken);
    return *this;
}

void ProcessLock::swap(ProcessLock& other) noexcept {
    std::swap(file_, other.file_);
    std::swap(note_, other.note_);
    std::swap(foundNote_, other.foundNote_);
    std::swap(descriptor_, other.descriptor_);
    std::swap(state_, other.state_);
    std::swap(holder_, other.holder_);
}

void ProcessLock::retry() {
    // A holder that goes removes the file: what was locked may be a file without a name, then it is tried
    // once more.
    for (int attempt = 0; attempt < 8 && !isHeld() && !file_.isEmpty(); ++attempt) {
        holder_ = 0;
        state_ = State::Unavailable;
        descriptor_ =
            ::open(QFile::encodeName(file_).constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (descriptor_ < 0) return;
        if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) {
            if (isStillThere()) {
                state_ = State::Held;
                foundNote_ = contentOf(descriptor_).note;
                writeContent(descriptor_, note_.isEmpty() ? foundNote_ : note_);
                return;
            }
        } else if (errno == EWOULDBLOCK) {
            state_ = State::Elsewhere;
            holder_ = contentOf(descriptor_).number;
        }
        ::close(std::exchange(descriptor_, -1));
        if (state_ == State::Elsewhere) return;
    }
}

bool ProcessLock::isStillThere() const {
    struct stat named {};
    struct stat opened {};
    return ::stat(QFile::encodeName(file_).constData(), &named) == 0 && ::fstat(descriptor_, &opened) == 0 &&
           named.st_dev == opened.st_dev && named.st_ino == opened.st_ino;
}

} // namespace stonemason
