// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace stonemason {

/// One name for a file, however its path is written: links and ".." followed as far as they exist.
QString fileIdentity(const QString& path);

/// Tells other running instances that a file is open here. The lock lies in the program's own data folder,
/// never beside the person's file; that of a process that died counts for nothing.
class FileLock {
public:
    /// Holds nothing.
    FileLock() = default;
    /// Tries to take the lock of `path`; `folder` is where locks lie (made when missing).
    FileLock(const QString& folder, const QString& path);

    bool isHeld() const { return lock_ && lock_->isLocked(); }
    /// The process that had the file open when this was made or refreshed; 0 for none but us.
    qint64 otherProcess() const { return otherProcess_; }
    /// Tries again: the other process may have gone.
    void refresh();

private:
    std::unique_ptr<QLockFile> lock_;
    qint64 otherProcess_ = 0;
};

} // namespace stonemason
