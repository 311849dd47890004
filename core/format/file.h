// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace stonemason {

/// The largest file any reader accepts, in bytes.
inline constexpr std::int64_t maximumFileSize = 16 * 1024 * 1024;

/// The whole content of a regular file, or of standard input for "-". Refused before reading: directories,
/// FIFOs, devices, dangling links (file/missing, file/not-regular), files over the limit (file/too-large).
/// Other errors: file/denied, file/read.
Result<std::string> readFile(const std::string& path, std::int64_t limit = maximumFileSize);

/// Replaces or makes the file so that at any moment it is wholly the old or wholly the new one: a temporary
/// file beside the target, every byte counted, flushed to disk, renamed. Follows a link to a regular file and
/// keeps the permissions of a file it replaces. Errors (nothing is left behind, the old file is untouched):
/// file/not-regular, file/denied, file/read-only, file/no-space, file/missing-folder, file/write.
Status writeFile(const std::string& path, std::string_view bytes);

} // namespace stonemason
