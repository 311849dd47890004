// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace stonemason {

/// A name of a map, a deck or a person as a post in a forum can hold it: no tag, link, quote or emphasis is
/// found in it, whether the forum reads BBCode, Markdown or HTML, and nothing acts on a terminal. Characters
/// that begin one of these are replaced by similar-looking ones, invisible ones by U+FFFD. Idempotent. The
/// name must be one line of UTF-8.
std::string postedName(std::string_view name);

} // namespace stonemason
