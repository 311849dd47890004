// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/game_cli.h"

// The verb tournament with decks. Each returns the exit status.

namespace stonemason::token_battle {

/// Lets the decks of the call meet.
int playDeckTournament(CommandCall& call, Shard shard);
int resumeDeckTournament(CommandCall& call, const PartFile& file);
int mergeDeckTournaments(CommandCall& call, PartFile first);

} // namespace stonemason::token_battle
