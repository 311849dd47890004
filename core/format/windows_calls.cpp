// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/windows_calls.h"

#include <array>
#include <cerrno>
#include <io.h>

namespace stonemason {

namespace {

constexpr DWORD shareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

constexpr DWORD diskQuotaExceeded = 1295; // the headers of MinGW do not have it

struct Meaning {
    DWORD error;
    int number;
};

constexpr Meaning meanings[] = {
    {ERROR_FILE_NOT_FOUND, ENOENT},
    {ERROR_PATH_NOT_FOUND, ENOENT},
    {ERROR_INVALID_DRIVE, ENOENT},
    {ERROR_BAD_NETPATH, ENOENT},
    {ERROR_BAD_NET_NAME, ENOENT},
    {ERROR_NOT_READY, ENOENT},
    {ERROR_DIRECTORY, ENOTDIR},
    {ERROR_ACCESS_DENIED, EACCES},
    {ERROR_SHARING_VIOLATION, EBUSY},
    {ERROR_USER_MAPPED_FILE, EBUSY},
    {ERROR_DELETE_PENDING, EBUSY},
    {ERROR_BUSY, EBUSY},
    {ERROR_LOCK_VIOLATION, EWOULDBLOCK},
    {ERROR_IO_PENDING, EWOULDBLOCK},
    {ERROR_WRITE_PROTECT, EROFS},
    {ERROR_FILE_EXISTS, EEXIST},
    {ERROR_ALREADY_EXISTS, EEXIST},
    {ERROR_DISK_FULL, ENOSPC},
    {ERROR_HANDLE_DISK_FULL, ENOSPC},
    {diskQuotaExceeded, ENOSPC},
    {ERROR_FILE_TOO_LARGE, EFBIG},
    {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
    {ERROR_BUFFER_OVERFLOW, ENAMETOOLONG},
    {ERROR_INVALID_NAME, EILSEQ},
    {ERROR_BAD_PATHNAME, EILSEQ},
    {ERROR_NO_UNICODE_TRANSLATION, EILSEQ},
    {ERROR_CANT_RESOLVE_FILENAME, ELOOP},
    {ERROR_INVALID_HANDLE, EBADF},
    {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},
    {ERROR_OUTOFMEMORY, ENOMEM},
    {ERROR_NOT_SUPPORTED, ENOTSUP},
    {ERROR_INVALID_FUNCTION, ENOTSUP},
    {ERROR_BROKEN_PIPE, EPIPE},
    {ERROR_NO_DATA, EPIPE},
    {ERROR_DIR_NOT_EMPTY, ENOTEMPTY},
    {ERROR_TOO_MANY_OPEN_FILES, EMFILE},
    {ERROR_TOO_MANY_LINKS, EMLINK},
    {ERROR_NOT_SAME_DEVICE, EXDEV},
    {ERROR_INVALID_PARAMETER, EINVAL},
};

/// Files of the cloud are reparse points too, but no links.
bool isLink(HANDLE handle) {
    FILE_ATTRIBUTE_TAG_INFO info{};
    return ::GetFileInformationByHandleEx(handle, FileAttributeTagInfo, &info, sizeof info) != 0 &&
           (info.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
           (info.ReparseTag == IO_REPARSE_TAG_SYMLINK || info.ReparseTag == IO_REPARSE_TAG_MOUNT_POINT);
}

bool isBeingRemoved(HANDLE handle) {
    FILE_STANDARD_INFO info{};
    return ::GetFileInformationByHandleEx(handle, FileStandardInfo, &info, sizeof info) != 0 &&
           info.DeletePending != 0;
}

std::uint64_t joined(DWORD high, DWORD low) {
    return std::uint64_t(high) << 32U | low;
}

/// A handle that is closed again.
class Handle {
public:
    explicit Handle(HANDLE handle) : handle_(handle) {}
    ~Handle() {
        if (ok()) ::CloseHandle(handle_);
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    bool ok() const { return handle_ != INVALID_HANDLE_VALUE; }
    HANDLE get() const { return handle_; }

private:
    HANDLE handle_;
};

DWORD linkFlag(Links links) {
    return links == Links::AreNot ? FILE_FLAG_OPEN_REPARSE_POINT : 0;
}

} // namespace

int failed(DWORD error) {
    errno = EIO;
    for (const Meaning& meaning : meanings)
        if (meaning.error == error) errno = meaning.number;
    return -1;
}

HANDLE handleOf(int file) {
    const intptr_t handle = ::_get_osfhandle(file);
    if (handle == -1 || handle == -2) errno = EBADF; // -2: a standard stream that leads nowhere
    return handle == -2 ? INVALID_HANDLE_VALUE : HANDLE(handle);
}

int fileOf(HANDLE handle) {
    if (handle == INVALID_HANDLE_VALUE) return failed();
    const int file = ::_open_osfhandle(intptr_t(handle), 0);
    if (file < 0) ::CloseHandle(handle);
    return file;
}

int statusOf(HANDLE handle, FileStatus& status) {
    using Kind = FileStatus::Kind;
    status = {};
    const DWORD type = ::GetFileType(handle);
    if (type == FILE_TYPE_UNKNOWN && ::GetLastError() != NO_ERROR) return failed();
    if (type != FILE_TYPE_DISK) return 0;
    BY_HANDLE_FILE_INFORMATION info{};
    if (::GetFileInformationByHandle(handle, &info) == 0) return failed();
    const bool isFolder = (info.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    const bool isReadOnly = (info.dwFileAttributes & FILE_ATTRIBUTE_READONLY) != 0;
    status.kind = isLink(handle) ? Kind::Link : isFolder ? Kind::Folder : Kind::Regular;
    status.permissions = isFolder ? 0700 : isReadOnly ? 0400 : 0600;
    status.size = std::int64_t(joined(info.nFileSizeHigh, info.nFileSizeLow));
    status.links = isBeingRemoved(handle) ? 0 : info.nNumberOfLinks;
    status.device = info.dwVolumeSerialNumber;
    status.number = joined(info.nFileIndexHigh, info.nFileIndexLow);
    // Since 1601, in steps of 100 ns.
    constexpr std::int64_t perSecond = 10'000'000;
    constexpr std::int64_t from1601To1970 = 11'644'473'600;
    const auto written =
        std::int64_t(joined(info.ftLastWriteTime.dwHighDateTime, info.ftLastWriteTime.dwLowDateTime));
    status.seconds = written / perSecond - from1601To1970;
    status.nanoseconds = written % perSecond * 100;
    return 0;
}

int statusAt(const std::wstring& path, Links links, FileStatus& status) {
    const Handle file(::CreateFileW(path.c_str(), FILE_READ_ATTRIBUTES, shareAll, nullptr, OPEN_EXISTING,
                                    FILE_FLAG_BACKUP_SEMANTICS | linkFlag(links), nullptr));
    return file.ok() ? statusOf(file.get(), status) : failed();
}

int openAt(const std::wstring& path, Opening opening, Links links) {
    const auto opened = [&](DWORD access, DWORD creation) {
        return ::CreateFileW(path.c_str(), access, shareAll, nullptr, creation,
                             FILE_ATTRIBUTE_NORMAL | linkFlag(links), nullptr);
    };
    int file = -1;
    switch (opening) {
    case Opening::Reading: file = fileOf(opened(GENERIC_READ, OPEN_EXISTING)); break;
    case Opening::Making: return fileOf(opened(GENERIC_READ | GENERIC_WRITE, CREATE_NEW));
    case Opening::Removing: file = fileOf(opened(GENERIC_READ | GENERIC_WRITE, OPEN_EXISTING)); break;
    case Opening::Flushing: errno = EISDIR; return -1; // renameAt() flushes what it did
    }
    if (file < 0 || links == Links::AreFollowed || !isLink(handleOf(file))) return file;
    ::_close(file);
    errno = ELOOP;
    return -1;
}

int accessForWritingAt(const std::wstring& path) {
    const Handle file(::CreateFileW(path.c_str(), GENERIC_WRITE, shareAll, nullptr, OPEN_EXISTING,
                                    FILE_FLAG_BACKUP_SEMANTICS, nullptr));
    return file.ok() ? 0 : failed();
}

/// Scanners for viruses and indexes open what was just written, for a moment.
int renameAt(const std::wstring& from, const std::wstring& to, DWORD flags) {
    constexpr int attempts = 10;
    constexpr DWORD pause = 50; // ms
    for (int attempt = 1;; ++attempt) {
        if (::MoveFileExW(from.c_str(), to.c_str(), flags | MOVEFILE_WRITE_THROUGH) != 0) return 0;
        const DWORD error = ::GetLastError();
        const bool isInUse = error == ERROR_SHARING_VIOLATION || error == ERROR_ACCESS_DENIED;
        if (!isInUse || attempt == attempts) return failed(error);
        ::Sleep(pause);
    }
}

int linkAt(const std::wstring& from, const std::wstring& to) {
    return ::CreateHardLinkW(to.c_str(), from.c_str(), nullptr) != 0 ? 0 : failed();
}

int unlinkAt(const std::wstring& path) {
    return ::DeleteFileW(path.c_str()) != 0 ? 0 : failed();
}

std::optional<std::vector<std::string>> namesAt(const std::wstring& folder) {
    WIN32_FIND_DATAW entry{};
    const HANDLE search = ::FindFirstFileW((folder + L"\\*").c_str(), &entry);
    if (search == INVALID_HANDLE_VALUE) return failed(), std::nullopt;
    std::vector<std::string> names;
    do {
        if (const std::string name = narrow(entry.cFileName); name != "." && name != "..")
            names.push_back(name);
    } while (::FindNextFileW(search, &entry) != 0);
    const DWORD end = ::GetLastError();
    ::FindClose(search);
    if (end != ERROR_NO_MORE_FILES) return failed(end), std::nullopt;
    return names;
}

std::optional<std::wstring> pathOf(HANDLE handle) {
    constexpr DWORD most = 32'768;
    std::wstring path(most, L'\0');
    const DWORD length = ::GetFinalPathNameByHandleW(handle, path.data(), most, FILE_NAME_NORMALIZED);
    if (length == 0 || length >= most) return failed(), std::nullopt;
    path.resize(length);
    return path;
}

} // namespace stonemason
