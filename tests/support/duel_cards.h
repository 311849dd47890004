// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

namespace stonemason::test {

using namespace token_battle;

/// The areas as the rules number them, 1 to 7.
enum class Area : std::uint8_t { None, Row, Column, Cross, Rising, Falling, Corners, Ring };

/// A card for a test, in the catalogue or not; without an area it has no shape.
Card cardWith(Ability ability, Area area = Area::None, int value = 1, TokenKind kind = TokenKind::Plain);

/// The Token Battle catalogue with these cards instead of its own, their ids counted from 0.
Catalogue catalogueOf(std::vector<Card> cards);

/// A catalogue of every ability with every kind on every area, if it needs one: 480 cards of values 1 to 9.
const Catalogue& everyCard();

} // namespace stonemason::test
