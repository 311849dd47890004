// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::token_battle {

/// A filter for the cards of a collection. Choices within a trait are combined with OR, an empty choice
/// matches every card; the traits are combined with AND.
struct CardFilter {
    /// Words separated by blanks or commas, all of which must occur in the card's text. A number from 1 to 9
    /// is a value; 0 and larger ones, and those behind a #, are ids.
    std::string words{};
    std::set<Ability> abilities{};
    std::set<TokenKind> kinds{};
    std::set<int> values{};
    std::set<int> areaShapes{}; ///< indexes into Catalogue::areas, -1 for cards without an area
    std::set<GameVersion> versions{};
    bool notInDeck = false;

    bool operator==(const CardFilter&) const = default;
};

/// Whether the filter matches every card.
bool isOpen(const CardFilter& filter);

/// @param text what the words are looked for in. The caller folds it and the filter's words alike (small
///        letters, no accents), as core knows no language
/// @param inDeck whether the card is in the deck being edited
bool matches(const CardFilter& filter, const Card& card, std::string_view text, bool inDeck);

enum class CardOrder : std::uint8_t { Number, Name, Value, Ability, Version };
inline constexpr std::size_t cardOrderCount = 5;

/// The word an order is remembered by: "number", "name", "value", "ability", "version".
std::string_view cardOrderId(CardOrder order);
std::optional<CardOrder> cardOrderFromId(std::string_view id);

/// Whether one card comes before another, names aside; by number where they are alike. High values come
/// first, all else rises.
bool comesBefore(const Card& one, const Card& other, CardOrder order);

} // namespace stonemason::token_battle
