// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/game/model/war_document.h"

#include <QString>

namespace stonemason::wastes {

/// By how much a better move would have left the mover better off, in pieces of middling worth: "0.8".
QString gainText(const MoveLoss& loss, const Profile& profile);

/// What a move of the game lost, and what would have been better: "Brawler 4 to row 3, column 5 was not best.
/// Better: Guard 5 to row 2, column 5, worth about 0.8 pieces more".
QString reviewWords(const WarDocument& document, const MoveLoss& loss);

/// What a review found in the position looked at, see GameReviewOf::lossSeenAt(); nullptr for nothing.
const MoveLoss* reviewedAt(const WarDocument& document);

} // namespace stonemason::wastes
