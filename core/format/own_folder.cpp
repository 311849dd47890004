// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/own_folder.h"

#include "core/format/file_system.h"
#include "core/format/temporary_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <unistd.h>
#include <utility>

namespace stonemason {

namespace {

constexpr mode_t forUser = 0700;
constexpr mode_t forOthers = 0077;

Error foreign() {
    return Error{{"file/foreign-folder"}};
}

bool isOwn(const struct stat& status) {
    return status.st_uid == ::geteuid();
}

/// The status of what bears the name itself, when it belongs to this user.
int statusAt(int folder, const std::string& name, struct stat& status) {
    if (::fstatat(folder, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) return -1;
    if (isOwn(status)) return 0;
    errno = EPERM;
    return -1;
}

/// What is in the folder. Opened anew: a copy of the descriptor would go on where the last reading ended.
std::optional<std::vector<std::string>> entriesIn(int folder) {
    const int file = ::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const std::unique_ptr<DIR, int (*)(DIR*)> list(file < 0 ? nullptr : ::fdopendir(file), &::closedir);
    if (!list) return std::nullopt;
    std::vector<std::string> names;
    while (const dirent* entry = ::readdir(list.get()))
        if (const std::string name = entry->d_name; name != "." && name != "..") names.push_back(name);
    return names;
}

/// The system's calls with every path taken from one folder, following no link, for this user alone.
class FolderSystem : public FileSystem {
public:
    explicit FolderSystem(int folder) : folder_(folder) {}

    int stat(const std::string& name, struct stat& status) override {
        return statusAt(folder_, name, status);
    }
    /// A link is nothing that is there: what is written takes its place.
    int lstat(const std::string& name, struct stat& status) override {
        const int result = statusAt(folder_, name, status);
        if (result != 0 || !S_ISLNK(status.st_mode)) return result;
        errno = ENOENT;
        return -1;
    }
    int accessForWriting(const std::string& name) override {
        return ::faccessat(folder_, name.c_str(), W_OK, AT_EACCESS);
    }
    int open(const std::string& name, int flags, mode_t mode) override {
        return ::openat(folder_, name.c_str(), flags | O_NOFOLLOW, mode & forUser);
    }
    int fchmod(int file, mode_t mode) override { return FileSystem::fchmod(file, mode & forUser); }
    /// Access lists would let others in.
    void copyAttributes(const std::string&, int) override {}
    int rename(const std::string& from, const std::string& to) override {
        return ::renameat(folder_, from.c_str(), folder_, to.c_str());
    }
    int renameNew(const std::string& from, const std::string& to) override {
        return ::renameat2(folder_, from.c_str(), folder_, to.c_str(), RENAME_NOREPLACE);
    }
    int link(const std::string& from, const std::string& to) override {
        return ::linkat(folder_, from.c_str(), folder_, to.c_str(), 0);
    }
    int unlink(const std::string& name) override { return ::unlinkat(folder_, name.c_str(), 0); }
    std::optional<std::vector<std::string>> namesIn(const std::string& folder) override {
        return folder == "." ? entriesIn(folder_) : std::nullopt;
    }

private:
    int folder_;
};

std::string withoutEndingSlashes(std::string path) {
    while (path.size() > 1 && path.ends_with('/'))
        path.pop_back(); // a path with one means what a link leads to
    return path;
}

/// The folder and what is missing above it; what is there already is looked at when it is opened. Returns the
/// system's number of what went wrong, or 0.
int makeFolders(const std::string& path) {
    if (::mkdir(path.c_str(), forUser) == 0 || errno == EEXIST) return 0;
    const std::size_t slash = path.rfind('/');
    if (errno != ENOENT || slash == std::string::npos || slash == 0) return errno;
    if (const int number = makeFolders(withoutEndingSlashes(path.substr(0, slash)))) return number;
    return ::mkdir(path.c_str(), forUser) == 0 || errno == EEXIST ? 0 : errno;
}

} // namespace

OwnFolder::OwnFolder(OwnFolder&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {
}

OwnFolder& OwnFolder::operator=(OwnFolder&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

OwnFolder::~OwnFolder() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Result<OwnFolder> OwnFolder::make(const std::string& path) {
    const std::string folder = withoutEndingSlashes(path);
    if (const int number = makeFolders(folder)) return folderError(number);
    return open(folder);
}

Result<OwnFolder> OwnFolder::open(const std::string& path) {
    auto opened = openAsItIs(path);
    if (opened) opened->closeToOthers();
    return opened;
}

Result<OwnFolder> OwnFolder::openAsItIs(const std::string& path) {
    return openAt(AT_FDCWD, withoutEndingSlashes(path));
}

Result<OwnFolder> OwnFolder::makeFolder(const std::string& name) const {
    if (::mkdirat(descriptor_, name.c_str(), forUser) != 0 && errno != EEXIST) return folderError(errno);
    return folder(name);
}

Result<OwnFolder> OwnFolder::folder(const std::string& name) const {
    auto opened = openAt(descriptor_, name);
    if (opened) opened->closeToOthers();
    return opened;
}

Result<OwnFolder> OwnFolder::openAt(int folder, const std::string& path) {
    OwnFolder opened(::openat(folder, path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    const int number = errno;
    struct stat status {};
    if (opened.descriptor_ < 0) {
        const bool isLink =
            ::fstatat(folder, path.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(status.st_mode);
        return isLink ? foreign() : folderError(number);
    }
    if (::fstat(opened.descriptor_, &status) != 0) return folderError(errno);
    if (!isOwn(status)) return foreign();
    return opened;
}

/// Some file systems know no permissions, some cannot be written: it is used as it is there.
void OwnFolder::closeToOthers() const {
    struct stat status {};
    if (::fstat(descriptor_, &status) == 0 && (status.st_mode & forOthers) != 0)
        ::fchmod(descriptor_, status.st_mode & forUser);
}

std::vector<std::string> OwnFolder::entries(Kind kind) const {
    std::vector<std::string> names = entriesIn(descriptor_).value_or(std::vector<std::string>());
    std::erase_if(names, [&](const std::string& name) {
        struct stat status {};
        if (statusAt(descriptor_, name, status) != 0) return true;
        return kind == Kind::File ? !S_ISREG(status.st_mode) : !S_ISDIR(status.st_mode);
    });
    std::ranges::sort(names);
    return names;
}

bool OwnFolder::hasFile(const std::string& name) const {
    struct stat status {};
    return statusAt(descriptor_, name, status) == 0 && S_ISREG(status.st_mode);
}

bool OwnFolder::has(const std::string& name) const {
    struct stat status {};
    return ::fstatat(descriptor_, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 || errno != ENOENT;
}

Result<std::string> OwnFolder::read(const std::string& name) const {
    FolderSystem system(descriptor_);
    return readFile(system, name, maximumDocumentSize);
}

Status OwnFolder::write(const std::string& name, std::string_view bytes) const {
    FolderSystem system(descriptor_);
    return writeFile(system, name, bytes);
}

Result<bool> OwnFolder::writeNew(const std::string& name, std::string_view bytes) const {
    FolderSystem system(descriptor_);
    return writeNewFile(system, name, bytes);
}

void OwnFolder::removeLeftovers() const {
    FolderSystem system(descriptor_);
    removeAllLeftovers(system);
}

std::int64_t OwnFolder::modified(const std::string& name) const {
    struct stat status {};
    if (statusAt(descriptor_, name, status) != 0) return 0;
    return std::int64_t(status.st_mtim.tv_sec) * 1000 + status.st_mtim.tv_nsec / 1'000'000;
}

void OwnFolder::closeToOthers(const std::string& name) const {
    const int file =
        ::openat(descriptor_, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) return;
    struct stat status {};
    if (::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && isOwn(status) &&
        (status.st_mode & forOthers) != 0)
        ::fchmod(file, status.st_mode & forUser);
    ::close(file);
}

void OwnFolder::remove(const std::string& name) const {
    if (hasFile(name)) ::unlinkat(descriptor_, name.c_str(), 0);
}

void OwnFolder::removeFolder(const std::string& name) const {
    ::unlinkat(descriptor_, name.c_str(), AT_REMOVEDIR);
}

} // namespace stonemason
