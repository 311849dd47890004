// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/token_battle/deck/deck.h"

#include <string>
#include <string_view>
#include <vector>

namespace stonemason::token_battle {

/// The deck as one word: "sd1-" (form and version), then digits and lower-case letters, safe in URLs and in
/// any post. Holds the cards and their order only, so that a deck has exactly one code. Any deck has one,
/// also one with unknown cards or too few.
std::string shareCode(const Deck& deck);

/// The deck of a code; blanks and line ends around it are allowed, nothing else is. Every code with one
/// character changed, in any way, and every code with the case of any letters changed is refused.
/// Errors: code/none (does not begin as codes do), code/version (found, newest known), code/character (its
/// place from 1, a character codes do not have), code/damaged (checksum, length or spelling is wrong).
Result<Deck> readShareCode(std::string_view text);

/// The words of the text that look like share codes, wherever they stand: among other words, in quotes, in an
/// address. Which of them are codes readShareCode says. At most `limit`.
std::vector<std::string_view> shareCodesIn(std::string_view text, std::size_t limit);

/// Whether the text begins as a share code of any version does, blanks before it left aside.
bool looksLikeShareCode(std::string_view text);

} // namespace stonemason::token_battle
