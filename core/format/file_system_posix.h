// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"

#include <sys/stat.h>

namespace stonemason {

// What the files for POSIX systems share.

FileStatus statusOf(const struct stat& status);
/// The flags of open().
int flagsOf(Opening opening);

} // namespace stonemason
