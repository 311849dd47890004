// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/format/file_system.h"

#include <string>
#include <string_view>

namespace stonemason {

/// writeFile() for everything the user saves under a name of their choice: does not overwrite a user file of
/// the original game of that name (keepsUserFile), and first removes the temporary files that killed writers
/// of the file left beside it (removeLeftovers). Errors: those of writeFile, user/only-sets, and those of
/// readFile for a file that cannot be looked into.
Status saveFile(const std::string& path, std::string_view bytes);
Status saveFile(FileSystem& system, const std::string& path, std::string_view bytes);
/// The same for content that is too large for memory and is not a user file.
Status saveFile(FileSystem& system, const std::string& path, const FileContent& content);

/// Whether saveFile() could begin now with content that is not a user file, for callers that compute for
/// long before they know the bytes. Keeps what is at the path and removes leftovers beside it. Errors: those
/// of saveFile but file/no-space and file/write, which come with the bytes.
Status canSaveFile(FileSystem& system, const std::string& path);

} // namespace stonemason
