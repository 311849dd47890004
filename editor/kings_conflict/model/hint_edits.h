// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "editor/kings_conflict/model/map_document.h"

#include <utility>
#include <vector>

namespace stonemason::kings_conflict {

// What the Hint Grid menu does to the current hint layer: to the selection, or to the whole grid when nothing
// is selected. Each is one undo step, mirrored when the view mirrors hints. On terrain, on a missing grid and
// where nothing would change the document refuses with a sentence that says so.

void smoothHints(MapDocument& document);
void scaleHints(MapDocument& document);
/// Adds `by`, which may be negative, to every value.
void raiseHints(MapDocument& document, int by);
void clearHints(MapDocument& document);
/// Takes the values of another hint layer.
void copyHints(MapDocument& document, int from);
/// Makes the grid symmetric in that way, whatever symmetry the map declares.
void mirrorHints(MapDocument& document, Symmetry symmetry, Half from);

/// Puts whole grids in the place of hint layers, missing ones too: one undo step, not mirrored.
void replaceHints(MapDocument& document, const QString& text,
                  const std::vector<std::pair<int, Grid<Code>>>& grids);

/// A sentence why hints cannot be shaped now (terrain is current, the grid is missing), or empty.
QString shapingRefusal(const MapDocument& document);

} // namespace stonemason::kings_conflict
