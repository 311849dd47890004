// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/disk/process_lock.h"

#include <QCoreApplication>
#include <QString>

namespace stonemason {

/// One name for a file, however its path is written: links and ".." followed as far as they exist.
QString fileIdentity(const QString& path);

/// Marks a file as open here for other running instances. The lock lies in the program's own data folder,
/// never beside the person's file; that of a process that died counts for nothing. The process that takes it
/// then removes what that process left beside the file when it was killed while it saved.
class FileLock {
    Q_DECLARE_TR_FUNCTIONS(FileLock)

public:
    /// Holds nothing.
    FileLock() = default;
    /// Tries to take the lock of `path`; `folder` is where locks lie (made when missing).
    FileLock(const QString& folder, const QString& path);

    bool isHeld() const { return lock_.isHeld(); }
    /// Whether another process had the file open when this was made or refreshed.
    bool isElsewhere() const { return lock_.state() == ProcessLock::State::Elsewhere; }
    /// That process in words: "another Stonemason window (process 1234)".
    QString otherWindow() const;
    /// Tries again: the other process may have gone.
    void refresh();

    /// Takes the locks that killed processes left, and with them what they left beside their files.
    static void sweep(const QString& folder);

private:
    void tidy() const;

    QString name_; ///< of the lock's file
    ProcessLock lock_;
};

} // namespace stonemason
