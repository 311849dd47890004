// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/game.h"

#include <string>
#include <string_view>

namespace stonemason::token_battle {

/// A position with its decks, to be passed on as text and played on elsewhere: positionText(), and for each
/// player, in the sandbox for the first alone, what the deck is called and its cards:
///
///     deck a Gnome Rush
///     cards a 0 1 | 2 ? | 4 5 8 | ? ? ?        ids by stack, the top first; a ? for each hidden card
std::string sharedPosition(const GameSetup& setup, const Position& position);

/// Whether a position stands somewhere in the text, as a whole or damaged.
bool holdsPosition(std::string_view text);

/// A game as it begins with the first position in the text, both sides moved by people. Words before and
/// behind it, "> " before its lines and tags such as [code] around it do not matter.
/// @param fallback whose decks it is played with when it names none; nullptr: then it cannot be played
/// Errors: those of readPosition, with the line of the whole text; position/header for a text without any;
/// position/decks (it names none); position/cards (line: ids and bars, four stacks at most of five cards
/// each, none of them twice, ? only below them); sduel/name (bytes at most); those of Duel::of.
Result<GameSetup> readSharedPosition(std::string_view text, const std::shared_ptr<const DuelTable>& table,
                                     const GameSetup* fallback);

} // namespace stonemason::token_battle
