// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/command_call.h"
#include "editor/cli/game_cli.h"

namespace stonemason::wastes {

extern const GameCli gameCli;

extern const Verb boardMovesVerb;
extern const Verb boardPerftVerb;
extern const GenerateVerbs generateVerbs;

} // namespace stonemason::wastes
