// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason::text_map {

/// What single bytes from 0x80 on mean; those below are ASCII.
enum class CodePage : std::uint8_t {
    Cp1252, ///< of Windows, which Latin-1 is the printable part of; its five gaps are read as Latin-1
    Cp437,  ///< of DOS, with lines of boxes, blocks and shades
};

/// The charsets that a file may be read in.
enum class Charset : std::uint8_t { Utf8, Cp437, Cp1252, ShiftJis };

/// As people and the command line call them, by Charset.
inline constexpr std::array<std::string_view, 4> charsetIds{"utf-8", "cp437", "cp1252", "shift-jis"};

/// nullopt for a name that is none.
std::optional<Charset> charsetFromId(std::string_view id);

/// The character of a byte, in UTF-8.
std::string utf8Of(char byte, CodePage page);

/// The byte of a character in UTF-8; nullopt where the page has none.
std::optional<char> byteOf(std::string_view character, CodePage page);

/// For bytes that are no UTF-8 (decided): CP437 when at least half of those from 0x80 on are where it has
/// lines, blocks and shades, 0xB0 to 0xDF. Where these are all 0xB7, which is a dot in the middle in CP1252,
/// they are floor of a map in that.
CodePage likelyPage(std::string_view bytes);

} // namespace stonemason::text_map
