// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/windows_calls.h"

#include <aclapi.h>
#include <algorithm>
#include <cerrno>
#include <io.h>

namespace stonemason {

namespace {

/// Calls with the path as the system takes it.
template <typename Call>
int withPath(const std::string& path, Call call) {
    const auto taken = widePath(path);
    return taken ? call(*taken) : -1;
}

template <typename Call>
int withPaths(const std::string& from, const std::string& to, Call call) {
    return withPath(from, [&](const std::wstring& first) {
        return withPath(to, [&](const std::wstring& second) { return call(first, second); });
    });
}

/// At most so many bytes are read or written at once.
DWORD piece(std::size_t count) {
    constexpr std::size_t most = 1U << 30U;
    return DWORD(std::min(count, most));
}

/// Who may do what with the file, except what both get from their folder.
void copyAccess(const std::wstring& from, HANDLE to) {
    PACL list = nullptr;
    PSECURITY_DESCRIPTOR descriptor = nullptr;
    if (::GetNamedSecurityInfoW(from.c_str(), SE_FILE_OBJECT, DACL_SECURITY_INFORMATION, nullptr, nullptr,
                                &list, nullptr, &descriptor) != ERROR_SUCCESS)
        return;
    SECURITY_DESCRIPTOR_CONTROL control = 0;
    DWORD revision = 0;
    ::GetSecurityDescriptorControl(descriptor, &control, &revision);
    const SECURITY_INFORMATION inheritance = (control & SE_DACL_PROTECTED) != 0
                                                 ? PROTECTED_DACL_SECURITY_INFORMATION
                                                 : UNPROTECTED_DACL_SECURITY_INFORMATION;
    ::SetSecurityInfo(to, SE_FILE_OBJECT, DACL_SECURITY_INFORMATION | inheritance, nullptr, nullptr, list,
                      nullptr);
    ::LocalFree(descriptor);
}

} // namespace

const std::size_t longestPath = 32'000;

bool isSlash(char letter) {
    return letter == '/' || letter == '\\';
}

std::size_t folderLength(std::string_view path) {
    const std::size_t slash = path.find_last_of("/\\");
    if (slash != std::string_view::npos) return slash + 1;
    return path.size() >= 2 && path[1] == ':' ? 2 : 0;
}

bool isWantOfRoom(int number) {
    return number == ENOSPC || number == EFBIG;
}

int FileSystem::stat(const std::string& path, FileStatus& status) {
    return withPath(path, [&](const auto& taken) { return statusAt(taken, Links::AreFollowed, status); });
}

int FileSystem::lstat(const std::string& path, FileStatus& status) {
    return withPath(path, [&](const auto& taken) { return statusAt(taken, Links::AreNot, status); });
}

int FileSystem::fstat(int file, FileStatus& status) {
    const HANDLE handle = handleOf(file);
    return handle == INVALID_HANDLE_VALUE ? -1 : statusOf(handle, status);
}

std::optional<std::string> FileSystem::realpath(const std::string& path) {
    const auto taken = widePath(path);
    if (!taken) return std::nullopt;
    const HANDLE file = ::CreateFileW(taken->c_str(), FILE_READ_ATTRIBUTES,
                                      FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                      OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE) return failed(), std::nullopt;
    const auto real = pathOf(file);
    ::CloseHandle(file);
    if (!real) return std::nullopt;
    return narrow(*real);
}

int FileSystem::accessForWriting(const std::string& path) {
    return withPath(path, accessForWritingAt);
}

/// Windows has no numeric owner ids; the owner of a folder follows from its access list.
unsigned FileSystem::user() {
    return 0;
}

int FileSystem::open(const std::string& path, Opening opening, mode_t) {
    return withPath(path, [&](const auto& taken) { return openAt(taken, opening, Links::AreFollowed); });
}

ssize_t FileSystem::read(int file, char* to, std::size_t count) {
    const HANDLE handle = handleOf(file);
    DWORD got = 0;
    if (handle == INVALID_HANDLE_VALUE) return -1;
    if (::ReadFile(handle, to, piece(count), &got, nullptr) != 0) return ssize_t(got);
    const DWORD error = ::GetLastError();
    return error == ERROR_BROKEN_PIPE || error == ERROR_HANDLE_EOF ? 0 : failed(error);
}

int FileSystem::waitForData(int) {
    return 0; // read() waits
}

ssize_t FileSystem::write(int file, const char* from, std::size_t count) {
    const HANDLE handle = handleOf(file);
    DWORD taken = 0;
    if (handle == INVALID_HANDLE_VALUE) return -1;
    return ::WriteFile(handle, from, piece(count), &taken, nullptr) != 0 ? ssize_t(taken) : failed();
}

int FileSystem::fsync(int file) {
    const HANDLE handle = handleOf(file);
    if (handle == INVALID_HANDLE_VALUE) return -1;
    return ::FlushFileBuffers(handle) != 0 ? 0 : failed();
}

int FileSystem::fchmod(int, mode_t) {
    return 0; // copyAttributes() does what there is to do
}

int FileSystem::fchown(int, unsigned, unsigned) {
    return 0;
}

/// Also whether it is hidden and the like, and when the first version of it was made.
void FileSystem::copyAttributes(const std::string& from, int to) {
    const auto taken = widePath(from);
    WIN32_FILE_ATTRIBUTE_DATA data{};
    if (!taken || ::GetFileAttributesExW(taken->c_str(), GetFileExInfoStandard, &data) == 0) return;
    const HANDLE handle =
        ::ReOpenFile(handleOf(to), WRITE_DAC | FILE_WRITE_ATTRIBUTES,
                     FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, FILE_FLAG_BACKUP_SEMANTICS);
    if (handle == INVALID_HANDLE_VALUE) return;
    constexpr DWORD kept = FILE_ATTRIBUTE_HIDDEN | FILE_ATTRIBUTE_SYSTEM | FILE_ATTRIBUTE_NOT_CONTENT_INDEXED;
    FILE_BASIC_INFO info{};
    info.CreationTime.LowPart = data.ftCreationTime.dwLowDateTime;
    info.CreationTime.HighPart = LONG(data.ftCreationTime.dwHighDateTime);
    info.FileAttributes = (data.dwFileAttributes & kept) | FILE_ATTRIBUTE_ARCHIVE;
    ::SetFileInformationByHandle(handle, FileBasicInfo, &info, sizeof info);
    copyAccess(*taken, handle);
    ::CloseHandle(handle);
}

int FileSystem::close(int file) {
    return ::_close(file);
}

int FileSystem::rename(const std::string& from, const std::string& to) {
    return withPaths(from, to, [](const auto& first, const auto& second) {
        return renameAt(first, second, MOVEFILE_REPLACE_EXISTING);
    });
}

int FileSystem::renameNew(const std::string& from, const std::string& to) {
    return withPaths(from, to,
                     [](const auto& first, const auto& second) { return renameAt(first, second, 0); });
}

int FileSystem::link(const std::string& from, const std::string& to) {
    return withPaths(from, to, linkAt);
}

int FileSystem::unlink(const std::string& path) {
    return withPath(path, unlinkAt);
}

/// Locks hold back reading and writing here: this one lies far behind the last byte of any file.
int FileSystem::lock(int file) {
    OVERLAPPED place{};
    place.OffsetHigh = 0x4000'0000;
    const HANDLE handle = handleOf(file);
    if (handle == INVALID_HANDLE_VALUE) return -1;
    return ::LockFileEx(handle, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) != 0
               ? 0
               : failed();
}

int FileSystem::duplicate(int file) {
    HANDLE copy = INVALID_HANDLE_VALUE;
    const HANDLE process = ::GetCurrentProcess();
    const HANDLE handle = handleOf(file);
    if (handle == INVALID_HANDLE_VALUE) return -1;
    if (::DuplicateHandle(process, handle, process, &copy, 0, FALSE, DUPLICATE_SAME_ACCESS) == 0)
        return failed();
    return fileOf(copy);
}

std::optional<std::vector<std::string>> FileSystem::namesIn(const std::string& folder) {
    const auto taken = widePath(folder);
    return taken ? namesAt(*taken) : std::nullopt;
}

} // namespace stonemason
