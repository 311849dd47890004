// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

namespace stonemason {

extern const Verb checkVerb;
extern const Verb exportVerb;
extern const Verb convertVerb;
extern const Verb playVerb;
extern const Verb replayVerb;
extern const Verb tournamentVerb;
extern const Verb generateVerb;

/// What each game adds to the command line, in the order of STONEMASON_GAMES; the build generates the table.
std::span<const GameCli* const> allGameClis();

/// The verbs, in the order in which the help lists them: those for files of any game, then those of games.
std::span<const Verb* const> allVerbs();

/// The options of a verb: its own, then those that games have for the files of any game if it takes such, or
/// for what they generate.
std::vector<Option> optionsOf(const Verb& verb);

} // namespace stonemason
