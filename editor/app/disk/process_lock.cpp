// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/disk/process_lock.h"

#include "editor/app/disk/lock_file.h"

#include <QCoreApplication>
#include <QSysInfo>

#include <cerrno>
#include <mutex>
#include <set>
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
    const QByteArray text = lockFileContent(descriptor, mostBytes);
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

/// Whether another process created the file and may still be running; on another machine that is assumed.
bool mayLive(const Content& content) {
    if (content.number <= 0 || content.number == QCoreApplication::applicationPid()) return false;
    if (content.machine != thisMachine()) return true;
    return isProcess(content.number);
}

void writeContent(int descriptor, const QByteArray& note) {
    const QByteArray number = QByteArray::number(QCoreApplication::applicationPid());
    setLockFileContent(descriptor, number + '@' + thisMachine() + '\n' + note + '\0');
}

} // namespace

ProcessLock::ProcessLock(QString file, QByteArray note) : file_(std::move(file)), note_(std::move(note)) {
    retry();
}

ProcessLock::~ProcessLock() {
    if (isHeld() && isStillThere()) removeLockFile(file_);
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
    // Retries because the previous holder may have removed the file, so that the locked one has no name.
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
    if (lockFile(descriptor_)) return State::Held;
    if (errno == EWOULDBLOCK) return State::Elsewhere;
    error_ = errno;
    if (!hasNoLocks(error_)) return State::Unavailable;
    if (mayLive(contentOf(descriptor_))) return State::Elsewhere;
    isListed_ = HeldFiles::ofThisProcess().add(descriptor_);
    return isListed_ ? State::Held : State::Elsewhere;
}

void ProcessLock::release() {
    if (descriptor_ < 0) return;
    if (std::exchange(isListed_, false)) HeldFiles::ofThisProcess().remove(descriptor_);
    closeLockFile(std::exchange(descriptor_, -1));
}

bool ProcessLock::isStillThere() const {
    const auto named = numberAt(file_);
    return named && named == numberOf(descriptor_);
}

} // namespace stonemason
