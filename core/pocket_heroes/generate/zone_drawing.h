// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/pocket_heroes/template/drawn_links.h"
#include "core/pocket_heroes/template/template.h"

#include <cstddef>
#include <cstdint>
#include <vector>

/// Where the zones of a template lie in a drawing of it.
namespace stonemason::pocket_heroes {

/// How often a drawing looks at a pair of zones or of links before it takes the best that it has: graphs
/// that can be drawn well are done long before, and those of any file within a few hundredths of a second.
inline constexpr std::int64_t drawingWork = 5'000'000;

/// A place for each zone: those that have one stay there, the others lie so that linked zones are neighbours
/// and few links cross, in the same unit, that of Zone::size. Links to zones that are not there count for
/// nothing. While none or few cross once so many of them are left out, these few may cross any others.
/// @param work what it has looked at is added here; after drawingWork nothing new is begun
std::vector<DrawingPoint> drawZones(const Template& worldTemplate, SeededRandom& random,
                                    std::size_t leftOut = 0, std::int64_t* work = nullptr);

/// The pairs of zones between which a drawing has lines, each once; links with a missing end are ignored.
std::vector<ZonePair> drawnPairs(const Template& worldTemplate);

} // namespace stonemason::pocket_heroes
