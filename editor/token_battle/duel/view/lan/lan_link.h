// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/lan/lan_session.h"
#include "editor/lan/lan_link.h"

namespace stonemason::token_battle {

/// A game of Token Battle with another program over a socket, and who waits for one.
using LanLink = LanLinkOf<LanSession>;
using LanHost = LanHostOf<LanSession>;

} // namespace stonemason::token_battle
