// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "core/grid/cell.h"

namespace stonemason::ambush {

/// The signs with the margins, whose cells hold `fill`. Both sides must be left with 1 cell or more.
Grid<char> resized(const Grid<char>& signs, const Margins& margins, char fill);

/// The signs turned or mirrored in any of the eight ways.
Grid<char> transformed(const Grid<char>& signs, Transform transform);

} // namespace stonemason::ambush
