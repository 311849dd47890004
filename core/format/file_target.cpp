// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file_target.h"

#include <cerrno>
#include <utility>

namespace stonemason {

namespace {

Result<Target> split(const std::string& path, Target target) {
    target.folder = path.substr(0, folderLength(path));
    target.name = path.substr(target.folder.size());
    if (target.name.empty()) return fileError("file/name");
    return target;
}

} // namespace

Result<Target> findTarget(FileSystem& system, std::string path) {
    if (path.find('\0') != std::string::npos) return fileError("file/name");
    Target target;
    target.exists = system.lstat(path, target.status) == 0;
    if (!target.exists && errno != ENOENT) return writeError(errno);
    if (target.exists && target.status.isLink()) {
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
    return split(path, target);
}

bool hasOtherNames(FileSystem& system, const std::string& path) {
    const Result<Target> target = findTarget(system, path);
    return target && target->exists && target->status.links > 1;
}

Result<Target> newTarget(const std::string& path) {
    if (path.find('\0') != std::string::npos) return fileError("file/name");
    return split(path, {});
}

} // namespace stonemason
