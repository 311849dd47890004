// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"

#include "core/format/file_system.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <limits>
#include <random>
#include <unistd.h>

namespace stonemason {

namespace {

Error fileError(std::string_view id) {
    return Error{{id}};
}

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

Error writeError(int number) {
    switch (number) {
    case ENOENT:
    case ENOTDIR: return fileError("file/missing-folder");
    case ELOOP: return fileError("file/link-circle");
    case EISDIR: return fileError("file/is-folder");
    case EACCES:
    case EPERM: return fileError("file/denied");
    case EROFS: return fileError("file/read-only");
    case ENOSPC:
    case EDQUOT:
    case EFBIG: return fileError("file/no-space");
    case ENAMETOOLONG: return fileError("file/name-too-long");
    case EILSEQ: return fileError("file/name");
    default: return Error{{"file/write", {number}}};
    }
}

/// Calls again as long as a signal interrupts.
template <typename Call>
auto uninterrupted(Call call) {
    for (;;) {
        const auto result = call();
        if (result != -1 || errno != EINTR) return result;
    }
}

std::optional<Error> whyNotRegular(const struct stat& status) {
    if (S_ISREG(status.st_mode)) return std::nullopt;
    return fileError(S_ISDIR(status.st_mode) ? "file/is-folder" : "file/not-regular");
}

Error tooLarge(std::int64_t limit) {
    const auto most = std::min<std::int64_t>(limit, std::numeric_limits<int>::max());
    return Error{{"file/too-large", {int(most)}}};
}

bool isDanglingLink(FileSystem& system, const std::string& path) {
    struct stat status {};
    return system.lstat(path, status) == 0 && S_ISLNK(status.st_mode);
}

/// An open file, closed when this goes.
class OpenFile {
public:
    OpenFile(FileSystem& system, int file) : system_(system), file_(file) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() { close(); }

    bool ok() const { return file_ >= 0; }
    int get() const { return file_; }

