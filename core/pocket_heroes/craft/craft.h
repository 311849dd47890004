// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"

#include <array>
#include <optional>

/// Metrics that distinguish maps made by people from generated ones. CraftFigure defines each.
namespace stonemason::pocket_heroes {

/// A value of each CraftFigure; none where there is nothing to measure, as of the guards of a world without.
using CraftFigures = std::array<std::optional<double>, craftFigureCount>;

/// All figures, in time linear in the cells and things, but for castles: each looks at what is within 20
/// steps.
CraftFigures craftOf(const World& world, const Catalogue& catalogue);

/// Those from Reach on are minimum requirements, which are counted by themselves.
inline constexpr int craftRangeCount = int(CraftFigure::Reach);
inline constexpr int craftRequirementCount = craftFigureCount - craftRangeCount;

/// How many figures, the minimum requirements left out, lie inside their ranges on a map of so many rows.
int figuresInside(const CraftFigures& figures, const CraftRules& rules, int side);
/// How many of the minimum requirements are met, likewise.
int requirementsMet(const CraftFigures& figures, const CraftRules& rules, int side);

} // namespace stonemason::pocket_heroes
