// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <vector>

namespace stonemason::pocket_heroes {

/// Where each zone is drawn: its own place, else one that the automatic layout finds for it. The same for the
/// same template, always.
std::vector<DrawingPoint> placesOf(const Template& made);

/// Places for all zones, whether they have some or not.
std::vector<DrawingPoint> laidOut(Template made);

} // namespace stonemason::pocket_heroes
