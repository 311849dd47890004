// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/own_folder.h"

#include "core/format/folder_system.h"
#include "core/format/temporary_file.h"

#include <algorithm>
#include <cerrno>
#include <optional>
#include <utility>

namespace stonemason {

namespace {

constexpr mode_t forOthers = 0077;

Error foreign() {
    return Error{{"file/foreign-folder"}};
}

std::string withoutEndingSlashes(std::string path) {
    while (path.size() > 1 && isSlash(path.back()))
        path.pop_back(); // a path with one means what a link leads to
    return path;
}

/// Creates the folder and its missing parents; an existing folder is checked when it is opened. Returns the
/// system's error number, or 0.
int makeFolders(FolderSystem& system, const std::string& path) {
    if (system.makeFolder(path) == 0 || errno == EEXIST) return 0;
    const std::size_t above = folderLength(path);
    if (errno != ENOENT || above <= 1) return errno;
    if (const int number = makeFolders(system, withoutEndingSlashes(path.substr(0, above)))) return number;
    return system.makeFolder(path) == 0 || errno == EEXIST ? 0 : errno;
}

} // namespace

OwnFolder::OwnFolder(OwnFolder&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {
}

OwnFolder& OwnFolder::operator=(OwnFolder&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

OwnFolder::~OwnFolder() {
    if (descriptor_ >= 0) FileSystem().close(descriptor_);
}

Result<OwnFolder> OwnFolder::make(const std::string& path) {
    const std::string folder = withoutEndingSlashes(path);
    FolderSystem system(FolderSystem::currentFolder);
    if (const int number = makeFolders(system, folder)) return folderError(number);
    return open(folder);
}

Result<OwnFolder> OwnFolder::open(const std::string& path) {
    auto opened = openAsItIs(path);
    if (opened) opened->closeToOthers();
    return opened;
}

Result<OwnFolder> OwnFolder::openAsItIs(const std::string& path) {
    return openAt(FolderSystem::currentFolder, withoutEndingSlashes(path));
}

Result<OwnFolder> OwnFolder::makeFolder(const std::string& name) const {
    if (FolderSystem(descriptor_).makeFolder(name) != 0 && errno != EEXIST) return folderError(errno);
    return folder(name);
}

Result<OwnFolder> OwnFolder::folder(const std::string& name) const {
    auto opened = openAt(descriptor_, name);
    if (opened) opened->closeToOthers();
    return opened;
}

Result<OwnFolder> OwnFolder::openAt(int folder, const std::string& path) {
    FolderSystem system(folder);
    OwnFolder opened(system.openFolder(path));
    const int number = errno;
    FileStatus status;
    if (opened.descriptor_ < 0)
        return system.statusOf(path, status) == 0 && status.isLink() ? foreign() : folderError(number);
    if (system.fstat(opened.descriptor_, status) != 0) return folderError(errno);
    if (status.owner != system.user()) return foreign();
    return opened;
}

/// Errors are ignored: on file systems without permissions, or that are read-only, the folder is used as it
/// is.
void OwnFolder::closeToOthers() const {
    FolderSystem system(descriptor_);
    FileStatus status;
    if (system.fstat(descriptor_, status) == 0 && (status.permissions & forOthers) != 0)
        system.fchmod(descriptor_, status.permissions);
}

std::vector<std::string> OwnFolder::entries(Kind kind) const {
    FolderSystem system(descriptor_);
    std::vector<std::string> names = system.namesIn(".").value_or(std::vector<std::string>());
    std::erase_if(names, [&](const std::string& name) {
        FileStatus status;
        if (system.stat(name, status) != 0) return true;
        return kind == Kind::File ? !status.isRegular() : !status.isFolder();
    });
    std::ranges::sort(names);
    return names;
}

bool OwnFolder::hasFile(const std::string& name) const {
    FileStatus status;
    return FolderSystem(descriptor_).stat(name, status) == 0 && status.isRegular();
}

bool OwnFolder::has(const std::string& name) const {
    FileStatus status;
    return FolderSystem(descriptor_).statusOf(name, status) == 0 || errno != ENOENT;
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
    FileStatus status;
    if (FolderSystem(descriptor_).stat(name, status) != 0) return 0;
    return status.seconds * 1000 + status.nanoseconds / 1'000'000;
}

void OwnFolder::closeToOthers(const std::string& name) const {
    FolderSystem system(descriptor_);
    const OpenFile file(system, system.open(name, Opening::Reading, 0));
    FileStatus status;
    if (file.ok() && system.fstat(file.get(), status) == 0 && status.isRegular() &&
        status.owner == system.user() && (status.permissions & forOthers) != 0)
        system.fchmod(file.get(), status.permissions);
}

void OwnFolder::remove(const std::string& name) const {
    if (hasFile(name)) FolderSystem(descriptor_).unlink(name);
}

void OwnFolder::removeFolder(const std::string& name) const {
    FolderSystem(descriptor_).removeFolder(name);
}

} // namespace stonemason
