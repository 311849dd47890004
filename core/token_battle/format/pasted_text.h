// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

// Texts as they come from the clipboard and from other programs, as plain UTF-8.

namespace stonemason::token_battle {

/// The text of UTF-16 with or without a byte order mark, of either byte order; U+FFFD stands for half a
/// surrogate pair. nullopt for anything else. Without a mark most characters must be ASCII.
std::optional<std::string> fromUtf16(std::string_view bytes);

/// The text of Windows-1250 as far as Polish and punctuation need it; nullopt when it is UTF-8 already or
/// holds any other byte.
std::optional<std::string> fromWindows1250(std::string_view bytes);

/// Whether there are tags of HTML that end lines, such as <br>, <li> and </p>.
bool looksLikeHtml(std::string_view text);

/// The text of an HTML page: without tags, comments, scripts and styles, entities decoded, " | " before each
/// cell of a table. An added line end is \v, so that lines can still be counted by \n and \r; a line end
/// within a tag is \f, which ends no line of the text but counts as one of the file.
std::string textOfHtml(std::string_view html);

} // namespace stonemason::token_battle
