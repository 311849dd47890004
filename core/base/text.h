// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
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

/// A text in several languages, keyed by language code ("en", "pl"); English is always there.
using LocalText = std::map<std::string, std::string, std::less<>>;

/// The text in the language, or in English.
const std::string& textIn(const LocalText& text, std::string_view language);

/// An external name (of a file, a document, a deck, an opponent) as one line with all active characters
/// escaped: those that control a terminal, end the line or reverse the direction of the text after them.
/// Control characters (C0, DEL, C1), the marks of line and paragraph ends and the signs that set the
/// direction of writing become "\u{202E}", bytes that are no UTF-8 "\xFF". All else stays as it is,
/// backslashes too: the result is for display, not for parsing. Idempotent.
std::string visibleText(std::string_view text);

/// Multi-line text without active characters: what visibleText() would escape becomes U+FFFD, except line
/// ends (\n, \r\n and \r) and tabs. For texts that other programs read, where \u{202E} would have another
/// meaning. The text must be UTF-8.
std::string inertText(std::string_view text);

/// An equivalent JSON document that is safe to show in a terminal: in its strings, what visibleText() would
/// escape is written as JSON's own "\u202E". The text must be JSON in UTF-8.
std::string visibleJson(std::string_view json);

} // namespace stonemason
