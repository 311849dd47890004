// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/lan/lan_session.h"
#include "editor/lan/lan_link.h"
#include "editor/wastes/game/model/war_document.h"

#include <memory>

namespace stonemason::wastes {

/// A game of War in the Wastes with another program over a socket.
using LanLink = LanLinkOf<LanSession>;

/// A document with a LanGame for the game that the link has begun.
/// @param profile outlives the document
/// @param folder where games are kept
std::unique_ptr<WarDocument> beginLanGame(std::unique_ptr<LanLink> link, const Profile& profile,
                                          const QString& folder);

} // namespace stonemason::wastes
