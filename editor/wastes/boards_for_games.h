// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/board_workspace.h"
#include "editor/wastes/game/war_workspace.h"

namespace stonemason::wastes {

/// Boards are played from where they are drawn, and opened from games on them.
void connectGames(BoardWorkspace& boards, WarWorkspace& games);

} // namespace stonemason::wastes
