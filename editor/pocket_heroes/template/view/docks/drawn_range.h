// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/range_field.h"

namespace stonemason::pocket_heroes {

/// A field for a range from which each world draws a number.
/// @param name of what the range is of, for assistive technology
/// @param usual what can be dragged
/// @param bounds what can be typed
RangeField* drawnRange(const QString& name, IntRange usual, IntRange bounds);

} // namespace stonemason::pocket_heroes
