// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/game_state.h"

#include <cstddef>
#include <cstdint>

namespace stonemason {

/// How games ended for one who took part in them.
struct Outcomes {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;

    std::int64_t games() const { return wins + draws + losses; }
    /// A win counts 2, a draw 1.
    std::int64_t halfPoints() const { return 2 * wins + draws; }
    void add(GameResult result);
    Outcomes& operator+=(const Outcomes& other);
    bool operator==(const Outcomes&) const = default;
};

/// The same games as the opponent sees them.
Outcomes turned(const Outcomes& outcomes);

/// A whole number for each unit, added up.
struct Sums {
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t value);
    Sums& operator+=(const Sums& other);
    bool operator==(const Sums&) const = default;
};

/// Half points that one who takes part can make in a unit, its two games: 0 to 4.
inline constexpr std::size_t unitResults = 5;

} // namespace stonemason
