// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/craft/craft.h"

class QTreeWidget;

namespace stonemason::pocket_heroes {

/// Compares the figures of the world with maps made by people: how many are within their ranges, then the
/// figures below, those above, and the others, each with its range. The minimum requirements come last and
/// are counted separately.
void addCraft(QTreeWidget& tree, const CraftFigures& figures, const CraftRules& rules, int side);

} // namespace stonemason::pocket_heroes
