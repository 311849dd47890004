// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/token_battle/duel/duel.h"
#include "core/token_battle/duel/game.h"

#include <string>
#include <string_view>

namespace stonemason::token_battle {

/// A position as people can read and write it, one line for each thing, everything the game goes on from:
///
///     token-battle position 1
///     .   .   .   .   .   .       six rows, the top first; an empty cell is a dot
///     .   .   a3  b2r .   .       a token: its owner a or b, its value, a letter for a kind that is not
///     plain:
///     ...                         r resilient, f aura for yours, w aura for all, e aura for the opponent,
///                                 h and v turrets along row and column, g golden
///     state to-move a             or "state won a", "state won b", "state drawn"
///     moves 12
///     scores 31 28                player a's number first, here and below
///     yields 7 5                  of the last scoring
///     boosts 0 1
///     extra 0 0                   moves in a row still to come
///     last d2                     column and row of the token of the move before, "none" when it is gone
///     tops 0 1 0 2 / 1 0 0 0      by stack: index of the card on top, from 0
///     seen 2 1 1 3 / 1 1 0 0      by stack: cards played at least once
///     played 6 1 0 / 6 0 2        cards played, pushes and flips among them
std::string positionText(const Position& position);

/// The position of such a text, to be played on in this duel. Blanks between words may be any, empty lines
/// and lines that begin with # are skipped. Errors, with the line: position/header (the first line is
/// another), position/row (words needed, words found), position/token (the word), position/line (the line
/// that is expected), position/number (the word), position/more (there is text behind the last line); and
/// for what faultOf() finds position/state (the line there has to be), position/moves and position/yields
/// (the numbers there have to be) and position/impossible.
Result<Position> readPosition(std::string_view text, const Duel& duel);

/// Reads the form alone: faultOf() checks whether it can be played on.
Result<Position> readPositionForm(std::string_view text);

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
