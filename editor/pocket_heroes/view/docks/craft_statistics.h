// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/craft/craft.h"

class QTreeWidget;

namespace stonemason::pocket_heroes {

/// How the world is made beside the maps that people made: how many figures are as in theirs, then the
/// figures that are less, those that are more, and the others, each with its range in maps of people. Last
/// the minimum requirements, which are counted by themselves.
void addCraft(QTreeWidget& tree, const CraftFigures& figures, const CraftRules& rules, int side);

} // namespace stonemason::pocket_heroes
