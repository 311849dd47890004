// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace stonemason {

/// How bad a problem is. The order is that of rising severity.
enum class Severity : std::uint8_t { Note, Warning, Error };

} // namespace stonemason
