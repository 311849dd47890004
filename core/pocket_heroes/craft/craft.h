// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"

#include <array>
#include <optional>

/// Metrics that distinguish maps made by people from generated ones. CraftFigure defines each.
namespace stonemason::pocket_heroes {

/// A value of each CraftFigure; nullopt where there is nothing to measure, for example in a world without
/// guards.
using CraftFigures = std::array<std::optional<double>, craftFigureCount>;

/// All figures, in time linear in the cells and things, except that each castle searches the cells within 20
/// steps.
CraftFigures craftOf(const World& world, const Catalogue& catalogue);

/// The figures from Reach on are minimum requirements and are counted separately.
inline constexpr int craftRangeCount = int(CraftFigure::Reach);
inline constexpr int craftRequirementCount = craftFigureCount - craftRangeCount;

/// How many figures, the minimum requirements left out, lie inside their ranges on a map of so many rows.
int figuresInside(const CraftFigures& figures, const CraftRules& rules, int side);
/// How many of the minimum requirements are met, likewise.
int requirementsMet(const CraftFigures& figures, const CraftRules& rules, int side);

} // namespace stonemason::pocket_heroes
