// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"
#include "editor/cli/verb.h"

// The verb tournament with decks. Each returns the exit status.

namespace stonemason::token_battle {

extern const Verb deckListVerb;
extern const Verb deckShareVerb;
extern const Verb deckCardsVerb;
extern const Verb deckRandomVerb;

/// What play, replay and tournament do with decks.
extern const PlayVerbs playVerbs;

/// Lets the decks of the call meet.
int playDeckTournament(CommandCall& call, Shard shard);
int resumeDeckTournament(CommandCall& call, const PartFile& file);
int mergeDeckTournaments(CommandCall& call, PartFile first);

} // namespace stonemason::token_battle
