// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Texts of a .hmm file are UTF-16 that may have lone surrogates, as the other half of the pair was lost; the
/// game's editor reads them all the same. A world holds texts as WTF-8: a lone surrogate is the three bytes
/// that UTF-8 would give it, were it a character, so that it is written as it was read. All else is UTF-8.
namespace stonemason::pocket_heroes {

/// Whether a lone surrogate begins at that byte.
bool isLoneSurrogate(std::string_view text, std::size_t at);

/// Whether the text is UTF-8 but for lone surrogates.
bool isWorldText(std::string_view text);

/// How many lone surrogates the text has.
int loneSurrogatesIn(std::string_view text);

/// The text with U+FFFD in place of each.
std::string withoutLoneSurrogates(std::string_view text);

/// The text of a world for UTF-16LE. The number of bytes must be even.
std::string fromUtf16(std::string_view bytes);

/// The UTF-16LE of a text of a world; nullopt for what is none, see isWorldText().
std::optional<std::string> toUtf16(std::string_view text);

} // namespace stonemason::pocket_heroes
