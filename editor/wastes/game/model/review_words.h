// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/game/model/war_document.h"

#include <QString>

namespace stonemason::wastes {

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
