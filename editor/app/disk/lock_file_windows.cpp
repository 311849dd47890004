// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/windows_calls.h"
#include "editor/app/disk/lock_file.h"

#include <algorithm>
#include <cerrno>
#include <io.h>

namespace stonemason {

namespace {

/// A file offset, for the calls that require one.
OVERLAPPED at(DWORD offset) {
    OVERLAPPED place{};
    place.Offset = offset;
    return place;
}

std::optional<FileNumber> fileNumber(const FileStatus& status) {
    return FileNumber{status.device, status.number};
}

} // namespace

/// Shares the file for reading, renaming and removal. Never follows a link.
int openLockFile(const QString& path) {
    const auto taken = widePath(path.toStdString());
    if (!taken) return -1;
    const int file = fileOf(::CreateFileW(
        taken->c_str(), GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
        nullptr, OPEN_ALWAYS, FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT, nullptr));
    FileStatus status;
    if (file < 0 || (statusOf(handleOf(file), status) == 0 && status.isRegular())) return file;
    ::_close(file);
    errno = EACCES;
    return -1;
}

void closeLockFile(int file) {
    ::_close(file);
}

bool lockFile(int file) {
    return FileSystem().lock(file) == 0;
}

bool hasNoLocks(int number) {
    return number == ENOTSUP || number == ENOSYS || number == EINVAL;
}

QByteArray lockFileContent(int file, int most) {
    QByteArray content(most, Qt::Uninitialized);
    OVERLAPPED place = at(0);
    DWORD size = 0;
    if (::ReadFile(handleOf(file), content.data(), DWORD(most), &size, &place) == 0) size = 0;
    content.truncate(qsizetype(size));
    return content;
}

void setLockFileContent(int file, const QByteArray& content) {
    OVERLAPPED place = at(0);
    DWORD size = 0;
    const HANDLE handle = handleOf(file);
    if (::WriteFile(handle, content.constData(), DWORD(content.size()), &size, &place) == 0) return;
    FILE_END_OF_FILE_INFO end{};
    end.EndOfFile.QuadPart = content.size();
    ::SetFileInformationByHandle(handle, FileEndOfFileInfo, &end, sizeof end);
}

std::optional<FileNumber> numberOf(int file) {
    FileStatus status;
    if (statusOf(handleOf(file), status) != 0) return std::nullopt;
    return fileNumber(status);
}

std::optional<FileNumber> numberAt(const QString& path) {
    FileStatus status;
    if (FileSystem().lstat(path.toStdString(), status) != 0 || status.links == 0) return std::nullopt;
    return fileNumber(status);
}

void removeLockFile(const QString& path) {
    FileSystem().unlink(path.toStdString());
}

bool isProcess(qint64 number) {
    const HANDLE process = ::OpenProcess(SYNCHRONIZE, FALSE, DWORD(number));
    if (process == nullptr) return ::GetLastError() == ERROR_ACCESS_DENIED;
    const bool goesOn = ::WaitForSingleObject(process, 0) == WAIT_TIMEOUT;
    ::CloseHandle(process);
    return goesOn;
}

} // namespace stonemason
