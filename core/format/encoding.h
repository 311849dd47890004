// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string_view>

namespace stonemason {

/// What makes the bytes no UTF-8 text at all: file/empty when there are but blanks, file/encoding (its name)
/// for UTF-16 and UTF-32 with a byte order mark, file/nul (line).
std::optional<Error> foreignBytes(std::string_view bytes);

/// The text behind the byte order mark it may begin with.
std::string_view withoutMark(std::string_view bytes);

} // namespace stonemason
