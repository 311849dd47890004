// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/pocket_heroes/generate/work_budget.h"
#include "core/pocket_heroes/template/drawn_links.h"
#include "core/pocket_heroes/template/template.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// Where the zones of a template lie in a drawing of it.
namespace stonemason::pocket_heroes {

/// How many pairs of zones or links a drawing examines before it returns its best result: graphs
/// that can be drawn well are done long before, and those of any file within a few hundredths of a second.
inline constexpr std::int64_t drawingWork = 5'000'000;

/// A straight-line drawing with few edge crossings, in the unit of Zone::size. Zones with a place stay there;
/// links with a missing end are ignored.
/// @param leftOut links that may cross others, because portals can replace them
/// @param work the budget that the search is charged to; after drawingWork nothing new is begun
std::vector<DrawingPoint> drawZones(const Template& worldTemplate, SeededRandom& random,
                                    std::size_t leftOut = 0, WorkBudget* work = nullptr);

/// The pairs of zones between which a drawing has lines, each once; links with a missing end are ignored.
std::vector<ZonePair> drawnPairs(const Template& worldTemplate);

} // namespace stonemason::pocket_heroes
