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

/// The number of characters in UTF-8 text; a byte that does not belong counts as one.
int characterCount(std::string_view text);

/// The first characters of UTF-8 text, at most so many.
std::string_view firstCharacters(std::string_view text, int most);

/// The text without the blanks (spaces, tabs, no-break spaces, byte order marks) at its ends.
std::string_view trimmed(std::string_view text);

} // namespace stonemason
