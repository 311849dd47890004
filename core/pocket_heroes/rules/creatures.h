// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/kinds.h"

#include <optional>

namespace stonemason::pocket_heroes {

/// The creatures that castles of one nation raise, the weakest first. Files number them nation by nation, in
/// the order of Nation; behind the last nation come those that live in no castle (source: the game's public
/// sources, Common/common.h).
inline constexpr int creaturesPerNation = 6;

/// The nation whose castles raise the creature; none for creatures of no castle and for random guards.
constexpr std::optional<Nation> nationOf(std::int16_t creature) {
    const bool isRaised = creature >= 0 && creature < creaturesPerNation * int(Nation::Random);
    return isRaised ? std::optional(Nation(creature / creaturesPerNation)) : std::nullopt;
}

/// The level of a creature in the castles of its nation, or the one that random guards are drawn from, 1 the
/// weakest to guardLevels; none where no level is known.
constexpr std::optional<int> levelOf(std::int16_t creature) {
    static_assert(creaturesPerNation == guardLevels);
    if (nationOf(creature)) return creature % creaturesPerNation + 1;
    const bool isDrawn = creature > randomGuard && creature <= randomGuard + guardLevels;
    return isDrawn ? std::optional(creature - randomGuard) : std::nullopt;
}

} // namespace stonemason::pocket_heroes
