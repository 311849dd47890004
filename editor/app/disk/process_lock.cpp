// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/disk/process_lock.h"

#include <QCoreApplication>
#include <QFile>
#include <QSysInfo>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <mutex>
#include <optional>
#include <set>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace stonemason {

namespace {

constexpr int mostBytes = 16 * 1024; // more than any path has

/// The content of a lock file: the number of the process that holds it and its machine ("1234@desk") and,
/// below, its note.
struct Content {
    qint64 number = 0;
    QByteArray machine{};
    QByteArray note{};
};

Content contentOf(int descriptor) {
    QByteArray text(mostBytes, Qt::Uninitialized);
    const ssize_t size = ::pread(descriptor, text.data(), std::size_t(text.size()), 0);
    text.truncate(std::max<qsizetype>(size, 0));
    const qsizetype end = text.indexOf('\n');
    const QByteArray holder = (end < 0 ? text : text.left(end)).trimmed();
    Content content{.number = holder.left(holder.indexOf('@')).toLongLong()};
    if (const qsizetype at = holder.indexOf('@'); at >= 0) content.machine = holder.mid(at + 1);
    if (end < 0) return content;
    content.note = text.mid(end + 1);
    if (const qsizetype length = content.note.indexOf('\0'); length >= 0) content.note.truncate(length);
    return content;
}

QByteArray thisMachine() {
    return QSysInfo::machineHostName().toUtf8();
}

/// A file, whatever it is called by now.
using FileNumber = std::pair<dev_t, ino_t>;

std::optional<FileNumber> numberOf(int descriptor) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) return std::nullopt;
    return FileNumber(status.st_dev, status.st_ino);
}

/// The files that locks of this process hold. Where the system has no locks, nothing else distinguishes these
/// from files that were left by a killed process with the same process id as this one. The only singleton
/// there is: which files this process holds is a fact about the process.
class HeldFiles {
public:
    static HeldFiles& ofThisProcess() {
        static HeldFiles held;
        return held;
    }

    /// False when one is held already.
    bool add(int descriptor) {
        const auto number = numberOf(descriptor);
        const std::lock_guard lock(mutex_);
        return number && numbers_.insert(*number).second;
    }
    void remove(int descriptor) {
        const auto number = numberOf(descriptor);
        const std::lock_guard lock(mutex_);
        if (number) numbers_.erase(*number);
    }

private:
    std::mutex mutex_;
    std::set<FileNumber> numbers_;
};

/// Whether another process that made the file goes on, as far as can be determined; one on another machine
/// may.
bool mayLive(const Content& content) {
    if (content.number <= 0 || content.number == QCoreApplication::applicationPid()) return false;
    if (content.machine != thisMachine()) return true;
    return ::kill(pid_t(content.number), 0) == 0 || errno == EPERM;
}

void writeContent(int descriptor, const QByteArray& note) {
    const QByteArray number = QByteArray::number(QCoreApplication::applicationPid());
    const QByteArray text = number + '@' + thisMachine() + '\n' + note + '\0';
    // Never cut off first: a process killed between the two would leave no note. It only names the process
    // and what it left; the lock holds without it.
    if (::pwrite(descriptor, text.constData(), std::size_t(text.size()), 0) == text.size()) [[maybe_unused]]
        const int cut = ::ftruncate(descriptor, text.size());
}

/// Only a regular file of this user is one: anything else was not made by this program, and is not to be
/// written or removed. -1 with errno otherwise.
int openLockFile(const QString& file) {
    constexpr int flags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
    const QByteArray path = QFile::encodeName(file);
    int descriptor = ::open(path.constData(), O_RDWR | O_CREAT | flags, 0600);
    // One that was left on a disk that is read-only now can still be locked.
    if (descriptor < 0 && errno == EROFS) descriptor = ::open(path.constData(), O_RDONLY | flags);
    if (descriptor < 0) return -1;
    struct stat status {};
    if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == ::geteuid())
        return descriptor;
    ::close(descriptor);
    errno = EACCES;
    return -1;
}

} // namespace

ProcessLock::ProcessLock(QString file, QByteArray note) : file_(std::move(file)), note_(std::move(note)) {
    retry();
}

ProcessLock::~ProcessLock() {
    if (isHeld() && isStillThere()) ::unlink(QFile::encodeName(file_).constData());
    release();
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
    std::swap(isListed_, other.isListed_);
    std::swap(state_, other.state_);
    std::swap(holder_, other.holder_);
    std::swap(error_, other.error_);
}

void ProcessLock::setNote(const QByteArray& note) {
    note_ = note;
    if (isHeld()) writeContent(descriptor_, note_);
}

void ProcessLock::retry() {
    // A holder that goes removes the file: what was locked may be a file without a name, then it is tried
    // once more.
    for (int attempt = 0; attempt < 8 && !isHeld() && !file_.isEmpty(); ++attempt) {
        holder_ = 0;
        state_ = State::Unavailable;
        descriptor_ = openLockFile(file_);
        error_ = descriptor_ < 0 ? errno : EBUSY;
        if (descriptor_ < 0) return;
        state_ = claim();
        const Content found = contentOf(descriptor_);
        if (state_ == State::Held && isStillThere()) {
            foundNote_ = found.note;
            writeContent(descriptor_, note_.isEmpty() ? foundNote_ : note_);
            return;
        }
        release();
        if (state_ == State::Elsewhere) {
            holder_ = found.number;
            return;
        }
        state_ = State::Unavailable;
    }
}

/// Locks the open file.
ProcessLock::State ProcessLock::claim() {
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return State::Held;
    if (errno == EWOULDBLOCK) return State::Elsewhere;
    error_ = errno;
    const bool hasNoLocks = errno == ENOLCK || errno == ENOSYS || errno == ENOTSUP || errno == EINVAL;
    if (!hasNoLocks) return State::Unavailable;
    if (mayLive(contentOf(descriptor_))) return State::Elsewhere;
    isListed_ = HeldFiles::ofThisProcess().add(descriptor_);
    return isListed_ ? State::Held : State::Elsewhere;
}

void ProcessLock::release() {
    if (descriptor_ < 0) return;
    if (std::exchange(isListed_, false)) HeldFiles::ofThisProcess().remove(descriptor_);
    ::close(std::exchange(descriptor_, -1));
}

bool ProcessLock::isStillThere() const {
    struct stat named {};
    struct stat opened {};
    return ::lstat(QFile::encodeName(file_).constData(), &named) == 0 && ::fstat(descriptor_, &opened) == 0 &&
           named.st_dev == opened.st_dev && named.st_ino == opened.st_ino;
}

} // namespace stonemason
