// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/template/graph_shape.h"
#include "core/pocket_heroes/template/world_symmetry.h"

#include <cstdint>
#include <optional>

namespace stonemason::pocket_heroes {

/// How much there is to find in all zones.
enum class Riches : std::uint8_t { Poor, Usual, Rich };
inline constexpr int richesCount = 3;

/// The choices from which a template is made. Numbers of zones and guards follow from them as in the
/// samples.
struct TemplatePlan {
    int players = 2; ///< 2 to playerCount, each with a home
    int mapSize = 64;
    GraphShape shape = GraphShape::Ring;
    int isolation = 1; ///< see shapedGraph()
    Riches riches = Riches::Usual;
    std::uint64_t seed = 1; ///< determines the grounds, and a random graph
    /// Of its worlds, where the zones of the plan have it, see mirrorOf(); images then have the ground of the
    /// zones whose images they are.
    WorldSymmetry symmetry = WorldSymmetry::None;

    bool operator==(const TemplatePlan&) const = default;
};

/// A template that follows the plan. All homes have the same, no two zones that touch the same ground while
/// there are others but images of each other, and guards are the stronger the further a link is from home.
/// Homes, junctions and prizes are zones of their kinds. Equal plans give equal templates.
Template templateOf(const TemplatePlan& plan);

/// The smallest size of a map, from that of the plan on, on which the checks find room for all of it, and
/// which its image leaves room on; nothing when there is none.
std::optional<int> smallestMapFor(TemplatePlan plan, const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
