// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"

#include "core/format/file_system.h"
#include "core/format/file_target.h"
#include "core/format/temporary_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <limits>

namespace stonemason {

namespace {

Error readError(int number) {
    switch (number) {
    case ENOENT:
    case ENOTDIR: return fileError("file/missing");
    case ELOOP: return fileError("file/link-circle");
    case EISDIR: return fileError("file/is-folder");
    case EACCES:
    case EPERM: return fileError("file/denied");
    case ENAMETOOLONG: return fileError("file/name-too-long");
    case EILSEQ: return fileError("file/name");
    default: return Error{{"file/read", {number}}};
    }
}

Error tooLarge(std::int64_t limit) {
    const auto most = std::min<std::int64_t>(limit, std::numeric_limits<int>::max());
    return Error{{"file/too-large", {int(most)}}};
}

bool isDanglingLink(FileSystem& system, const std::string& path) {
    FileStatus status;
    return system.lstat(path, status) == 0 && status.isLink();
}

/// What an input does that has no data yet.
enum class Idle { IsWaitedFor, IsNoFile };

Result<std::string> readAll(FileSystem& system, int file, std::int64_t limit, Idle idle) {
    FileStatus status;
    if (system.fstat(file, status) != 0) return readError(errno);
    const bool regular = status.isRegular();
    if (regular && status.size > limit) return tooLarge(limit);
    std::string bytes;
    if (regular) bytes.reserve(std::size_t(status.size) + 1);
    std::array<char, 65536> chunk;
    for (;;) {
        const ssize_t got = uninterrupted([&] { return system.read(file, chunk.data(), chunk.size()); });
        if (got < 0 && errno == EAGAIN) {
            // Files of the kernel that wait for something to happen, such as its log, are regular in name
            // only.
            if (idle == Idle::IsNoFile) return fileError("file/not-regular");
            if (uninterrupted([&] { return system.waitForData(file); }) != 0) return readError(errno);
            continue;
        }
        if (got < 0) return readError(errno);
        if (got == 0) return bytes;
        bytes.append(chunk.data(), std::size_t(got));
        if (std::int64_t(bytes.size()) > limit) return tooLarge(limit);
    }
}

/// Why no temporary file could be made. Folders of the kernel, such as those of processes, report for a new
/// file that there is none.
Error creationError(FileSystem& system, const Target& target, int number) {
    FileStatus status;
    const bool isThere = system.stat(target.folderPath(), status) == 0;
    return number == ENOENT && isThere ? fileError("file/folder-denied") : folderError(number);
}

} // namespace

Error writeError(int number) {
    if (isWantOfRoom(number)) return fileError("file/no-space");
    switch (number) {
    case ENOENT:
    case ENOTDIR: return fileError("file/missing-folder");
    case ELOOP: return fileError("file/link-circle");
    case EISDIR: return fileError("file/is-folder");
    case EACCES:
    case EPERM: return fileError("file/denied");
    case EROFS: return fileError("file/read-only");
    case ENAMETOOLONG: return fileError("file/name-too-long");
    case EILSEQ: return fileError("file/name");
    case changedMeanwhile: return fileError("file/changed");
    default: return Error{{"file/write", {number}}};
    }
}

std::optional<Error> whyNotRegular(const FileStatus& status) {
    if (status.isRegular()) return std::nullopt;
    return fileError(status.isFolder() ? "file/is-folder" : "file/not-regular");
}

Error folderError(int number) {
    return number == EACCES || number == EPERM ? fileError("file/folder-denied") : writeError(number);
}

Result<std::string> readFile(FileSystem& system, const std::string& path, std::int64_t limit) {
    if (path == "-") return readAll(system, standardInput, limit, Idle::IsWaitedFor);
    if (path.find('\0') != std::string::npos) return fileError("file/name");
    FileStatus status;
    if (system.stat(path, status) != 0) {
        const int number = errno;
        if (number == ENOENT && isDanglingLink(system, path)) return fileError("file/dangling-link");
        return readError(number);
    }
    if (auto error = whyNotRegular(status)) return *error;
    // It may have become another file since: not to wait for a FIFO, and to look once more.
    const OpenFile file(system, uninterrupted([&] { return system.open(path, Opening::Reading, 0); }));
    if (!file.ok()) return readError(errno);
    if (system.fstat(file.get(), status) != 0) return readError(errno);
    if (auto error = whyNotRegular(status)) return *error;
    return readAll(system, file.get(), limit, Idle::IsNoFile);
}

Status writeFile(FileSystem& system, const std::string& path, const FileContent& content) {
    const Result<Target> target = findTarget(system, path);
    if (!target) return target.error();
    TemporaryFile file(system, *target);
    if (!file.ok()) return creationError(system, *target, errno);
    if (auto error = file.fill(content)) return *error;
    if (auto error = file.replaceTarget()) return *error;
    return std::monostate{};
}

Status writeFile(FileSystem& system, const std::string& path, std::string_view bytes) {
    return writeFile(system, path, [bytes](const TextSink& sink) { sink(bytes); });
}

Result<bool> writeNewFile(FileSystem& system, const std::string& path, std::string_view bytes) {
    const Result<Target> target = newTarget(path);
    if (!target) return target.error();
    TemporaryFile file(system, *target);
    if (!file.ok()) return creationError(system, *target, errno);
    if (auto error = file.fill(bytes)) return *error;
    return file.becomeTarget(bytes);
}

Status canWriteFile(FileSystem& system, const std::string& path) {
    const Result<Target> target = findTarget(system, path);
    if (!target) return target.error();
    const TemporaryFile file(system, *target);
    if (!file.ok()) return creationError(system, *target, errno);
    return std::monostate{};
}

void removeLeftovers(FileSystem& system, const std::string& path) {
    if (const Result<Target> target = findTarget(system, path)) removeLeftovers(system, *target);
}

Result<std::string> readFile(const std::string& path, std::int64_t limit) {
    FileSystem system;
    return readFile(system, path, limit);
}

Status writeFile(const std::string& path, std::string_view bytes) {
    FileSystem system;
    return writeFile(system, path, bytes);
}

void removeLeftovers(const std::string& path) {
    FileSystem system;
    removeLeftovers(system, path);
}

} // namespace stonemason
