// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"
#include "editor/grid/tools/paint_target.h"

namespace stonemason {

/// A piece of the target's board, turned or flipped with all that it holds.
LiftedPiece transformed(const PaintTarget& target, const LiftedPiece& piece, Transform transform);

/// Turns or flips in place, around its middle, what is selected, and keeps it selected, as an undo step of
/// that name. What a turned oblong leaves becomes blank, what it pushes over the edge is lost.
void turnSelection(PaintTarget& target, Transform transform, const QString& step);

} // namespace stonemason
