// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace stonemason::wastes {

/// A win that nothing the other does prevents.
struct ForcedWin {
    Side winner = Side::Blue;
    std::vector<Move> line; ///< shortest for the winner; the other holds out as long as can be

    bool operator==(const ForcedWin&) const = default;
};

/// The win that one of the sides can force from a position of a running game within so many moves of both;
/// nullopt when there is none, or none was found among so many positions.
/// @param whole if given, gets how many moves ahead all was looked at
std::optional<ForcedWin> forcedWin(const Engine& engine, const Position& position, int plies,
                                   std::int64_t nodes, int* whole = nullptr);

} // namespace stonemason::wastes
