// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason::text_map {

// Shift-JIS, as Japanese programs write it: ASCII, half-width kana of one byte, and the characters of JIS X
// 0208, of two bytes. A byte that belongs to none of these is a character of its own, without a meaning.

/// Rows of JIS X 0208 that have characters.
inline constexpr int jisRowCount = 84;
/// The characters of each; shorter where the last are none.
extern const std::u16string_view jisRows[jisRowCount];

/// Bytes of the character that a text begins with, which is not empty: 1 or 2.
std::size_t shiftJisLength(std::string_view text);

/// A character in UTF-8; U+FFFD for a byte that has no meaning.
std::string utf8OfShiftJis(std::string_view character);

/// The bytes of a character in UTF-8; nullopt where Shift-JIS has none.
std::optional<std::string> shiftJisOf(std::string_view character);

/// Whether bytes that are no UTF-8 are Shift-JIS: every character has a meaning, most beyond ASCII have two
/// bytes, of which every eighth at least is a sign or kana, and every second at least ends in a byte that is
/// no ASCII: where bytes are letters of other sets, ASCII follows them.
bool looksLikeShiftJis(std::string_view bytes);

} // namespace stonemason::text_map
