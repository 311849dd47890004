// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason::kings_conflict {

extern const GameCli gameCli;

extern const Verb symmetryVerb;
extern const Verb suggestHintsVerb;
extern const Verb marchVerb;
extern const GenerateVerbs generateVerbs;

} // namespace stonemason::kings_conflict
