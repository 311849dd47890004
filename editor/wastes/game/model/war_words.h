// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/game/model/war_document.h"

#include <QString>

namespace stonemason::wastes {

/// "You", "Hard", "Blue"; see stonemason::playerName().
QString playerName(const WarDocument& document, int player);
/// What a game without a file is called: "The Wastes for two: you against Hard".
QString gameName(const WarDocument& document);
/// A move played after so many: "Brawler 4 takes Vulture 2 at row 3, column 5".
QString moveWords(const WarDocument& document, Move move, int after);
/// The same for a move in any position of the game's board.
QString moveWordsIn(const Position& before, const WarDocument& document, Move move);
/// The same in short, places as the rulers have them: "Brawler 4 × Vulture 2 (3, 5)".
QString shortMoveWords(const WarDocument& document, Move move, int after);
/// The same in short for a move in any position of the game's board.
QString shortMoveWordsIn(const Position& before, const WarDocument& document, Move move);
/// What a move would do, in a sentence.
QString previewWords(const WarDocument& document, Move move);
/// What lies on a cell in the position looked at: "row 3, column 5, High ground, your Brawler 4, power 5".
QString cellWords(const WarDocument& document, Cell cell);
/// The same without the place.
QString heldWords(const WarDocument& document, Cell cell);

/// Whose turn it is in the position looked at, or how the game ended.
QString turnWords(const WarDocument& document);
/// What is special about it: how many pieces each side has.
QString turnRemark(const WarDocument& document);
/// How a game ended, and after how many moves.
QString endWords(const WarDocument& document);
/// What wins on the game's board: "To win, bring a piece to its goal or capture every enemy piece."
QString goalWords(const WarDocument& document);

/// By how much the move lowered the winning chances of who made it, as the document's WarAdvantages have
/// them: "+28 %" for the better one; empty for less than 1 %.
QString gainText(const WarDocument& document, const MoveLoss& loss);

/// How much better the better move is as Hard weighs pieces and their way, in pieces of middling worth:
/// "+0.8 in pieces".
QString worthText(const MoveLoss& loss, const Profile& profile);

/// What a move of the game lost, and what would have been better: "Brawler 4 to row 3, column 5 was not best.
/// Better: Guard 5 to row 2, column 5 (winning chances 63 % instead of 35 %)".
QString reviewWords(const WarDocument& document, const MoveLoss& loss);

/// What a review found in the position looked at, see GameReviewOf::lossSeenAt(); nullptr for nothing.
const MoveLoss* reviewedAt(const WarDocument& document);

} // namespace stonemason::wastes
