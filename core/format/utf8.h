// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace stonemason {

/// Where the first bytes stand that are no UTF-8; the text's size when there are none.
std::size_t firstNotUtf8(std::string_view text);

/// Whether the text is well-formed UTF-8.
bool isUtf8(std::string_view text);

/// The text with U+FFFD in place of every byte that is no UTF-8.
std::string validUtf8(std::string_view text);

} // namespace stonemason
