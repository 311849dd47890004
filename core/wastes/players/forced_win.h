// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace stonemason::wastes {

/// A win that no defence of the other side prevents.
struct ForcedWin {
    Side winner = Side::Blue;
    std::vector<Move> line; ///< the shortest win against the longest defence

    bool operator==(const ForcedWin&) const = default;
};

/// The win that one of the sides can force from a position of a running game within `plies` plies; nullopt
/// when there is none, or when `nodes` positions were not enough to prove one.
/// @param whole if given, is set to the number of plies that were searched completely
std::optional<ForcedWin> forcedWin(const Engine& engine, const Position& position, int plies,
                                   std::int64_t nodes, int* whole = nullptr);

} // namespace stonemason::wastes
