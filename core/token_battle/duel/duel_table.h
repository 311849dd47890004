// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/duel/squares.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace stonemason::token_battle {

/// A cell of an area round a token.
struct AreaTarget {
    Square square = noSquare;
    Square beyond = noSquare;   ///< one further from the token: where a push moves to; noSquare off the board
    Square opposite = noSquare; ///< on the other side of the token: where a flip moves to

    bool operator==(const AreaTarget&) const = default;
};

/// An area worked out for every square a token may lie on.
class AreaTable {
public:
    /// Up to eight offsets of one cell, in resolving order.
    explicit AreaTable(std::span<const Offset> offsets);

    /// The cells of the area round a square that lie on the board, in resolving order.
    std::span<const AreaTarget> targets(Square square) const {
        const Place& place = places_[square];
        return {place.targets.data(), place.count};
    }
    /// The same as a set.
    Squares squares(Square square) const { return places_[square].squares; }
    /// Whether no cell of the area lies off the board.
    bool whole(Square square) const { return places_[square].count == cells_; }

private:
    struct Place {
        std::array<AreaTarget, 8> targets{};
        std::uint8_t count = 0;
        Squares squares = 0;
    };
    std::array<Place, duelCells> places_{};
    std::uint8_t cells_ = 0;
};

/// The area of a card without one: it has no cells.
extern const AreaTable noArea;

/// The condition under which a computer player expects a token to be pushed off the border, or flipped off
/// the ring inside it.
struct Wariness {
    int percent = 0; ///< more than so many of a hundred of the opponent's cards had that ability
    int above = 0;   ///< then a token worth more than this is worth 1 less there

    bool operator==(const Wariness&) const = default;
};

/// Numbers of the computer players, in points a turn unless stated otherwise.
struct PlayerRules {
    int doubt = 2;     ///< Easy takes a random 0 to this off a move (source)
    int extraTurn = 2; ///< what an extra turn is worth; the opponent's costs as much
                       ///< (assumed)
    int boostNext = 1; ///< what a boost is worth (assumed)
    std::vector<Wariness> wary{{35, 1}, {15, 2}}; ///< of Normal (source)
    int turretReach = 1;  ///< what Normal takes off for a special token under an enemy turret (assumed)
    int nodes = 4000;     ///< positions that Hard looks at before a move, by default
    int unknownValue = 2; ///< what Hard takes the opponent's cards for that it has not seen: a plain token of
                          ///< this value

    bool operator==(const PlayerRules&) const = default;
};

/// Numbers of the game, read from resources/duels/*.json, where each names its source.
struct DuelRules {
    std::string game;        ///< the id of the catalogue they go with
    int winningScore = 1000; ///< the side that has as many points ends the game; at most 20,000 (blog)
    int mostMoves = 1000;    ///< a game of so many moves ends, as on a full board: no game goes on for ever
                             ///< (assumed)
    int startValue = 2;      ///< of the plain token that player 1 owns before the first move (source)
    Squares starts = 0;      ///< where that token may lie (source)
    int spawnValue = 1;      ///< of a spawned token, 1 to 9 (blog)
    int gildBelow = 3;       ///< tokens worth less can be gilded (blog)
    int goldenFactor = 2;    ///< what a golden token's points are multiplied by (blog)
    int auraBonus = 1;       ///< points a turn for each fitting aura beside a token (blog)
    PlayerRules players;

    bool operator==(const DuelRules&) const = default;
};

/// The properties of a card that the rules use.
struct DuelCard {
    CardId id = -1;
    std::uint8_t value = 0;
    Ability ability = Ability::None;
    TokenKind kind = TokenKind::Plain;
    const AreaTable* area = &noArea; ///< never nullptr

    /// In the place of a card that is not known, see Knowledge.
    bool isUnknown() const { return id < 0; }

    bool operator==(const DuelCard&) const = default;
};

/// The substitute for a card that is not known: a plain one of PlayerRules::unknownValue, without an id.
DuelCard unknownCard(const DuelRules& rules);

/// The board with the areas of a catalogue's cards worked out for every square, and the numbers of the game:
/// what all duels with those cards share.
class DuelTable {
public:
    /// The table, or duel/board (rows and columns needed) when the catalogue's board is another than this
    /// engine plays on.
    static Result<std::shared_ptr<const DuelTable>> of(const Catalogue& catalogue, const DuelRules& rules);

    DuelTable(const DuelTable&) = delete;
    DuelTable& operator=(const DuelTable&) = delete;

    const Catalogue& catalogue() const { return catalogue_; }
    const DuelRules& rules() const { return rules_; }
    /// The card of an id as the rules see it, nullptr when the catalogue has none.
    const DuelCard* card(CardId id) const;

private:
    DuelTable(const Catalogue& catalogue, const DuelRules& rules);

    Catalogue catalogue_;
    DuelRules rules_;
    std::vector<AreaTable> areas_;
    std::vector<DuelCard> cards_; ///< by rising id
};

} // namespace stonemason::token_battle
