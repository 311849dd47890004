// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// How the zones of a template lie and how they are linked.
enum class GraphShape : std::uint8_t {
    Ring,   ///< home after home in a circle
    Chain,  ///< home after home in a line
    Hub,    ///< all homes around a treasure in the middle
    Web,    ///< a hub whose zones around the middle are linked in a ring
    Random, ///< homes and zones between them wherever they come to lie, linked with those around them
};
inline constexpr int graphShapeCount = 5;

/// What a zone is for.
enum class ZoneRole : std::uint8_t {
    Home,     ///< a player begins here
    Junction, ///< lies between others
    Prize,    ///< the middle, which is worth a fight
};

/// A graph of zones to be, drawn without crossing lines.
struct ShapedGraph {
    struct Node {
        DrawingPoint place;
        ZoneRole role = ZoneRole::Junction;
    };
    std::vector<Node> nodes; ///< the homes come first, in the order of their players
    std::vector<std::pair<int, int>> links;
};

/// The most junctions between two homes.
inline constexpr int mostIsolation = 3;

/// @param homes at least 2
/// @param isolation 0 to mostIsolation junctions between two homes of a ring or chain, between a home and the
///        middle of a hub or web; of a random graph: how many there are for each home
/// @param seed of a random graph
ShapedGraph shapedGraph(GraphShape shape, int homes, int isolation, std::uint64_t seed);

} // namespace stonemason::pocket_heroes
