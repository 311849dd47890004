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

/// Their names for users and the command line, by Charset.
inline constexpr std::array<std::string_view, 4> charsetIds{"utf-8", "cp437", "cp1252", "shift-jis"};

/// nullopt for an unknown name.
std::optional<Charset> charsetFromId(std::string_view id);

/// The character of a byte, in UTF-8.
std::string utf8Of(char byte, CodePage page);

/// The byte of a character in UTF-8; nullopt where the page has none.
std::optional<char> byteOf(std::string_view character, CodePage page);

/// The likely code page of bytes that are not UTF-8 (decided): CP437 if at least half of the bytes from 0x80
/// on are its lines, blocks and shades, 0xB0 to 0xDF. If these are all 0xB7, the middle dot of CP1252, they
/// are the floor of a map in CP1252.
CodePage likelyPage(std::string_view bytes);

} // namespace stonemason::text_map
