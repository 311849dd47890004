// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/command_call.h"
#include "editor/cli/game_cli.h"

namespace stonemason::wastes {

extern const GameCli gameCli;

inline constexpr char boardInFile[] = QT_TRANSLATE_NOOP(
    "CommandLine", "FILE may hold a board of War in the Wastes (.sboard, or bare rows of "
                   "tiles), a record of a game on one (.swar), or be - for standard input.");

extern const Verb boardMovesVerb;
extern const Verb boardPerftVerb;
extern const GenerateVerbs generateVerbs;

} // namespace stonemason::wastes
