// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"

#include <cstdint>

namespace stonemason::wastes {

/// Moves of both that are drawn before the players of a tournament take over (decided): players that choose
/// the same from the same position would play one game again and again.
inline constexpr int openingMoves = 4;

/// A position of a running game after so many legal moves, each as likely, drawn from the seed. The start
/// where no such position is found: on a board where games end sooner.
Position openingOf(const Engine& engine, std::uint64_t seed);

} // namespace stonemason::wastes
