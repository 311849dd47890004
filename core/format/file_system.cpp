// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file_system.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <poll.h>
#include <sys/file.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace stonemason {

int FileSystem::stat(const std::string& path, struct stat& status) {
    return ::stat(path.c_str(), &status);
}

int FileSystem::lstat(const std::string& path, struct stat& status) {
    return ::lstat(path.c_str(), &status);
}

int FileSystem::fstat(int file, struct stat& status) {
    return ::fstat(file, &status);
}

std::optional<std::string> FileSystem::realpath(const std::string& path) {
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
    if (!real) return std::nullopt;
    return std::string(real.get());
}

int FileSystem::accessForWriting(const std::string& path) {
    return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS);
}

uid_t FileSystem::user() {
    return ::geteuid();
}

int FileSystem::open(const std::string& path, int flags, mode_t mode) {
    return ::open(path.c_str(), flags, mode);
}

ssize_t FileSystem::read(int file, char* to, std::size_t count) {
    return ::read(file, to, count);
}

int FileSystem::waitForData(int file) {
    pollfd waiting{file, POLLIN, 0};
    return ::poll(&waiting, 1, -1) < 0 ? -1 : 0;
}

ssize_t FileSystem::write(int file, const char* from, std::size_t count) {
    return ::write(file, from, count);
}

int FileSystem::fsync(int file) {
    return ::fsync(file);
}

int FileSystem::fchmod(int file, mode_t mode) {
    return ::fchmod(file, mode);
}

int FileSystem::fchown(int file, uid_t owner, gid_t group) {
    return ::fchown(file, owner, group);
}

void FileSystem::copyAttributes(const std::string& from, int to) {
    const ssize_t room = ::listxattr(from.c_str(), nullptr, 0);
    if (room <= 0) return;
    std::string names(std::size_t(room), '\0'); // each ends with a NUL
    const ssize_t length = ::listxattr(from.c_str(), names.data(), names.size());
    for (std::size_t at = 0; length > 0 && at < std::size_t(length);) {
        const std::string name = names.c_str() + at;
        at += name.size() + 1;
        const ssize_t size = ::getxattr(from.c_str(), name.c_str(), nullptr, 0);
        if (size < 0) continue;
        std::string value(std::size_t(size), '\0');
        if (::getxattr(from.c_str(), name.c_str(), value.data(), value.size()) == size)
            ::fsetxattr(to, name.c_str(), value.data(), value.size(), 0);
    }
}

int FileSystem::close(int file) {
    return ::close(file);
}

int FileSystem::rename(const std::string& from, const std::string& to) {
    return std::rename(from.c_str(), to.c_str());
}

int FileSystem::renameNew(const std::string& from, const std::string& to) {
    return ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE);
}

int FileSystem::link(const std::string& from, const std::string& to) {
    return ::linkat(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), 0);
}

int FileSystem::unlink(const std::string& path) {
    return ::unlink(path.c_str());
}

int FileSystem::lock(int file) {
    return ::flock(file, LOCK_EX | LOCK_NB);
}

int FileSystem::duplicate(int file) {
    return ::fcntl(file, F_DUPFD_CLOEXEC, 0);
}

std::optional<std::vector<std::string>> FileSystem::namesIn(const std::string& folder) {
    std::error_code error;
    std::vector<std::string> names;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        names.push_back(entry->path().filename().string());
    if (error) return std::nullopt;
    return names;
}

} // namespace stonemason
