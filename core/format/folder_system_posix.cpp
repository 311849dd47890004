// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file_system_posix.h"
#include "core/format/folder_system.h"

#include <cerrno>
#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <unistd.h>

namespace stonemason {

const int FolderSystem::currentFolder = AT_FDCWD;

int FolderSystem::statusOf(const std::string& name, FileStatus& status) {
    struct stat found {};
    if (::fstatat(folder_, name.c_str(), &found, AT_SYMLINK_NOFOLLOW) != 0) return -1;
    status = stonemason::statusOf(found);
    return 0;
}

int FolderSystem::stat(const std::string& name, FileStatus& status) {
    if (statusOf(name, status) != 0) return -1;
    if (status.owner == user()) return 0;
    errno = EPERM;
    return -1;
}

int FolderSystem::lstat(const std::string& name, FileStatus& status) {
    const int result = FolderSystem::stat(name, status);
    if (result != 0 || !status.isLink()) return result;
    errno = ENOENT;
    return -1;
}

int FolderSystem::accessForWriting(const std::string& name) {
    return ::faccessat(folder_, name.c_str(), W_OK, AT_EACCESS);
}

int FolderSystem::open(const std::string& name, Opening opening, mode_t mode) {
    return ::openat(folder_, name.c_str(), flagsOf(opening) | O_NOFOLLOW, mode & forUser);
}

int FolderSystem::rename(const std::string& from, const std::string& to) {
    return ::renameat(folder_, from.c_str(), folder_, to.c_str());
}

int FolderSystem::renameNew(const std::string& from, const std::string& to) {
    return ::renameat2(folder_, from.c_str(), folder_, to.c_str(), RENAME_NOREPLACE);
}

int FolderSystem::link(const std::string& from, const std::string& to) {
    return ::linkat(folder_, from.c_str(), folder_, to.c_str(), 0);
}

int FolderSystem::unlink(const std::string& name) {
    return ::unlinkat(folder_, name.c_str(), 0);
}

/// Opened anew: a copy of the descriptor would go on where the last reading ended.
std::optional<std::vector<std::string>> FolderSystem::namesIn(const std::string& folder) {
    if (folder != ".") return std::nullopt;
    const int file = ::openat(folder_, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const std::unique_ptr<DIR, int (*)(DIR*)> list(file < 0 ? nullptr : ::fdopendir(file), &::closedir);
    if (!list) return std::nullopt;
    std::vector<std::string> names;
    while (const dirent* entry = ::readdir(list.get()))
        if (const std::string name = entry->d_name; name != "." && name != "..") names.push_back(name);
    return names;
}

int FolderSystem::makeFolder(const std::string& name) {
    return ::mkdirat(folder_, name.c_str(), forUser);
}

int FolderSystem::openFolder(const std::string& name) {
    return ::openat(folder_, name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

int FolderSystem::removeFolder(const std::string& name) {
    return ::unlinkat(folder_, name.c_str(), AT_REMOVEDIR);
}

} // namespace stonemason
