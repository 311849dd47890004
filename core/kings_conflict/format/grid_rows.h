// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/format/text_file.h"
#include "core/kings_conflict/map/map.h"

#include <span>

namespace stonemason::kings_conflict {

/// Reads the rows of one layer at the game's own size; `line` is named when there is no row at all.
/// Errors, all with a line: map/row-length (layer, row, expected, found), map/not-printable (layer, row,
/// column), map/unknown-code and map/not-digit (layer, row, column, code), map/too-few-rows (layer, expected,
/// found), map/too-many-rows (layer, expected, found). Layers are named by Layer::id, rows and columns count
/// from 1.
Result<Grid<Code>> readGrid(const GameProfile& game, int layer, std::span<const TextLine> rows, int line);

/// A map of the game's own size without any grid yet.
Map mapWithoutGrids(const GameProfile& game);

} // namespace stonemason::kings_conflict
