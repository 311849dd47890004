// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"
#include "editor/cli/verb.h"

namespace stonemason::wastes {

extern const Verb boardMovesVerb;
extern const Verb boardPerftVerb;
extern const GenerateVerbs generateVerbs;

} // namespace stonemason::wastes
