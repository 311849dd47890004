// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/token_battle/deck/card.h"

#include <array>
#include <span>

namespace stonemason::token_battle {

/// The cells an ability reaches, under a name. Several cards share one.
struct AreaShape {
    std::string id; ///< "row", "corners"
    LocalText name;
    std::vector<Offset> cells; ///< in resolving order (source)
};

/// What an ability or a kind of token is called and does.
struct TermInfo {
    LocalText name;
    LocalText text;
};

/// What the game demands of a deck (blog). Stacks and their capacity are fixed by Deck.
struct DeckRules {
    int fewest = 2; ///< cards in a stack
    int most = 5;   ///< cards in a stack
    int decks = 5;  ///< the most decks the game itself keeps
};

/// How random decks are dealt (the blog's description; the numbers are assumed).
struct RandomRules {
    std::vector<int> another; ///< chance in percent that a stack of this many cards gets one more
    int openerStack = 0;      ///< the stack that holds openers only
    LocalText source;         ///< where the numbers come from
};

/// Everything Stonemason knows about the cards of one game, read from resources/cards/*.json.
struct Catalogue {
    std::string id; ///< "token-battle"
    LocalText name;
    Size board; ///< of the game; what a card is worth on the first turn depends on it
    DeckRules rules;
    RandomRules random;
    std::vector<AreaShape> areas;
    std::array<TermInfo, abilityCount> abilities; ///< by Ability
    std::array<TermInfo, tokenKindCount> kinds;   ///< by TokenKind
    std::vector<std::string> assumed;             ///< fields that no source gives for any card: "opener"
    std::vector<Card> cards;                      ///< by rising id

    /// The card of an id, or nullptr for one the catalogue does not know.
    const Card* card(CardId cardId) const;
    const TermInfo& infoOf(Ability ability) const { return abilities[std::size_t(ability)]; }
    const TermInfo& infoOf(TokenKind kind) const { return kinds[std::size_t(kind)]; }
    /// The versions cards came with, each once, the oldest first.
    std::vector<GameVersion> versions() const;
};

} // namespace stonemason::token_battle