    /// Some file systems tell only now that data could not be stored.
    int close() {
        const int file = file_;
        file_ = -1;
        if (file < 0) return 0;
        const int result = system_.close(file);
        return result == -1 && errno == EINTR ? 0 : result; // the file is closed nevertheless
    }

private:
    FileSystem& system_;
    int file_;
};

/// What an input does that has no data yet.
enum class Idle { IsWaitedFor, IsNoFile };

Result<std::string> readAll(FileSystem& system, int file, std::int64_t limit, Idle idle) {
    struct stat status {};
    if (system.fstat(file, status) != 0) return readError(errno);
    const bool regular = S_ISREG(status.st_mode);
    if (regular && status.st_size > limit) return tooLarge(limit);
    std::string bytes;
    if (regular) bytes.reserve(std::size_t(status.st_size) + 1);
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

/// A file to be written, taken apart.
struct Target {
    std::string folder; ///< with its slash, empty for the current one
    std::string name;
    bool exists = false;
    struct stat status {};

    std::string path() const { return folder + name; }
    std::string folderPath() const { return folder.empty() ? "." : folder; }
};

/// The file that is to be replaced or made: links are followed, what is no regular file is refused.
Result<Target> findTarget(FileSystem& system, std::string path) {
    if (path.find('\0') != std::string::npos) return fileError("file/name");
    Target target;
    target.exists = system.lstat(path, target.status) == 0;
    if (!target.exists && errno != ENOENT) return writeError(errno);
    if (target.exists && S_ISLNK(target.status.st_mode)) {
        const auto cannotFollow = [] {
            return errno == ENOENT ? fileError("file/dangling-link") : writeError(errno);
        };
        if (system.stat(path, target.status) != 0) return cannotFollow();
        if (auto error = whyNotRegular(target.status)) return *error; // a pipe behind a link has no path
        const auto real = system.realpath(path);
        if (!real) return cannotFollow();
        path = *real;
    }
    if (target.exists) {
        if (auto error = whyNotRegular(target.status)) return *error;
        if (system.accessForWriting(path) != 0) return writeError(errno);
    }
    const std::size_t slash = path.rfind('/');
    target.folder = slash == std::string::npos ? std::string() : path.substr(0, slash + 1);
    target.name = path.substr(target.folder.size());
    if (target.name.empty()) return fileError("file/name");
    return target;
}

constexpr std::string_view suffixLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::size_t suffixLength = 8;
constexpr std::string_view temporaryEnd = ".tmp";

/// How the names of all temporary files of a target begin: so that they are names that every file system
/// takes, encrypting ones too, and that the path stays one that the system takes as long as that can be.
std::string temporaryBegin(const Target& target) {
    constexpr std::size_t longest = 120;
    constexpr std::size_t added = 2 + suffixLength + temporaryEnd.size();
    constexpr std::size_t longestPath = PATH_MAX - 1;
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

/// A file beside the target that is removed when it did not come to replace it.
class TemporaryFile {
public:
    TemporaryFile(FileSystem& system, const Target& target)
        : system_(system), target_(target), file_(system, create()), claim_(system, claimed_) {}
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        file_.close();
        if (!path_.empty()) system_.unlink(path_);
    }

    bool ok() const { return file_.ok(); }

    /// Nothing on success.
    std::optional<Error> fill(std::string_view bytes) {
        if (target_.exists) {
            keepOwner();
            if (system_.fchmod(file_.get(), target_.status.st_mode & 07777U) != 0 && !cannotSetMode(errno))
                return writeError(errno);
            system_.copyAttributes(target_.path(), file_.get());
        }
        for (std::string_view rest = bytes; !rest.empty();) {
            const ssize_t taken =
                uninterrupted([&] { return system_.write(file_.get(), rest.data(), rest.size()); });
            if (taken <= 0) return writeError(taken == 0 ? ENOSPC : errno);
            rest.remove_prefix(std::size_t(taken));
        }
        if (uninterrupted([this] { return system_.fsync(file_.get()); }) != 0 && !cannotFlush(errno))
            return writeError(errno);
        struct stat status {};
        if (system_.fstat(file_.get(), status) != 0) return writeError(errno);
        if (std::size_t(status.st_size) != bytes.size()) return writeError(EIO);
        if (file_.close() != 0) return writeError(errno);
        return std::nullopt;
    }

    std::optional<Error> replaceTarget() {
        if (system_.rename(path_, target_.path()) != 0) return writeError(errno);
        path_.clear();
        flushFolder();
        return std::nullopt;
    }

private:
    /// A file system that has no such thing as flushing.
    static bool cannotFlush(int number) { return number == EINVAL || number == ENOSYS || number == ENOTSUP; }

    /// One that gives every file the mode it likes, as FAT, or a share of another machine. The file then
    /// stays as closed to others as it was made, or as its file system has it.
    static bool cannotSetMode(int number) { return number == EPERM || number == ENOSYS || number == ENOTSUP; }

    int create() {
        constexpr int attempts = 100;
        constexpr mode_t forNew = 0666;
        constexpr mode_t forReplaced = 0600; // until it gets the mode of the file it replaces
        for (int i = 0; i < attempts; ++i) {
            path_ = target_.folder + newName();
            const int file = uninterrupted([this] {
                return system_.open(path_, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
                                    target_.exists ? forReplaced : forNew);
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

    /// Says that it is being written, until it is in its place. False when somebody took it for left behind
    /// in the moment before. Where files cannot be locked none is taken for that.
    bool claim(int file) {
        if (uninterrupted([&] { return system_.lock(file); }) != 0) return errno != EWOULDBLOCK;
        struct stat status {};
        if (system_.fstat(file, status) == 0 && status.st_nlink == 0) return false;
        claimed_ = system_.duplicate(file); // closing tells whether all was stored, and the lock outlives it
        return true;
    }

    std::string newName() const {
        std::random_device random;
        std::string name = temporaryBegin(target_);
        for (std::size_t i = 0; i < suffixLength; ++i)
            name += suffixLetters[random() % suffixLetters.size()];
        return name.append(temporaryEnd);
    }

    /// Where the system does not let us, the file becomes ours: better than not being saved.
    void keepOwner() {
        struct stat status {};
        const struct stat& wanted = target_.status;
        if (system_.fstat(file_.get(), status) != 0) return;
        if (status.st_uid == wanted.st_uid && status.st_gid == wanted.st_gid) return;
        if (system_.fchown(file_.get(), wanted.st_uid, wanted.st_gid) != 0)
            system_.fchown(file_.get(), uid_t(-1), wanted.st_gid);
    }

    /// The file is in its place already; that this should fail is no reason to say it was not saved.
    void flushFolder() {
        const OpenFile open(system_,
                            system_.open(target_.folderPath(), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0));
        if (open.ok()) system_.fsync(open.get());
    }

    FileSystem& system_;
    const Target& target_;
    std::string path_; ///< empty when there is nothing to remove
    int claimed_ = -1;
    OpenFile file_;
    OpenFile claim_; ///< holds the lock; initialised after file_, which makes it
};

/// Whether it can be one that this user's program made: a file of theirs or, given away already as root can,
/// of the target's owner, and under no other name.
bool isOurs(FileSystem& system, const struct stat& status, const Target& target) {
    const bool hasOwner =
        status.st_uid == system.user() || (target.exists && status.st_uid == target.status.st_uid);
    return S_ISREG(status.st_mode) && status.st_nlink == 1 && hasOwner;
}

/// Removes a temporary file of the target unless its writer lives.
void removeAbandoned(FileSystem& system, const Target& target, const std::string& path) {
    const OpenFile file(system, system.open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW, 0));
    struct stat status {};
    if (!file.ok() || system.fstat(file.get(), status) != 0 || !isOurs(system, status, target)) return;
    if (system.lock(file.get()) == 0) system.unlink(path);
}

/// Why no temporary file could be made. Folders of the kernel, such as those of processes, say of a new file
/// that there is none.
Error creationError(FileSystem& system, const Target& target, int number) {
    struct stat status {};
    const bool isThere = system.stat(target.folderPath(), status) == 0;
    return number == ENOENT && isThere ? fileError("file/folder-denied") : folderError(number);
}

} // namespace

Error folderError(int number) {
    return number == EACCES || number == EPERM ? fileError("file/folder-denied") : writeError(number);
}

Result<std::string> readFile(FileSystem& system, const std::string& path, std::int64_t limit) {
    if (path == "-") return readAll(system, STDIN_FILENO, limit, Idle::IsWaitedFor);
    if (path.find('\0') != std::string::npos) return fileError("file/name");
    struct stat status {};
    if (system.stat(path, status) != 0) {
        const int number = errno;
        if (number == ENOENT && isDanglingLink(system, path)) return fileError("file/dangling-link");
        return readError(number);
    }
    if (auto error = whyNotRegular(status)) return *error;
    // It may have become another file since: not to wait for a FIFO, and to look once more.
    const OpenFile file(system, uninterrupted([&] {
                            return system.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, 0);
                        }));
    if (!file.ok()) return readError(errno);
    if (system.fstat(file.get(), status) != 0) return readError(errno);
    if (auto error = whyNotRegular(status)) return *error;
    return readAll(system, file.get(), limit, Idle::IsNoFile);
}

Status writeFile(FileSystem& system, const std::string& path, std::string_view bytes) {
    const Result<Target> target = findTarget(system, path);
    if (!target) return target.error();
    TemporaryFile file(system, *target);
    if (!file.ok()) return creationError(system, *target, errno);
    if (auto error = file.fill(bytes)) return *error;
    if (auto error = file.replaceTarget()) return *error;
    return std::monostate{};
}

Status canWriteFile(FileSystem& system, const std::string& path) {
    const Result<Target> target = findTarget(system, path);
    if (!target) return target.error();
    const TemporaryFile file(system, *target);
    if (!file.ok()) return creationError(system, *target, errno);
    return std::monostate{};
}

void removeLeftovers(FileSystem& system, const std::string& path) {
    const Result<Target> target = findTarget(system, path);
    if (!target) return;
    const std::string begin = temporaryBegin(*target);
    const auto names = system.namesIn(target->folderPath());
    if (!names) return;
    for (const std::string& name : *names)
        if (isTemporaryOf(begin, name)) removeAbandoned(system, *target, target->folder + name);
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
