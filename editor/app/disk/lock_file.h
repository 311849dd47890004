// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <compare>
#include <cstdint>
#include <optional>

namespace stonemason {

// The system calls that a ProcessLock uses. Each platform implements them in its own source file. On
// failure they set errno.

/// Identifies a file independently of its name.
struct FileNumber {
    std::uint64_t device = 0;
    std::uint64_t number = 0;

    auto operator<=>(const FileNumber&) const = default;
};

/// Opens or makes it. Only a regular file of this user is one: anything else was not made by this program,
/// and is not to be written or removed. One that was left on a disk that is read-only now can still be
/// locked. -1 on failure.
int openLockFile(const QString& path);
void closeLockFile(int file);

/// Locks the open file exclusively until it is closed. Does not block: EWOULDBLOCK when it is locked
/// already.
bool lockFile(int file);
/// Whether a call failed because the file system has no locks.
bool hasNoLocks(int number);

/// The beginning, at most so many bytes.
QByteArray lockFileContent(int file, int most);
/// Never cut off first: a process killed between the two would leave nothing. That it should fail is no harm:
/// the content only names the process and what it left; the lock holds without it.
void setLockFileContent(int file, const QByteArray& content);

std::optional<FileNumber> numberOf(int file);
/// Does not follow links; nullopt when nothing has that name.
std::optional<FileNumber> numberAt(const QString& path);
void removeLockFile(const QString& path);

/// Whether a process with that number is running on this machine.
bool isProcess(qint64 number);

} // namespace stonemason
