// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/play/kept_review.h"
#include "core/token_battle/duel/duel.h"
#include "core/token_battle/duel/game.h"
#include "core/token_battle/duel/players/hard_player.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::token_battle {

/// A played game as a file (.sduel; its schema is resources/schema/sduel.schema.json): seed, start or the
/// position it began with as positionText() writes it, players, decks and moves, each as moveText() writes
/// it. A card that nobody here knows is a number in `hidden` alone, and older programs refuse such a file by
/// its version. Reads the form alone; Game::replay() checks whether the game could have been played. Errors
/// name the field, or the line of broken JSON: those of foreignBytes, parseJson, foreignJson and JsonReader,
/// file/too-large, sduel/no-game (no JSON object at all), sduel/not-duel (the format it names), json/version,
/// sduel/unknown-game (id), sduel/seed, sduel/name (bytes at most), sduel/deck, sduel/move (text that is no
/// move, its number from 1), those of readPositionForm.
Result<GameRecord> readGameRecord(std::string_view bytes, const Catalogue& catalogue);

/// The content of a file: a game, and its review if one was stored.
struct KeptGame {
    GameRecord record;
    std::optional<std::vector<MoveLoss>> review; ///< costliest() of its moves; empty: none lost much

    bool operator==(const KeptGame&) const = default;
};

/// The same with the review. isReviewOf() checks whether it fits the game.
Result<KeptGame> readKeptGame(std::string_view bytes, const Catalogue& catalogue);

/// See stonemason::isReviewOf().
bool isReviewOf(const Game& game, const std::vector<MoveLoss>& review);

using ReviewedGame = ReviewedGameOf<Game, MoveLoss>;

/// Plays a game that was kept. Errors: those of Game::replay, sduel/review (it is none of this game).
Result<ReviewedGame> replayKept(std::shared_ptr<const DuelTable> table, KeptGame kept);

/// The record, fields always in the same order.
/// @param review kept with it; null: none. Programs that do not know reviews refuse such a file by its
/// version
std::string writeGameRecord(const GameRecord& record, const Catalogue& catalogue,
                            const std::vector<MoveLoss>* review = nullptr);

/// Whether the text is JSON that calls its format that of readGameRecord.
bool looksLikeGameRecord(std::string_view bytes);

/// A game as one line of JSON for programs, with what each move led to:
/// {"seed", "start": [row, column], "decks": [[[ids] x 4] x 2], "moves": [{"player", "stack", "card", "row",
/// "col", "board", "yields", "scores", "next"}], "winner"}. All counts from 0; "board" is the 36 cells row by
/// row after scoring, each null or [owner, value, "kind"]; "next" is the player to move next, null when the
/// game ended here, by the rules or because one gave it up; "winner" null for a draw or a game that goes on.
/// In the sandbox "start" is null and there is one deck. A game that begins with a position has that as
/// positionText() in "position", and "start" is null.
std::string gameReport(const Game& game);

} // namespace stonemason::token_battle
