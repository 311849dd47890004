// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason::pocket_heroes {

extern const GameCli gameCli;

inline constexpr char worldInFile[] = QT_TRANSLATE_NOOP(
    "CommandLine", "FILE may hold a Pocket Heroes world (.hmm), or be - for standard input.");

extern const Verb worldInfoVerb;
extern const GenerateVerbs generateVerbs;

} // namespace stonemason::pocket_heroes
