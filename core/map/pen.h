// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/map/join.h"
#include "core/map/symmetry.h"

#include <span>

namespace stonemason {

/// Lays a river or road along a dragged path and returns the changes, under the symmetry at once.
/// The path lists the cells in the order dragged; cells that do not touch along an edge are connected by a
/// straight or L-shaped run, cells outside the map are dropped. Along the path every piece joins the one
/// before and after it: straights, bends, and bridges where it crosses the other network at right angles.
/// Where the other network cannot be bridged (it bends there, or runs alongside) the new piece takes its
/// place. The ends join up with pieces already there, else run on straight; neighbours left with an end that
/// meets nothing are bent anew where that mends them. A link that the symmetry makes impossible (a fourth
/// arm, a bend on the centre) is left out. The last piece laid is never left clashing with an earlier piece
/// of the same stroke.
Edit drawPath(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
              std::span<const Cell> path);

/// Erases terrain cells to the plain tile, bending the rivers and roads around them anew, under the symmetry
/// at once.
Edit erase(const Map& map, const GameProfile& game, Symmetry symmetry, std::span<const Cell> cells);

/// Takes only the given network out of the cells: a bridge becomes the other network's straight.
Edit eraseNetwork(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
                  std::span<const Cell> cells);

} // namespace stonemason
