// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace stonemason::pocket_heroes {

/// Places for so many zones, three or more, at which no two of the lines cross, within a circle of radius 1;
/// nothing when there are none, or none that floating-point numbers can distinguish. No line may lead to its
/// own zone, or be there twice.
std::optional<std::vector<DrawingPoint>> planarDrawing(int zones, const std::vector<ZonePair>& lines,
                                                       SeededRandom& random);

/// A lower bound on the number of lines that have to be left out before the others can be drawn without a
/// crossing, wherever the zones lie; 0: all can be drawn. More may have to be left out.
/// Lines as for planarDrawing().
/// @param enough the count stops at this number
std::size_t fewestLeftOut(int zones, const std::vector<ZonePair>& lines, std::size_t enough);

} // namespace stonemason::pocket_heroes
