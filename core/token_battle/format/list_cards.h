// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/token_battle/deck/catalogue.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace stonemason::token_battle {

/// The numbers of cards by their names in small letters, in all languages.
using CardNames = std::map<std::string, CardId, std::less<>>;
CardNames namesOf(const Catalogue& catalogue);

/// The cards of "11 Ram, 1x Wedge", a stack as people write it; at most one more than a stack can hold.
///
/// A card goes by its number, by its name, or by both: "11", "Ram", "11 Ram", "Ram (11)". A name that no card
/// has says nothing beside a number: names change. A number with an x is how often the card is there: "1x
/// Ram", "x1 Ram", "2 × 11 Ram", "Ram x2".
///
/// Messages: deck/not-cards, deck/no-such-name (what stands in the place of a card), deck/number-and-name
/// (the number, the name) when these are two cards.
std::variant<std::vector<CardId>, Message> cardsOfList(std::string_view text, const CardNames& names);

} // namespace stonemason::token_battle
