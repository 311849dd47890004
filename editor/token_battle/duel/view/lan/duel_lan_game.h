// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/view/lan/lan_link.h"

#include <memory>

namespace stonemason::token_battle {

/// A document with a LanGame for the game that the link has begun: it has no card that the person here may
/// not know, until that card is played.
/// @param folder where games are kept
std::unique_ptr<DuelDocument> beginLanGame(std::unique_ptr<LanLink> link,
                                           std::shared_ptr<const DuelTable> table, const QString& folder);

} // namespace stonemason::token_battle
