// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace stonemason {

/// A text in several languages, keyed by language code ("en", "pl"); English is always there.
using LocalText = std::map<std::string, std::string, std::less<>>;

/// The text in the language, or in English.
const std::string& textIn(const LocalText& text, std::string_view language);

} // namespace stonemason
