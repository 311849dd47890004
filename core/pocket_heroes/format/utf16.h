// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

/// UTF-16, two bytes a unit, the low one first, as the text of a world, which
/// keeps half a pair of surrogates (half_pairs.h). The number of bytes must be
/// even.
std::string fromUtf16(std::string_view bytes);

/// The other way. Nothing for what is no text of a world.
std::optional<std::string> toUtf16(std::string_view text);

} // namespace stonemason::pocket_heroes
