// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/process_lock.h"

#include <QCoreApplication>
#include <QFile>

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace stonemason {

namespace {

qint64 numberIn(int descriptor) {
    std::array<char, 32> text{};
    const ssize_t size = ::pread(descriptor, text.data(), text.size(), 0);
    return size > 0 ? QByteArray(text.data(), size).trimmed().toLongLong() : 0;
}

void writeNumber(int descriptor) {
    const QByteArray text = QByteArray::number(QCoreApplication::applicationPid()) + '\n';
    // The number only serves to name the process; the lock holds without it.
    if (::ftruncate(descriptor, 0) == 0) [[maybe_unused]]
        const ssize_t written = ::pwrite(descriptor, text.constData(), std::size_t(text.size()), 0);
}

} // namespace

ProcessLock::ProcessLock(QString file) : file_(std::move(file)) {
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
                writeNumber(descriptor_);
                return;
            }
        } else if (errno == EWOULDBLOCK) {
            state_ = State::Elsewhere;
            holder_ = numberIn(descriptor_);
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
