// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

/// UTF-16, two bytes a unit, the low one first, as UTF-8. Nothing for half a pair of surrogates. The number
/// of bytes must be even.
std::optional<std::string> fromUtf16(std::string_view bytes);

/// The other way. Nothing for what is no UTF-8.
std::optional<std::string> toUtf16(std::string_view text);

} // namespace stonemason::pocket_heroes
