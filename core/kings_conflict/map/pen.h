// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/join.h"
#include "core/kings_conflict/map/symmetry.h"

#include <span>

namespace stonemason::kings_conflict {

/// Lays a river or road along a dragged path and returns the changes, under the symmetry at once (one that
/// does not fit the board counts as none).
///
/// The path lists cells in the order dragged, in any steps: cells outside the map are dropped, gaps closed by
/// a straight or L-shaped run, and a step straight back takes the step before it back. Two cells that follow
/// each other are a link; links are made in order, each together with its mirror image, and one that cannot
/// be made is left out: where a cell would get a third edge, or a cell on the axis or centre an edge set that
/// the transform turns into another. Cells all of whose links are left out stay as they are. `refused` names
/// the cells on the axis or centre that could not hold what the path asked for.
///
/// - Straights, bends and bridges follow from the links. The other network stays where the new piece can
///   bridge it; else (it bends there, runs alongside, or ends there and would lead nowhere from the bridge)
///   the new piece takes its place.
/// - A bridge is made where the path passes through it, or where what is beyond it joins: a piece that faces
///   it or can be bent to, for a river also a mouth. Else the path stops in front of it, or sets out behind
///   it, and the cell stays as it is; so does a cell where every edge that the path's end could choose would
///   face a piece joined elsewhere. A single such cell changes nothing.
/// - Under a symmetry the path ends on a cell of the axis or centre from which it goes on as no mirrored
/// piece
///   could, for that would be a fork; it goes on from there only into its own mirror image.
/// - The path stops in front of a hole of the board, too, and sets out behind it; a hole stays as it is.
/// - An end of the path (both ends of a single cell) joins a neighbour that faces it; else a neighbour with a
///   loose end, which is bent towards it; else a river seeks a mouth; else it runs on straight.
/// - Of the pieces around the stroke those change that now clash with it, or lost what they met there and can
///   be bent to meet something else. What they are joined to they stay joined to; if every bend clashes, the
///   piece is taken out. A bridge one of whose networks then leads nowhere becomes the straight of the
///   other, and so the next bridge beside it. Nothing else changes further off.
///
/// On any map the check `joins` finds no more errors than before, and cells that matched their partner still
/// do. On a map that obeys the symmetry and has no clash the same path again changes nothing. Turning map and
/// path turns the result, unless the path has gaps, or never turns and has to choose between two sides that
/// are equally good. On a board without rivers and roads the path from its other end gives the same, under no
/// symmetry and without gaps. The cost depends on the path, not on the size of the map.
/// While the path is dragged, GrowingPath lays what a drag touches.
Edit drawPath(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
              std::span<const Cell> path);

/// Erases terrain cells to the plain tile, under the symmetry at once. Pieces around them that met something
/// there are bent anew where that repairs them, and bridges become straights, as above; cells outside the map
/// are dropped.
Edit erase(const Map& map, const GameProfile& game, Symmetry symmetry, std::span<const Cell> cells);

/// Takes only the given network out of the cells: a bridge becomes the other network's straight, other pieces
/// the plain tile, the rest stays. Pieces around them are bent anew as by erase.
Edit eraseNetwork(const Map& map, const GameProfile& game, Network network, Symmetry symmetry,
                  std::span<const Cell> cells);

} // namespace stonemason::kings_conflict
