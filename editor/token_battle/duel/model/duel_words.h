// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/players/hard_player.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/model/move_choice.h"

#include <QString>

namespace stonemason::token_battle {

/// "c4: your token, value 2, Resilient, scores 3 a turn"; "a1: empty".
QString cellWords(const DuelDocument& document, const Position& position, Square square);

/// "Bellows on c4: pushes 2 tokens, one of them off the board."
QString previewWords(const MovePreview& preview, const DuelDocument& document);
/// "You +7 → +9 · Hard +6 → +4"
QString yieldWords(const MovePreview& preview, const DuelDocument& document);

/// A move of the game, from 0: "Bellows on c4".
QString moveWords(const DuelDocument& document, int move);
/// What the card of that move does, in sentences.
QString moveCardWords(const DuelDocument& document, int move);

/// Whose turn it is in the position looked at, or how the game ended: "Your turn", "Hard to move", "Blue
/// wins, 512 : 430".
QString turnWords(const DuelDocument& document);
/// By how much a game that has ended was won, and after how many moves: "82 points ahead after 36 moves".
QString marginWords(const DuelDocument& document);
/// Why a game that has ended did so, and what the numbers on the board were: "You reached 1000 points, which
/// ends the game. The number on a token ...".
QString endReasonWords(const DuelDocument& document);
/// What ends a game: "The game ends at 1000 points or on a full board; more points win."
QString goalWords(const DuelDocument& document);
/// Where points come from: what ends a game, and what the number on a token means.
QString scoringWords(const DuelDocument& document);
/// What a move of the game cost and which would have been better: "Cost about 45 points. Better: Ram on c4".
QString lossWords(const DuelDocument& document, const MoveLoss& loss);
/// The same with the move itself: "Hammer on a1 cost about 45 points. Better: card 2, Ram, on c4 (+45)".
QString reviewWords(const DuelDocument& document, const MoveLoss& loss);
/// What a review found in the position looked at: of the move that led there, else of the next one; nullptr
/// for nothing.
const MoveLoss* reviewedAt(const DuelDocument& document);
/// The move that Hard would make: "Hard would play card 2, Ram, on c4".
QString hintWords(const DuelDocument& document, Move hint);
/// What is special about the turn: "You move once more after this", at the start what the token on the board
/// is; or empty.
QString turnRemark(const DuelDocument& document);

} // namespace stonemason::token_battle
