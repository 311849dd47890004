// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/temporary_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <random>

namespace stonemason {

namespace {

constexpr std::string_view suffixLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::size_t suffixLength = 8;
constexpr std::string_view temporaryEnd = ".tmp";

constexpr mode_t modeOfNew = 0666;

/// The common prefix of the names of a target's temporary files, kept short enough for every file system,
/// encrypting ones too, and, where possible, for the system's limit on paths.
std::string temporaryBegin(const Target& target) {
    constexpr std::size_t longest = 120;
    constexpr std::size_t added = 2 + suffixLength + temporaryEnd.size();
    const std::size_t before = target.folder.size() + added;
    const std::size_t room = longestPath - std::min(before, longestPath);
    const std::string& name = target.name;
    std::size_t length = std::min({name.size(), longest, room});
    while (length > 0 && length < name.size() && (name[length] & 0xC0) == 0x80)
        --length;
    return "." + name.substr(0, length) + ".";
}

bool isTemporaryOf(std::string_view begin, std::string_view name) {
    if (name.size() != begin.size() + suffixLength + temporaryEnd.size()) return false;
    const std::string_view suffix = name.substr(begin.size(), suffixLength);
    return name.starts_with(begin) && name.ends_with(temporaryEnd) &&
           suffix.find_first_not_of(suffixLetters) == std::string_view::npos;
}

/// Whether that is the name of a temporary file of any target.
bool isTemporary(std::string_view name) {
    constexpr std::size_t end = 1 + suffixLength + temporaryEnd.size();
    return name.size() > end && name.front() == '.' &&
           isTemporaryOf(name.substr(0, name.size() - end + 1), name);
}

/// Whether the error means that the file system does not support flushing.
bool cannotFlush(int number) {
    return number == EINVAL || number == ENOSYS || number == ENOTSUP;
}

/// Whether the file system does not support setting the mode, such as FAT or a network share. The file then
/// keeps the mode it was created with, or that its file system assigns.
bool cannotSetMode(int number) {
    return number == EPERM || number == ENOSYS || number == ENOTSUP;
}

/// Nothing on success.
std::optional<Error> append(FileSystem& system, const OpenFile& file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t taken =
            uninterrupted([&] { return system.write(file.get(), bytes.data(), bytes.size()); });
        if (taken <= 0) return writeError(taken == 0 ? ENOSPC : errno);
        bytes.remove_prefix(std::size_t(taken));
    }
    return std::nullopt;
}

/// Writes, flushes and closes it. Nothing on success.
std::optional<Error> store(FileSystem& system, OpenFile& file, const FileContent& content) {
    std::optional<Error> error;
    std::uint64_t size = 0;
    content([&](std::string_view piece) {
        if (!error) error = append(system, file, piece);
        size += piece.size();
        return !error;
    });
    if (error) return error;
    if (uninterrupted([&] { return system.fsync(file.get()); }) != 0 && !cannotFlush(errno))
        return writeError(errno);
    FileStatus status;
    if (system.fstat(file.get(), status) != 0) return writeError(errno);
    if (std::uint64_t(status.size) != size) return writeError(EIO);
    if (file.close() != 0) return writeError(errno);
    return std::nullopt;
}

std::optional<Error> store(FileSystem& system, OpenFile& file, std::string_view bytes) {
    return store(system, file, [bytes](const TextSink& sink) { sink(bytes); });
}

/// Whether it can be one that this user's program made: a file of theirs or, given away already as root can,
/// of the target's owner, and under no other name.
bool isOurs(FileSystem& system, const FileStatus& status, const Target* target) {
    const bool isOfTargetsOwner = target && target->exists && status.owner == target->status.owner;
    return status.isRegular() && status.links == 1 && (status.owner == system.user() || isOfTargetsOwner);
}

/// Removes a temporary file, of that target if it is known, unless its writer lives.
void removeAbandoned(FileSystem& system, const Target* target, const std::string& path) {
    const OpenFile file(system, system.open(path, Opening::Removing, 0));
    FileStatus status;
    if (!file.ok() || system.fstat(file.get(), status) != 0 || !isOurs(system, status, target)) return;
    if (system.lock(file.get()) == 0) system.unlink(path);
}

} // namespace

TemporaryFile::TemporaryFile(FileSystem& system, const Target& target)
    : system_(system), target_(target), file_(system, create()), claim_(system, claimed_) {
}

TemporaryFile::~TemporaryFile() {
    file_.close();
    if (!path_.empty()) system_.unlink(path_);
}

std::optional<Error> TemporaryFile::fill(std::string_view bytes) {
    return fill([bytes](const TextSink& sink) { sink(bytes); });
}

std::optional<Error> TemporaryFile::fill(const FileContent& content) {
    if (auto error = copyTargetAttributes()) return error;
    return store(system_, file_, content);
}

