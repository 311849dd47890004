// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/game/game_profile.h"
#include "core/kings_conflict/map/map.h"
#include "editor/kings_conflict/model/map_document.h"

#include <utility>
#include <vector>

namespace stonemason::kings_conflict {

// What the Edit and Layer menus do to a map: each is one undo step, with the mirrored cells in it, on the
// current layer. Nothing happens when there is nothing to do. A gesture under way is given up first.

/// The cells of the current layer that commands act on: the selection within the layer; empty without one.
std::vector<Cell> selectedCells(const MapDocument& document);
/// Every cell of the current layer, row by row.
std::vector<Cell> allCells(const MapDocument& document);

/// The selection as a block, as it is seen; empty without one.
Block selectedBlock(const MapDocument& document);

/// The selection becomes plain (0 on hint layers).
void clearSelection(MapDocument& document, const QString& text);

/// Turns or flips the whole map with its hint grids.
void transformMap(MapDocument& document, const QString& text, Transform transform);

/// The changes that replacing a code by another makes, in the whole current layer or in the selection.
Edit replacing(const MapDocument& document, Code from, Code to, bool selectionOnly);

/// Adds a missing hint grid (all 0) or all that are missing, takes one away, or makes a layer blank.
void addGrid(MapDocument& document, int layer);
void addMissingGrids(MapDocument& document);
void removeGrid(MapDocument& document, int layer);
void clearLayer(MapDocument& document, int layer);

/// Reads a block for the current layer from text: lines of codes of any size, or a whole map in any form, of
/// which the current layer's grid is taken. Errors: those of readBlock, or of readMap for what looks like
/// code; block/no-layer (the layer's id) for a map without that grid.
Result<Block> blockFromText(const MapDocument& document, std::string_view text);

// What the Hint Grid menu does to the current hint layer: to the selection, or to the whole grid when nothing
// is selected. Each is one undo step, mirrored when the view mirrors hints. On terrain, on a missing grid and
// where nothing would change the document refuses with a sentence that explains it.

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
