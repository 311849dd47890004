// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/duel_table.h"
#include "tests/fuzz/deck_oracle.h"

#include <memory>

namespace stonemason::fuzz {

/// Token Battle's cards and the numbers of its duels as the program ships them.
const std::shared_ptr<const DuelTable>& duels();

} // namespace stonemason::fuzz
