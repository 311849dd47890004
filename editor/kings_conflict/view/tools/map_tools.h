// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool_box.h"

namespace stonemason::kings_conflict {

/// Every tool of the map workspace: those of any board, with the eraser of
/// maps, and river, road, raise, ramp, rise, place-unit. They work on a
/// MapPaintTarget.
ToolBox mapTools();

} // namespace stonemason::kings_conflict
