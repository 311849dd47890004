// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/game.h"

#include <optional>

namespace stonemason::token_battle {

/// What a player of a game may know about both decks at a position: all of the own deck and, of the
/// opponent's, the cards that were played, for stacks turn in a fixed order (rules, "What a player may
/// know"); how many cards each stack holds, too (assumed). A card on top that was never played is not known.
/// Windows, computer players and files of an unfinished network game use only what this class reveals.
class Knowledge {
public:
    /// Both decks are visible: two people at one desk, the sandbox, spectators, open decks, the end of a
    /// game.
    static Knowledge ofEverything() { return Knowledge(); }
    static Knowledge of(int player, const Position& position);

    /// @param index of the card in the stack, 0 being on top at the start
    bool knows(int player, int stack, int index) const {
        return player != other_ || index < seen_[std::size_t(stack)];
    }
    /// The card on top of a stack; nullopt when it is not known, here or to either side of this game.
    std::optional<CardId> top(const Duel& duel, const Position& position, int player, int stack) const;
    /// Any card, likewise.
    std::optional<CardId> card(const Duel& duel, int player, int stack, int index) const;

private:
    Knowledge() = default;

    int other_ = -1; ///< the player whose deck is not known; -1 for none
    std::array<std::uint8_t, stackCount> seen_{};
};

/// The duel as that player knows it: each card of the opponent's that is not known is a plain one of
/// PlayerRules::unknownValue without an id.
Duel asKnownTo(int player, const Duel& duel, const Position& position);

/// The setup with the opponent's deck as that player knows it at the position: cards that are not known are
/// hidden.
GameSetup asKnownTo(int player, const GameSetup& setup, const Position& position);

/// The record as that player knows it: nothing is hidden once the game has ended.
GameRecord asKnownTo(int player, const Game& game);

} // namespace stonemason::token_battle
