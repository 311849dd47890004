// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/generate.h"

#include <cstdint>
#include <functional>
#include <string>

/// Measurements of worlds whose zones have a given option.
namespace stonemason::pocket_heroes::generated {

using ZoneChange = std::function<void(Zone&)>;

/// A shipped template with the change applied to all zones.
Template withZones(const std::string& name, const ZoneChange& change);

Result<Generated> worldOfSeed(const Template& from, std::uint64_t seed, int size = 64);

/// The mean over some worlds with the change applied to all zones; -1 when one cannot be generated.
double meanOver(const ZoneChange& change, const std::function<double(const Generated&)>& figure);

/// The mean level of the guards whose creature the game chooses, in a zone or, for -1, in all zones.
double meanGuardLevel(const Generated& made, int zone = -1);
double meanLevelOf(const ZoneChange& change);

/// The fraction of a zone's cells that is water.
double waterIn(const Generated& made, int zone);

} // namespace stonemason::pocket_heroes::generated
