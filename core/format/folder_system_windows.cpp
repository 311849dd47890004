// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/folder_system.h"
#include "core/format/windows_calls.h"

#include <cerrno>

namespace stonemason {

namespace {

/// The path of a name in a folder, wherever that was moved meanwhile.
std::optional<std::wstring> pathIn(int folder, const std::string& name) {
    if (folder == FolderSystem::currentFolder) return widePath(name);
    const HANDLE handle = handleOf(folder);
    if (handle == INVALID_HANDLE_VALUE) return std::nullopt;
    const auto above = pathOf(handle);
    const auto below = widePath(name);
    if (!above || !below) return std::nullopt;
    return *above + L'\\' + *below;
}

template <typename Call>
int withPath(int folder, const std::string& name, Call call) {
    const auto path = pathIn(folder, name);
    return path ? call(*path) : -1;
}

template <typename Call>
int withPaths(int folder, const std::string& from, const std::string& to, Call call) {
    return withPath(folder, from, [&](const std::wstring& first) {
        return withPath(folder, to, [&](const std::wstring& second) { return call(first, second); });
    });
}

} // namespace

const int FolderSystem::currentFolder = -100;

int FolderSystem::statusOf(const std::string& name, FileStatus& status) {
    return withPath(folder_, name, [&](const auto& path) { return statusAt(path, Links::AreNot, status); });
}

int FolderSystem::stat(const std::string& name, FileStatus& status) {
    return statusOf(name, status);
}

int FolderSystem::lstat(const std::string& name, FileStatus& status) {
    const int result = FolderSystem::stat(name, status);
    if (result != 0 || !status.isLink()) return result;
    errno = ENOENT;
    return -1;
}

int FolderSystem::accessForWriting(const std::string& name) {
    return withPath(folder_, name, accessForWritingAt);
}

int FolderSystem::open(const std::string& name, Opening opening, mode_t) {
    return withPath(folder_, name, [&](const auto& path) { return openAt(path, opening, Links::AreNot); });
}

int FolderSystem::rename(const std::string& from, const std::string& to) {
    return withPaths(folder_, from, to, [](const auto& first, const auto& second) {
        return renameAt(first, second, MOVEFILE_REPLACE_EXISTING);
    });
}

int FolderSystem::renameNew(const std::string& from, const std::string& to) {
    return withPaths(folder_, from, to,
                     [](const auto& first, const auto& second) { return renameAt(first, second, 0); });
}

int FolderSystem::link(const std::string& from, const std::string& to) {
    return withPaths(folder_, from, to, linkAt);
}

int FolderSystem::unlink(const std::string& name) {
    return withPath(folder_, name, unlinkAt);
}

std::optional<std::vector<std::string>> FolderSystem::namesIn(const std::string& folder) {
    if (folder != ".") return std::nullopt;
    const HANDLE handle = handleOf(folder_);
    if (handle == INVALID_HANDLE_VALUE) return std::nullopt;
    const auto path = pathOf(handle);
    return path ? namesAt(*path) : std::nullopt;
}

int FolderSystem::makeFolder(const std::string& name) {
    return withPath(folder_, name, [](const auto& path) {
        return ::CreateDirectoryW(path.c_str(), nullptr) != 0 ? 0 : failed();
    });
}

int FolderSystem::openFolder(const std::string& name) {
    const int folder = withPath(folder_, name, [](const auto& path) {
        return fileOf(::CreateFileW(path.c_str(), FILE_LIST_DIRECTORY | FILE_READ_ATTRIBUTES,
                                    FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT,
                                    nullptr));
    });
    FileStatus status;
    if (folder < 0 || (fstat(folder, status) == 0 && status.isFolder())) return folder;
    close(folder);
    errno = ENOTDIR;
    return -1;
}

int FolderSystem::removeFolder(const std::string& name) {
    return withPath(folder_, name,
                    [](const auto& path) { return ::RemoveDirectoryW(path.c_str()) != 0 ? 0 : failed(); });
}

} // namespace stonemason
