// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"

#include <cstdint>

namespace stonemason::wastes {

/// How many sequences of exactly so many moves there are from a position, 1 for none. A won game has no
/// moves; draws do not count: games go on as if there were none.
std::uint64_t perft(const Engine& engine, Position position, int depth);

} // namespace stonemason::wastes
