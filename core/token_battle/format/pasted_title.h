// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::token_battle {

/// The title of a post with one deck that gives it no name ("Deck:"): of the lines before the first card the
/// first or else the last that can be a title, being short, no sentence and no card; nullopt when there is
/// none. Linear in the text.
std::optional<std::string> titleOfPost(std::string_view text, const Catalogue& catalogue);

} // namespace stonemason::token_battle
