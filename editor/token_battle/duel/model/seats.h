// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/game.h"
#include "core/token_battle/duel/players/player.h"
#include "editor/play/game_opponent.h"
#include "editor/play/seats.h"

#include <QString>

#include <functional>
#include <memory>
#include <stop_token>

namespace stonemason::token_battle {

/// An opponent in a game of Token Battle.
using Opponent = GameOpponent<Game>;

/// Who sits at the sides of a game of that setup.
SeatedPlayers seatedAt(const GameSetup& setup);
/// The level of the computer player who sits there, nullopt for a person.
std::optional<PlayerLevel> computerAt(const GameSetup& setup, int player);
/// Whether the moves of this player are made at this desk. False for a computer; for the sandbox's second
/// side, which never moves, too.
bool isPersonAt(const GameSetup& setup, int player);
/// The only person of a game against another player, nullopt when there are two or none.
std::optional<int> onlyPerson(const GameSetup& setup);
/// Whose cards lie nearer to the person who looks: the only person's, else player 0's.
int nearPlayer(const GameSetup& setup);

/// "You"; "Hard"; "Blue" and "Orange" where two people, or two computers, play.
QString playerName(const GameSetup& setup, int player);
/// Whether playerName() is "You", so that sentences address that player.
bool isYou(const GameSetup& setup, int player);
/// What the player's deck is called, as it can be shown.
QString deckName(const GameSetup& setup, int player);
/// What a game is called that has no file: its players, of two people their decks.
QString gameName(const GameSetup& setup);

/// The shape of the player's tokens as a letter.
QString ownerSign(int player);
/// "c4": the column as a letter, the row from 1 at the top.
QString squareName(Square square);

/// What finds the move of that side at the end of a game, as a computer player of this level would; after a
/// stop request it returns soon with any move. Holds copies of all it needs, and nothing that the side may
/// not know.
/// @param openDecks it knows the other's deck as its own
std::function<Move(const std::stop_token&)> moveFinder(PlayerLevel level, int player, bool openDecks,
                                                       const Game& game);

/// A computer player of that side. The same game and position bring the same move.
/// @param openDecks it knows the other's deck as its own
std::unique_ptr<Opponent> computerOpponent(PlayerLevel level, int player, bool openDecks);

} // namespace stonemason::token_battle
