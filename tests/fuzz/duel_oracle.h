// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/duel.h"
#include "tests/fuzz/deck_oracle.h"

#include <memory>

namespace stonemason::fuzz {

using namespace token_battle;

/// Token Battle's cards and the numbers of its duels as the program ships them.
const std::shared_ptr<const DuelTable>& duels();

/// Plays moves drawn at random until the game ends, twenty at most. Every position on the way must be
/// written and read back equal.
void playSome(const Duel& duel, SeededRandom& random);

} // namespace stonemason::fuzz
