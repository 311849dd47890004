// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <utility>

namespace stonemason {

/// A lock file that one process at a time can hold. The kernel releases it when the process ends, however
/// it ends, so a crash leaves no lock behind, and neither reused process numbers nor sandboxes mislead. On
/// a file system without such locks, the process named in the file holds it while it lives, and within this
/// process the object that acquired it. Not QLockFile: that mistakes any process with a killed program's
/// number for that program, and lost work would not be offered again.
class ProcessLock {
public:
    enum class State {
        Held,        ///< by this object
        Elsewhere,   ///< another process (or object) holds it
        Unavailable, ///< no lock file can be made there
    };

    /// Holds nothing, and is unavailable.
    ProcessLock() = default;
    /// Tries to take it; the folder of `file` must exist. The note is for the process that takes the lock
    /// after this process was killed; without one the note that is there stays.
    explicit ProcessLock(QString file, QByteArray note = {});
    /// Releases the lock and removes the file.
    ~ProcessLock();
    ProcessLock(ProcessLock&& other) noexcept { swap(other); }
    ProcessLock& operator=(ProcessLock&& other) noexcept;

    State state() const { return state_; }
    bool isHeld() const { return state_ == State::Held; }
    /// The process that held it when it was tried last, as far as is known; 0 otherwise.
    qint64 holder() const { return holder_; }
    /// While it is held: the note of a holder before that was killed; empty when none was.
    const QByteArray& foundNote() const { return foundNote_; }
    /// Leaves another note while it is held.
    void setNote(const QByteArray& note);
    /// While it is unavailable: the system's number of what went wrong.
    int error() const { return error_; }
    /// Tries again unless it is held already.
    void retry();

private:
    void swap(ProcessLock& other) noexcept;
    State claim();
    void release();
    bool isStillThere() const;

    QString file_;
    QByteArray note_;
    QByteArray foundNote_;
    int descriptor_ = -1;
    bool isListed_ = false; ///< held without a lock of the system's
    State state_ = State::Unavailable;
    qint64 holder_ = 0;
    int error_ = 0;
};

} // namespace stonemason
