// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace stonemason::ambush {

/// What a pattern asks of one cell of the map.
struct Demand {
    bool compared = true; ///< else the cell is ignored, and the other members are unused
    bool passable = true; ///< else blocked
    bool must = false;    ///< a cell that does not agree rules the place out, whatever the others are
    bool stand = false;   ///< a monster waits here
    int weight = 1;       ///< what the cell counts, 1 to 9

    bool operator==(const Demand&) const = default;
};

/// The weight of a blocked cell that weighs more (decided).
inline constexpr int heavyWall = 5;

/// Every sign of a pattern, in the order of a palette: `.` passable, `#` blocked, `X` passable and monsters
/// wait there, `@` must be passable, `!` must be blocked, `%` blocked with the weight of heavyWall, `*`
/// nobody cares, `2` to `9` passable with that weight. Given by the seed but for `!` and `%`, which are
/// decided.
inline constexpr std::string_view allSigns = ".#X@!%*23456789";

/// What the sign asks for; nullopt for a character that is none.
std::optional<Demand> demandOf(char sign);

} // namespace stonemason::ambush
