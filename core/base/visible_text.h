// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace stonemason {

/// A name from outside (of a file, a document, a deck, an opponent) as one line that shows all that is in it
/// and does nothing: what would drive a terminal, end the line or turn the letters after it round is written
/// out. Control characters (C0, DEL, C1), the marks of line and paragraph ends and the signs that set the
/// direction of writing become "\u{202E}", bytes that are no UTF-8 "\xFF". All else stays as it is,
/// backslashes too: the result is for reading, not for reading back. Twice is the same as once.
std::string visibleText(std::string_view text);

/// Text of several lines in which nothing acts: what visibleText() would write out is U+FFFD, but for line
/// ends (\n, \r\n and \r) and tabs. For texts that other programs read, where \u{202E} would mean something
/// else. The text must be UTF-8.
std::string inertText(std::string_view text);

/// A JSON document that reads the same and can be looked at in a terminal: in its strings, what visibleText()
/// would write out stands as JSON's own "\u202E". The text must be JSON in UTF-8.
std::string visibleJson(std::string_view json);

} // namespace stonemason
