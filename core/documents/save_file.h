// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/format/file_system.h"

#include <string>
#include <string_view>

namespace stonemason {

/// writeFile() for whatever a person asks to be written, under a name of their choice: a user file of the
/// original game that has the name is not lost to it (keepsUserFile), and what earlier writers of the file
/// that were killed left beside it goes before (removeLeftovers). Errors: those of writeFile, user/only-sets,
/// and those of readFile for a file that cannot be looked into.
Status saveFile(const std::string& path, std::string_view bytes);
Status saveFile(FileSystem& system, const std::string& path, std::string_view bytes);
/// The same for what is too large to be in memory at once and is no user file.
Status saveFile(FileSystem& system, const std::string& path, const FileContent& content);

/// Whether saveFile() could begin now with something that is no user file, for those who have long work to do
/// before they know the bytes. What is at the path stays, leftovers beside it go. Errors: those of saveFile
/// but file/no-space and file/write, which come with the bytes.
Status canSaveFile(FileSystem& system, const std::string& path);

} // namespace stonemason
