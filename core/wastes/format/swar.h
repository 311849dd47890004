// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/play/kept_review.h"
#include "core/wastes/game/game.h"
#include "core/wastes/players/advantage.h"
#include "core/wastes/players/hard_player.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::wastes {

/// A played game as a file (.swar; its schema is resources/schema/swar.schema.json): board, seed, players,
/// moves as moveText() writes them, and the result. Reads it and plays the moves. Errors name the
/// field, or the line of broken JSON: those of foreignBytes, parseJson, foreignJson and JsonReader,
/// file/too-large, war/not-a-game (the format it names), json/version (found, newest we know),
/// war/unknown-game (id), war/seed, war/name (bytes at most), war/move (text that is no move), those of
/// readSboard with "board." before the field, those of Game::replay, war/result (the one named, that of the
/// moves).
Result<Game> readSwar(std::string_view bytes, const Profile& profile);

using ReviewedGame = ReviewedGameOf<Game, MoveLoss>;

/// The same with the review, which files of version 2 have. Error beside those: war/review for one of another
/// game. readSwar() refuses it, too.
Result<ReviewedGame> readReviewedSwar(std::string_view bytes, const Profile& profile);

/// Whether the text is JSON that calls its format that of readSwar.
bool looksLikeSwar(std::string_view bytes);

/// The game, fields always in the same order. Errors: those of writeSboard, write/too-large (bytes at most)
/// for a record that readSwar would refuse.
/// @param review kept with it; null: none. Programs that do not know reviews refuse such a file by its
/// version
Result<std::string> writeSwar(const Game& game, const std::vector<MoveLoss>* review = nullptr);

/// "step", "capture", "jump", "goal".
std::string_view moveKindId(MoveKind kind);

/// How a game ended by the rules: "goal", "captured", "blocked", "repetition", "quiet-turns", "most-moves";
/// empty for one that goes on.
std::string_view endId(End end);

/// The moves of a position as one line of JSON for programs:
/// {"toMove", "moves": [{"from": [row, column], "to": [row, column], "kind"}]}, cells from 0. "toMove" is the
/// side, null when the game is over, which has no moves.
std::string movesReport(const Engine& engine, const Position& position);

/// A game as one line of JSON: {"seed", "players": [Blue's, Red's], "toMove", "moves": [{"side", "from",
/// "to", "kind", "captured"}], "winner", "end"}. "toMove" is the side that moves first; "captured" is the
/// rank of the piece taken, null where none is; "winner" a side, null for a draw and a game that goes on;
/// "end" is how it ended: "goal", "captured", "blocked", "repetition", "quiet-turns", "most-moves",
/// "resigned", or null for a game that goes on.
/// @param advantages advantagesIn() the game, or empty: each move has then the "chances" and the "win" after
/// it, as analysisReport() has them, and "start" has those before the first
std::string warReport(const Game& game, std::span<const Advantage> advantages = {});

} // namespace stonemason::wastes
