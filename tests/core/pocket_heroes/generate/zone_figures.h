// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/generate.h"

#include <cstdint>
#include <functional>
#include <string>

/// What is measured of worlds whose zones are given an option.
namespace stonemason::pocket_heroes::generated {

using ZoneChange = std::function<void(Zone&)>;

/// A shipped template all of whose zones are changed.
Template withZones(const std::string& name, const ZoneChange& change);

Result<Generated> worldOfSeed(const Template& from, std::uint64_t seed, int size = 64);

/// The mean over some worlds all of whose zones are changed; -1 when one of them is not made.
double meanOver(const ZoneChange& change, const std::function<double(const Generated&)>& figure);

/// The mean level of the guards whose creature the game chooses, in a zone or in all: -1.
double meanGuardLevel(const Generated& made, int zone = -1);
double meanLevelOf(const ZoneChange& change);

/// The part of a zone's cells that is water.
double waterIn(const Generated& made, int zone);

} // namespace stonemason::pocket_heroes::generated
