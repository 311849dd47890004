// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/broken_device.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdlib>
#include <fcntl.h>
#include <mutex>
#include <string_view>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

using stonemason::test::BrokenDevice;

/// Set in a thread that is running Fault::before.
thread_local bool looking = false;

struct Device {
    std::mutex mutex;
    std::string folder; ///< empty: it is whole
    BrokenDevice::Fault fault;
    int calls = 0;
    bool failed = false;

    bool holds(std::string_view path) const { return !folder.empty() && path.starts_with(folder); }

    /// Counts a call and returns whether it fails.
    bool fails() {
        const int call = calls++;
        if (fault.before) {
            looking = true;
            fault.before(call);
            looking = false;
        }
        if (call != fault.call && !(fault.forGood && call > fault.call)) return false;
        failed = true;
        errno = fault.error;
        return true;
    }
};

/// Never destroyed, because files are still closed at exit.
Device& device() {
    static Device& one = *new Device;
    return one;
}

std::atomic<bool> broken = false;

/// Whether a call on the path fails.
bool fails(const char* path) {
    if (!broken || looking) return false;
    const std::scoped_lock lock(device().mutex);
    return device().holds(path) && device().fails();
}

std::string pathOf(int file) {
    std::array<char, PATH_MAX> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const long size = ::syscall(SYS_readlinkat, AT_FDCWD, link.c_str(), path.data(), path.size());
    return {path.data(), std::size_t(std::max(size, 0L))};
}

bool fails(int file) {
    if (!broken || looking) return false;
    const int number = errno;
    const bool failed = fails(pathOf(file).c_str());
    if (!failed) errno = number;
    return failed;
}

/// Whether a call on the path, relative to the folder, fails.
bool fails(int folder, const char* path) {
    if (folder == AT_FDCWD || *path == '/') return fails(path);
    return broken && !looking && fails((pathOf(folder) + '/' + path).c_str());
}

int openAt(int folder, const char* path, int flags, mode_t mode) {
    return fails(folder, path) ? -1 : int(::syscall(SYS_openat, folder, path, flags, mode));
}

/// How many of the bytes the device can still store; -1 when the call fails.
std::int64_t room(int file, std::size_t count) {
    if (!broken || looking) return std::int64_t(count);
    const std::string path = pathOf(file);
    const std::scoped_lock lock(device().mutex);
    if (!device().holds(path)) return std::int64_t(count);
    if (device().fails()) return -1;
    const std::int64_t taken = std::min(std::int64_t(count), device().fault.capacity);
    if (taken == 0 && count > 0) {
        device().failed = true;
        errno = ENOSPC;
        return -1;
    }
    device().fault.capacity -= taken;
    return taken;
}

mode_t modeIn(int flags, va_list& arguments) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? mode_t(va_arg(arguments, unsigned)) : mode_t(0);
}

} // namespace

// These interpose libc's functions in this program and in the libraries it loads.
extern "C" {

int open(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeIn(flags, arguments);
    va_end(arguments);
    return openAt(AT_FDCWD, path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeIn(flags, arguments);
    va_end(arguments);
    return openAt(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeIn(flags, arguments);
    va_end(arguments);
    return openAt(folder, path, flags, mode);
}

int openat64(int folder, const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeIn(flags, arguments);
    va_end(arguments);
    return openAt(folder, path, flags, mode);
}

ssize_t write(int file, const void* bytes, std::size_t count) {
    const std::int64_t taken = room(file, count);
    return taken < 0 ? -1 : ::syscall(SYS_write, file, bytes, std::size_t(taken));
}

int fsync(int file) {
    return fails(file) ? -1 : int(::syscall(SYS_fsync, file));
}

int fchmod(int file, mode_t mode) noexcept {
    return fails(file) ? -1 : int(::syscall(SYS_fchmod, file, mode));
}

int close(int file) {
    const bool failed = fails(file); // it is closed nevertheless
    const int number = errno;
    const int result = int(::syscall(SYS_close, file));
    if (!failed) return result;
    errno = number;
    return -1;
}

int renameat(int fromFolder, const char* from, int toFolder, const char* to) noexcept {
    if (fails(toFolder, to)) return -1;
    return int(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, 0));
}

int rename(const char* from, const char* to) noexcept {
    return renameat(AT_FDCWD, from, AT_FDCWD, to);
}

int unlinkat(int folder, const char* path, int flags) noexcept {
    return fails(folder, path) ? -1 : int(::syscall(SYS_unlinkat, folder, path, flags));
}

int unlink(const char* path) noexcept {
    return unlinkat(AT_FDCWD, path, 0);
}

int mkdirat(int folder, const char* path, mode_t mode) noexcept {
    return fails(folder, path) ? -1 : int(::syscall(SYS_mkdirat, folder, path, mode));
}

int mkdir(const char* path, mode_t mode) noexcept {
    return mkdirat(AT_FDCWD, path, mode);
}

} // extern "C"

namespace stonemason::test {

BrokenDevice::BrokenDevice(const std::string& folder, const Fault& fault) {
    const std::scoped_lock lock(device().mutex);
    if (!device().folder.empty()) std::abort();
    device().folder = folder;
    device().fault = fault;
    device().calls = 0;
    device().failed = false;
    broken = true;
}

BrokenDevice::~BrokenDevice() {
    const std::scoped_lock lock(device().mutex);
    device().folder.clear();
    broken = false;
}

int BrokenDevice::calls() const {
    const std::scoped_lock lock(device().mutex);
    return device().calls;
}

bool BrokenDevice::hasFailed() const {
    const std::scoped_lock lock(device().mutex);
    return device().failed;
}

} // namespace stonemason::test
