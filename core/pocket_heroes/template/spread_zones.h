// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// Moves the drawn places of zones apart so that no two circles, each of its zone's size, touch. Where no
/// zone has a place of its own all are stretched alike, so that no further links cross, as far as `farthest`
/// allows. Else, and for those that still touch, a zone goes to the nearest free place beside another;
/// zones with a place of their own stay there, even if they touch each other.
/// @param places by zone; those of zones with a place of their own are theirs
/// @param farthest the largest coordinate that stretching may lead to
void spreadZones(const std::vector<Zone>& zones, std::vector<DrawingPoint>& places, double farthest);

} // namespace stonemason::pocket_heroes
