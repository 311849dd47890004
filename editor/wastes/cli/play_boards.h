// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason::wastes {

/// What play, replay and tournament do with boards.
extern const PlayVerbs playVerbs;

} // namespace stonemason::wastes
