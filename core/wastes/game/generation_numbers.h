// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/wishes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace stonemason::wastes {

/// What can be wished for of a generated board, see countedWishes() (core/wastes/generate/wishes.h).
enum class WishKind : std::uint8_t {
    High,
    Rough,
    Sludge,
    Traps,
    Holes,
    Pieces,
    Ranks,
    Walkers,
    Jumpers,
    GoalDistance,
    Openness,
};

/// The words for wishes in files and on the command line, in the order of the enumeration.
inline constexpr std::array<std::string_view, 11> wishIds{"high",    "rough",         "sludge",  "traps",
                                                          "holes",   "pieces",        "ranks",   "walkers",
                                                          "jumpers", "goal-distance", "openness"};

/// What may be wished for, and what is wished for unless another range is given.
struct WishNumbers {
    WishRange limits;
    WishRange standard;

    bool operator==(const WishNumbers&) const = default;
};

/// With what numbers boards are generated and measured (all decided).
struct GenerationNumbers {
    /// In the order of WishKind. Shares are percentages of the board's cells, the openness one of those near
    /// a goal, pieces are those of a side, the distance is in turns.
    std::array<WishNumbers, wishIds.size()> wishes{{
        {{0, 40}, {3, 12}},
        {{0, 40}, {3, 12}},
        {{0, 35}, {6, 16}},
        {{0, 20}, {3, 9}},
        {{0, 40}, {4, 18}},
        {{1, 16}, {8, 8}},
        {{1, 8}, {8, 8}},
        {{0, 16}, {1, 1}},
        {{0, 16}, {1, 1}},
        {{2, 64}, {6, 14}},
        {{10, 100}, {40, 90}},
    }};
    int games = 400;        ///< that a board is measured by; even
    int nodes = 100;        ///< that Hard, which plays both sides, looks at before a move
    WishRange fair{45, 55}; ///< percent of the points that the side may make that moves first
    int variations = 12;    ///< boards of one seed that are measured at most

    bool operator==(const GenerationNumbers&) const = default;
};

} // namespace stonemason::wastes
