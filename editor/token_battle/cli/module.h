// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/command_call.h"
#include "editor/cli/game_cli.h"

namespace stonemason::token_battle {

extern const GameCli gameCli;

inline constexpr char decksInFile[] =
    QT_TRANSLATE_NOOP("CommandLine", "FILE may hold decks in any of the forms Stonemason reads, a share code "
                                     "among them, or be - for standard input.");

extern const Verb deckListVerb;
extern const Verb deckShareVerb;
extern const Verb deckCardsVerb;
extern const Verb deckRandomVerb;

/// What play, replay and tournament do with decks.
extern const PlayVerbs playVerbs;

// The verb tournament with decks. Each returns the exit status.

/// Lets the decks of the call meet.
int playDeckTournament(CommandCall& call, Shard shard);
int resumeDeckTournament(CommandCall& call, const PartFile& file);
int mergeDeckTournaments(CommandCall& call, PartFile first);

} // namespace stonemason::token_battle
