// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/disk/process_lock.h"

#include <QCoreApplication>
#include <QString>

namespace stonemason {

/// A unique name for a file, independent of the spelling of its path: resolves links and ".." as far as they
/// exist.
QString fileIdentity(const QString& path);

/// Marks a file as open here for other running instances. The lock is in the program's own data folder, never
/// beside the user's file. The lock of a dead process is ignored; the next process to acquire it removes the
/// temporary files that the dead one left beside the file when it was killed during a save.
class FileLock {
    Q_DECLARE_TR_FUNCTIONS(FileLock)

public:
    /// Holds nothing.
    FileLock() = default;
    /// Tries to acquire the lock of `path`; `folder` contains the locks and is created if missing.
    FileLock(const QString& folder, const QString& path);

    bool isHeld() const { return lock_.isHeld(); }
    /// Whether another process had the file open when this was made or refreshed.
    bool isElsewhere() const { return lock_.state() == ProcessLock::State::Elsewhere; }
    /// That process in words: "another Stonemason window (process 1234)".
    QString otherWindow() const;
    /// Tries again, because the other process may have ended.
    void refresh();

    /// Removes the locks of killed processes and the temporary files that these left beside their files.
    static void sweep(const QString& folder);

private:
    void tidy() const;

    QString name_; ///< of the lock's file
    ProcessLock lock_;
};

} // namespace stonemason
