// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/transform.h"
#include "editor/grid/tools/paint_target.h"

namespace stonemason {

/// A piece of the target's board, turned or flipped with its whole content.
LiftedPiece transformed(const PaintTarget& target, const LiftedPiece& piece, Transform transform);

/// Turns or flips the selection around its middle, and keeps it selected, as an undo step of that name.
/// Cells that a turned rectangle leaves become blank; cells pushed over the edge are lost.
void turnSelection(PaintTarget& target, Transform transform, const QString& step);

} // namespace stonemason
