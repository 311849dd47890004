// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason::pocket_heroes {

extern const GameCli gameCli;

extern const Verb worldInfoVerb;
extern const GenerateVerbs generateVerbs;

} // namespace stonemason::pocket_heroes
