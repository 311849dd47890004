// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/map/map.h"

#include <optional>
#include <string>

namespace stonemason {

/// The map's terrain with the kings at their starts as a PNG file's bytes: 64 pixels a cell, fewer on a board
/// so large that the picture would pass 4096 pixels. Needs no display, and may be called once in a run: it
/// makes the application object that drawing depends on. Nothing when there is not enough memory.
std::optional<std::string> pictureOf(const Map& map, const GameProfile& game);

} // namespace stonemason
