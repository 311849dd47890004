// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason::token_battle {

/// What play, replay and tournament do with decks.
extern const PlayVerbs playVerbs;

} // namespace stonemason::token_battle
