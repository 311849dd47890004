// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Texts of a .hmm file are UTF-16 of which half a pair of surrogates may have
/// been lost; the game's editor reads them all the same. In a world such a half
/// stands as the three bytes that UTF-8 would give it, were it a character
/// (known as WTF-8), so that it is written as it was read. All else is UTF-8.
namespace stonemason::pocket_heroes {

/// Whether half a pair stands at that place.
bool isHalfPair(std::string_view text, std::size_t at);

/// Whether the text is UTF-8 but for halves of pairs.
bool isWorldText(std::string_view text);

/// How many halves of pairs are in it.
int halfPairsIn(std::string_view text);

/// The text with U+FFFD in place of each.
std::string withoutHalfPairs(std::string_view text);

/// UTF-16, two bytes a unit, the low one first, as the text of a world, which
/// keeps half a pair of surrogates (half_pairs.h). The number of bytes must be
/// even.
std::string fromUtf16(std::string_view bytes);

/// The other way. Nothing for what is no text of a world.
std::optional<std::string> toUtf16(std::string_view text);

} // namespace stonemason::pocket_heroes