/// Gives it the owner, the mode and the attributes of the target. Nothing on success.
std::optional<Error> TemporaryFile::copyTargetAttributes() {
    if (!target_.exists) return std::nullopt;
    keepOwner();
    if (system_.fchmod(file_.get(), target_.status.permissions) != 0 && !cannotSetMode(errno))
        return writeError(errno);
    system_.copyAttributes(target_.path(), file_.get());
    return std::nullopt;
}

std::optional<Error> TemporaryFile::replaceTarget() {
    if (system_.rename(path_, target_.path()) != 0) return writeError(errno);
    path_.clear();
    flushFolder();
    return std::nullopt;
}

Result<bool> TemporaryFile::becomeTarget(std::string_view bytes) {
    if (system_.renameNew(path_, target_.path()) == 0) {
        path_.clear();
        flushFolder();
        return true;
    }
    if (errno == EEXIST) return false;
    if (errno != EINVAL && errno != ENOSYS) return writeError(errno);
    if (system_.link(path_, target_.path()) == 0) { // its first name is removed at the end
        flushFolder();
        return true;
    }
    if (errno == EEXIST) return false;
    return writeTarget(bytes);
}

/// Who reads it meanwhile finds its beginning, which is why this is the last resort.
Result<bool> TemporaryFile::writeTarget(std::string_view bytes) {
    system_.unlink(path_); // two of them may be too much for the disk
    path_.clear();
    const std::string path = target_.path();
    OpenFile file(system_, uninterrupted([&] { return system_.open(path, Opening::Making, modeOfNew); }));
    if (!file.ok()) {
        if (errno == EEXIST) return false;
        return writeError(errno);
    }
    FileStatus created;
    std::optional<Error> error;
    if (system_.fstat(file.get(), created) != 0)
        error = writeError(errno);
    else
        error = store(system_, file, bytes);
    if (!error) {
        flushFolder();
        return true;
    }
    FileStatus now;
    const bool isAnother = created.number != 0 && system_.lstat(path, now) == 0 &&
                           (now.number != created.number || now.device != created.device);
    if (!isAnother) system_.unlink(path);
    return *error;
}

int TemporaryFile::create() {
    constexpr int attempts = 100;
    constexpr mode_t forReplaced = 0600; // until it gets the mode of the file it replaces
    for (int i = 0; i < attempts; ++i) {
        path_ = target_.folder + newName();
        const int file = uninterrupted([this] {
            return system_.open(path_, Opening::Making, target_.exists ? forReplaced : modeOfNew);
        });
        if (file >= 0 && claim(file)) return file;
        if (file >= 0)
            system_.close(file);
        else if (errno != EEXIST)
            break;
    }
    const int number = errno;
    path_.clear();
    errno = number;
    return -1;
}

/// Marks the file as being written, until it is in its place. False when another process has just removed it
/// as a leftover. Where files cannot be locked, none counts as a leftover.
bool TemporaryFile::claim(int file) {
    if (uninterrupted([&] { return system_.lock(file); }) != 0) return errno != EWOULDBLOCK;
    FileStatus status;
    if (system_.fstat(file, status) == 0 && status.links == 0) return false;
    claimed_ = system_.duplicate(file); // closing reports whether all was stored; the lock outlives it
    return true;
}

std::string TemporaryFile::newName() const {
    std::random_device random;
    std::string name = temporaryBegin(target_);
    for (std::size_t i = 0; i < suffixLength; ++i)
        name += suffixLetters[random() % suffixLetters.size()];
    return name.append(temporaryEnd);
}

/// Where the system does not let us, the file becomes ours: better than not being saved.
void TemporaryFile::keepOwner() {
    FileStatus status;
    const FileStatus& wanted = target_.status;
    if (system_.fstat(file_.get(), status) != 0) return;
    if (status.owner == wanted.owner && status.group == wanted.group) return;
    if (system_.fchown(file_.get(), wanted.owner, wanted.group) != 0)
        system_.fchown(file_.get(), unsigned(-1), wanted.group);
}

/// For the name to last. The file is in its place already: that this should fail is no reason to report that
/// it was not saved.
void TemporaryFile::flushFolder() {
    const OpenFile open(system_, system_.open(target_.folderPath(), Opening::Flushing, 0));
    if (open.ok()) system_.fsync(open.get());
}

void removeLeftovers(FileSystem& system, const Target& target) {
    const std::string begin = temporaryBegin(target);
    const auto names = system.namesIn(target.folderPath());
    if (!names) return;
    for (const std::string& name : *names)
        if (isTemporaryOf(begin, name)) removeAbandoned(system, &target, target.folder + name);
}

void removeAllLeftovers(FileSystem& system) {
    const auto names = system.namesIn(".");
    if (!names) return;
    for (const std::string& name : *names)
        if (isTemporary(name)) removeAbandoned(system, nullptr, name);
}

} // namespace stonemason
