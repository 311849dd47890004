// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <limits>
#include <unistd.h>
#include <vector>

namespace stonemason::test {

/// The real system with fault injection: the call of a given number fails, alone or with all calls after it,
/// or writing fails after some bytes.
class FaultySystem : public FileSystem {
public:
    int failAt = -1;      ///< number of the call that fails, from 0
    bool forGood = false; ///< all calls after it fail too
    int failWith = EIO;
    std::size_t capacity = std::numeric_limits<std::size_t>::max(); ///< bytes that the device can hold
    std::size_t most = std::numeric_limits<std::size_t>::max();     ///< bytes per read or write
    bool interrupts = false;                                        ///< every other blocking call
    int calls = 0;
    int opened = 0;
    int bytesRead = 0;
    std::vector<std::string> log{};
    std::function<void()> beforeOpen{};
    int cannotRenameNew = 0; ///< errno of renaming without replacing, 0: works
    int cannotLink = 0;      ///< errno of creating hard links, 0: works

    int stat(const std::string& path, FileStatus& status) override {
        return fails("stat") ? -1 : FileSystem::stat(path, status);
    }
    int lstat(const std::string& path, FileStatus& status) override {
        return fails("lstat") ? -1 : FileSystem::lstat(path, status);
    }
    int fstat(int file, FileStatus& status) override {
        return fails("fstat") ? -1 : FileSystem::fstat(file, status);
    }
    std::optional<std::string> realpath(const std::string& path) override {
        if (fails("realpath")) return std::nullopt;
        return FileSystem::realpath(path);
    }
    int accessForWriting(const std::string& path) override {
        return fails("access") ? -1 : FileSystem::accessForWriting(path);
    }
    int open(const std::string& path, Opening opening, mode_t mode) override {
        if (beforeOpen) beforeOpen();
        ++opened;
        return fails("open") || interrupted() ? -1 : FileSystem::open(path, opening, mode);
    }
    ssize_t read(int file, char* to, std::size_t count) override {
        if (fails("read") || interrupted()) return -1;
        const ssize_t got = FileSystem::read(file, to, std::min(count, most));
        bytesRead += int(got);
        return got;
    }
    ssize_t write(int file, const char* from, std::size_t count) override {
        if (fails("write") || interrupted()) return -1;
        const std::size_t taken = std::min({count, most, capacity});
        if (taken == 0) {
            errno = ENOSPC;
            return -1;
        }
        capacity -= taken;
        return FileSystem::write(file, from, taken);
    }
    int fsync(int file) override { return fails("fsync") || interrupted() ? -1 : FileSystem::fsync(file); }
    int fchmod(int file, mode_t mode) override {
        return fails("fchmod") ? -1 : FileSystem::fchmod(file, mode);
    }
    int fchown(int file, unsigned owner, unsigned group) override {
        return fails("fchown") ? -1 : FileSystem::fchown(file, owner, group);
    }
    int close(int file) override {
        const bool failed = fails("close");
        const int result = FileSystem::close(file);
        if (failed) errno = failWith;
        return failed ? -1 : result;
    }
    int rename(const std::string& from, const std::string& to) override {
        return fails("rename") ? -1 : FileSystem::rename(from, to);
    }
    int renameNew(const std::string& from, const std::string& to) override {
        if (fails("renameNew")) return -1;
        errno = cannotRenameNew;
        return cannotRenameNew != 0 ? -1 : FileSystem::renameNew(from, to);
    }
    int link(const std::string& from, const std::string& to) override {
        if (fails("link")) return -1;
        errno = cannotLink;
        return cannotLink != 0 ? -1 : FileSystem::link(from, to);
    }
    int unlink(const std::string& path) override { return fails("unlink") ? -1 : FileSystem::unlink(path); }
    int lock(int file) override { return fails("lock") ? -1 : FileSystem::lock(file); }
    int duplicate(int file) override { return fails("duplicate") ? -1 : FileSystem::duplicate(file); }
    std::optional<std::vector<std::string>> namesIn(const std::string& folder) override {
        if (fails("names")) return std::nullopt;
        return FileSystem::namesIn(folder);
    }

private:
    bool fails(const char* call) {
        log.emplace_back(call);
        const int number = calls++;
        if (number != failAt && !(forGood && failAt >= 0 && number > failAt)) return false;
        errno = failWith;
        return true;
    }
    bool interrupted() {
        turn_ = !turn_;
        if (!interrupts || !turn_) return false;
        errno = EINTR;
        return true;
    }

    bool turn_ = false;
};

/// Drops the rights of root, which ignores permissions, for its lifetime. ok() is false where that is
/// refused or where that user cannot reach the folder of temporary files, which tests use.
class AsNobody {
public:
    static constexpr uid_t user = 65534;

    AsNobody() {
        const std::filesystem::path folder = std::filesystem::temp_directory_path();
        ok_ =
            !root_ || (::seteuid(user) == 0 && ::faccessat(AT_FDCWD, folder.c_str(), X_OK, AT_EACCESS) == 0);
    }
    ~AsNobody() {
        if (root_ && ::seteuid(0) != 0) std::abort();
    }
    bool ok() const { return ok_; }

private:
    bool root_ = ::geteuid() == 0;
    bool ok_ = false;
};

} // namespace stonemason::test
