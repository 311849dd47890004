// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"

#include <string>

namespace stonemason {

/// A file to be written, taken apart.
struct Target {
    std::string folder; ///< with its slash, empty for the current one
    std::string name;
    bool exists = false;
    struct stat status {};

    std::string path() const { return folder + name; }
    std::string folderPath() const { return folder.empty() ? "." : folder; }
};

/// The file that is to be replaced or made: links are followed, what is no regular file is refused. Errors:
/// those of writeFile.
Result<Target> findTarget(FileSystem& system, std::string path);

/// Whether the file that would be replaced has other names, hard links. They keep what it holds now: it is
/// replaced, not written into. False where there is none or it cannot be determined.
bool hasOtherNames(FileSystem& system, const std::string& path);

/// A file that is to be made where nothing has its name; what is there is not looked at. Errors: file/name.
Result<Target> newTarget(const std::string& path);

} // namespace stonemason
