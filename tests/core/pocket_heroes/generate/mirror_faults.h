// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/world.h"

#include <QStringList>

namespace stonemason::pocket_heroes::generated {

/// What of a world is not its own image in the diagonal from the upper left corner, at most ten faults with
/// their cells: ground, things, owners, portals, decorations, days of travel. Read from the world alone.
QStringList mirrorFaults(const World& world);

} // namespace stonemason::pocket_heroes::generated
