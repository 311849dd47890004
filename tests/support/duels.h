// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/game.h"
#include "tests/support/cards.h"

#include <memory>

namespace stonemason::test {

using namespace token_battle;

/// Token Battle as the program ships it: its cards and the numbers of its duels.
const std::shared_ptr<const DuelTable>& tokenBattleTable();

/// The duel of two decks in the notation of deckOf(). Ends the test run when the duel is invalid.
Duel duelOf(std::string_view first, std::string_view second, DuelMode mode = DuelMode::Two);

/// Two random decks and the start drawn from the seed.
GameSetup anySetup(std::uint64_t seed, DuelMode mode = DuelMode::Two);

/// The game of such a setup after so many random moves, or fewer when it ends before.
Game anyGame(std::uint64_t seed, int moves, DuelMode mode = DuelMode::Two);

} // namespace stonemason::test
