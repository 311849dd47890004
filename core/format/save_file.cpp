// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/save_file.h"

#include "core/format/file_system.h"
#include "core/format/user_file.h"

namespace stonemason {

Status saveFile(const std::string& path, std::string_view bytes) {
    const auto there = readFile(path);
    if (there && !keepsUserFile(*there, bytes)) return Error{{"user/only-sets"}};
    return writeFile(path, bytes);
}

Status canSaveFile(const std::string& path) {
    const auto there = readFile(path);
    if (there && !keepsUserFile(*there, {})) return Error{{"user/only-sets"}};
    FileSystem system;
    return canWriteFile(system, path);
}

} // namespace stonemason
