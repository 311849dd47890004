// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/grid/cell.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::token_battle {

/// The number of a card in the files of the game. Stable: a card keeps its id for ever.
using CardId = int;

/// What a card does once, when its token is placed. What each does stands in the catalogue's texts.
enum class Ability : std::uint8_t {
    None,
    Damage,
    Push,
    Flip,
    SpawnFriendly,
    SpawnEnemy,
    ExtraTurn,
    OpponentExtraTurn,
    Sacrifice,
    SwapLast,
    Gild,
    BoostNext,
};
inline constexpr std::size_t abilityCount = 12;

/// What the token of a card is while it lies on the board.
enum class TokenKind : std::uint8_t {
    Plain,
    Resilient,
    AuraFriendly,
    AuraAll,
    AuraEnemy,
    TurretHorizontal,
    TurretVertical,
    Golden,
};
inline constexpr std::size_t tokenKindCount = 8;

/// The words in files and on the command line: "spawn-friendly", "turret-vertical".
std::string_view abilityId(Ability ability);
std::optional<Ability> abilityFromId(std::string_view id);
std::string_view tokenKindId(TokenKind kind);
std::optional<TokenKind> tokenKindFromId(std::string_view id);

/// From a token to a cell of its area; never further than one cell (blog, 0.3.0), never (0, 0).
struct Offset {
    int dx = 0; ///< to the right
    int dy = 0; ///< up, towards row 0 of the board

    bool operator==(const Offset&) const = default;
};

/// A version of the game: 0.4.0.
struct GameVersion {
    int major = 0;
    int minor = 0;
    int patch = 0;

    auto operator<=>(const GameVersion&) const = default;
};

std::string versionText(GameVersion version);
std::optional<GameVersion> versionFromText(std::string_view text);

struct Card {
    CardId id = 0;
    LocalText name;
    LocalText text; ///< what it does, in a sentence or two; empty for a card without ability or kind
    int value = 0;  ///< points a turn, 1 to 9
    Ability ability = Ability::None;
    int areaShape = -1;       ///< index into Catalogue::areas, -1 without an area
    std::vector<Offset> area; ///< the cells of that shape, in the order in which targets resolve
    TokenKind kind = TokenKind::Plain;
    GameVersion since;                  ///< the version it came with; 0.1.0 is the first public one
    std::optional<GameVersion> changed; ///< the version it got its present form in, when that is a later one
    bool opener = false;                ///< not unprofitable on a first turn
    std::vector<std::string> assumed;   ///< fields no source gives: "id", "value", "area", "kind"

    /// Whether the field is one that no source gives.
    bool isAssumed(std::string_view field) const;
};

/// The cells an ability reaches, under a name. Several cards share one.
struct AreaShape {
    std::string id; ///< "row", "corners"
    LocalText name;
    std::vector<Offset> cells; ///< in resolving order (source)
};

/// The name and description of an ability or a kind of token.
struct TermInfo {
    LocalText name;
    LocalText text;
};

/// The game's requirements for a deck (blog). Stacks and their capacity are fixed by Deck.
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

/// The data of the cards of one game, read from resources/cards/*.json.
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

    /// The card of an id, or nullptr if the catalogue does not contain it.
    const Card* card(CardId cardId) const;
    const TermInfo& infoOf(Ability ability) const { return abilities[std::size_t(ability)]; }
    const TermInfo& infoOf(TokenKind kind) const { return kinds[std::size_t(kind)]; }
    /// The versions cards came with, each once, the oldest first.
    std::vector<GameVersion> versions() const;
};

} // namespace stonemason::token_battle
