// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace stonemason {

/// What a cell of a board holds, as a number whose meaning is the game's own: a tile's code, a digit, a
/// glyph, an object of a world. Worlds have more kinds than there are characters that can be printed.
using TileIndex = std::uint16_t;

} // namespace stonemason
