// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason::text_map {

extern const GameCli gameCli;

} // namespace stonemason::text_map
