// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/cell_change.h"

#include <span>
#include <string>

namespace stonemason::kings_conflict {

/// A rectangle cut out of one layer: a selection on its way to the clipboard, a stamp.
/// Cells that were not selected hold `hole` and leave what is under them alone.
struct Block {
    static constexpr Code hole = '\0';

    LayerKind kind = LayerKind::Terrain;
    Grid<Code> codes;

    Size size() const { return codes.size(); }
    bool operator==(const Block&) const = default;
};

/// The selected cells of a layer as a block as large as their bounding box; an empty block for no cells.
Block copyBlock(const Map& map, const GameProfile& game, int layer, std::span<const Cell> cells);

/// The block turned or flipped, its codes turned too.
Block transformed(const Block& block, const GameProfile& game, Transform t);

/// The whole map turned or flipped: every layer, codes turned. A quarter turn of an oblong swaps rows and
/// columns.
Map transformed(const Map& map, const GameProfile& game, Transform t);

/// Replaces one code by another everywhere in the layer.
void replaceAll(ChangeSet& changes, int layer, Code from, Code to);

} // namespace stonemason::kings_conflict
