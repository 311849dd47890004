// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/text_sink.h"

#include <functional>
#include <string>

namespace stonemason {

class FileSystem;

/// Hands what a file is to hold to the sink, piece by piece, until that is all or the sink wants no more.
using FileContent = std::function<void(const TextSink& sink)>;

/// As writeFile() of core/format/file.h, for what is too large to be in memory at once.
Status writeFile(FileSystem& system, const std::string& path, const FileContent& content);

} // namespace stonemason
