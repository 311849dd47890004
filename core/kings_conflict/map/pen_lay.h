// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/pen_path.h"
#include "core/kings_conflict/map/symmetry.h"

namespace stonemason::kings_conflict {

/// What became of a walk, or of a part of one.
struct LaidWalk {
    Edit edit;
    /// Whether all of it was given up because something further off would have worsened: what is beyond a
    /// part counts, too.
    bool isGivenUp = false;
};

/// Lays the network along a walk that is not empty, see drawPath, or along a part of one whose orders those
/// are.
LaidWalk layWalk(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
                 std::span<const Cell> walk, const PenOrders& orders);

} // namespace stonemason::kings_conflict
