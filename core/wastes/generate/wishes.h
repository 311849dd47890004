// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "core/wastes/game/profile.h"

#include <array>
#include <optional>
#include <string_view>

namespace stonemason::wastes {

/// What the numbers of a wish mean.
enum class WishUnit : std::uint8_t {
    Percent, ///< rounded to the nearest
    Count,
    Turns,
};

WishUnit unitOf(WishKind kind);

/// The ground whose share of all cells is wished for; none for other wishes.
std::optional<Tile> groundOf(WishKind kind);

std::string_view wishId(WishKind kind);
std::optional<WishKind> wishFromId(std::string_view id);

/// The range that holds for a wish: the one that is given, else the standard.
WishRange rangeOf(const Wishes& wishes, WishKind kind, const GenerationNumbers& numbers);

/// A number for each wish, in the order of WishKind.
using WishCounts = std::array<int, wishIds.size()>;

/// What each wish comes out as, on any board: percentages of all cells of the board that are High, Rough,
/// Sludge, Traps and Holes; Blue's Pieces, the different Ranks among them, its Walkers and Jumpers; the
/// GoalDistance, turns that the nearest piece of Blue needs to its goal on the empty board, 0 where none gets
/// there or the board cannot be played; and the Openness, the percentage of cells within three steps of Red's
/// goal that are neither hole nor sludge nor trap.
WishCounts countedWishes(const Board& board, const Profile& profile);

/// How near to a goal cells count for the openness, in rows and columns together.
inline constexpr int nearGoal = 3;

} // namespace stonemason::wastes
