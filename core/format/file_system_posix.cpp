// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file_system_posix.h"

#include <cerrno>
#include <climits>
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

const std::size_t longestPath = PATH_MAX - 1;

bool isSlash(char letter) {
    return letter == '/';
}

std::size_t folderLength(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? 0 : slash + 1;
}

bool isWantOfRoom(int number) {
    return number == ENOSPC || number == EDQUOT || number == EFBIG;
}

FileStatus statusOf(const struct stat& status) {
    using Kind = FileStatus::Kind;
    const Kind kind = S_ISREG(status.st_mode)   ? Kind::Regular
                      : S_ISDIR(status.st_mode) ? Kind::Folder
                      : S_ISLNK(status.st_mode) ? Kind::Link
                                                : Kind::Other;
    return {.kind = kind,
            .permissions = status.st_mode & 07777U,
            .owner = status.st_uid,
            .group = status.st_gid,
            .size = status.st_size,
            .links = status.st_nlink,
            .device = status.st_dev,
            .number = status.st_ino,
            .seconds = status.st_mtim.tv_sec,
            .nanoseconds = status.st_mtim.tv_nsec};
}

int flagsOf(Opening opening) {
    switch (opening) {
    case Opening::Reading: return O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY;
    case Opening::Making: return O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW;
    case Opening::Removing: return O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW;
    case Opening::Flushing: return O_RDONLY | O_DIRECTORY | O_CLOEXEC;
    }
    std::abort();
}

namespace {

/// The result of a call that filled in the status.
int reported(int result, const struct stat& from, FileStatus& to) {
    if (result == 0) to = statusOf(from);
    return result;
}

} // namespace

int FileSystem::stat(const std::string& path, FileStatus& status) {
    struct stat found {};
    return reported(::stat(path.c_str(), &found), found, status);
}

int FileSystem::lstat(const std::string& path, FileStatus& status) {
    struct stat found {};
    return reported(::lstat(path.c_str(), &found), found, status);
}

int FileSystem::fstat(int file, FileStatus& status) {
    struct stat found {};
    return reported(::fstat(file, &found), found, status);
}

std::optional<std::string> FileSystem::realpath(const std::string& path) {
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
    if (!real) return std::nullopt;
    return std::string(real.get());
}

int FileSystem::accessForWriting(const std::string& path) {
    return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS);
}

unsigned FileSystem::user() {
    return ::geteuid();
}

int FileSystem::open(const std::string& path, Opening opening, mode_t mode) {
    return ::open(path.c_str(), flagsOf(opening), mode);
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

int FileSystem::fchown(int file, unsigned owner, unsigned group) {
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
