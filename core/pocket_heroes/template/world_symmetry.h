// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace stonemason::pocket_heroes {

/// In which way one half of a world is the image of the other.
enum class WorldSymmetry : std::uint8_t {
    None,
    Diagonal,    ///< mirrored in the diagonal from the upper left corner
    LeftRight,   ///< mirrored in the column line through the middle
    TopBottom,   ///< mirrored in the row line through the middle
    HalfTurn,    ///< turned by 180 degrees about the middle
    QuarterTurn, ///< turned by 90 degrees clockwise: four parts instead of two halves
};

/// By WorldSymmetry, as files and the command line name them.
inline constexpr std::array<std::string_view, 6> worldSymmetryIds{"none",       "diagonal",  "left-right",
                                                                  "top-bottom", "half-turn", "quarter-turn"};

/// Of how many parts, each the image of the one before, a world with the symmetry consists.
constexpr int orderOf(WorldSymmetry symmetry) {
    switch (symmetry) {
    case WorldSymmetry::None: return 1;
    case WorldSymmetry::QuarterTurn: return 4;
    default: return 2;
    }
}

constexpr std::string_view idOf(WorldSymmetry symmetry) {
    return worldSymmetryIds[std::size_t(symmetry)];
}

} // namespace stonemason::pocket_heroes
