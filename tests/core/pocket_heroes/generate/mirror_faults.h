// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/world_symmetry.h"
#include "core/pocket_heroes/world/world.h"

#include <QStringList>

namespace stonemason::pocket_heroes::generated {

/// Violations of a world's symmetry, at most ten with their cells: ground, things, owners, portals,
/// decorations, days of travel. Read from the world alone. Where doors have no images, the rectangles of
/// buildings are compared instead of their entrances, guards at doors by their buildings, and days may
/// differ by the cost of walking round buildings.
QStringList mirrorFaults(const World& world, WorldSymmetry symmetry = WorldSymmetry::Diagonal);

} // namespace stonemason::pocket_heroes::generated
