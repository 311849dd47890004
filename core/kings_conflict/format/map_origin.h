// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json_reader.h"
#include "core/kings_conflict/map/map.h"

#include <optional>
#include <string>

namespace stonemason::kings_conflict {

/// The field of an .smap that records how the map was generated. Older programs preserve it like any unknown
/// field.
inline constexpr const char* originField = "generated";

/// An object {"generator", "seed", "symmetry", "wishes": {id: [least, most]}, "locked": [row, ...]}, the last
/// where cells were locked. Wishes and generators of later programs are read as they are.
std::optional<MapOrigin> readOrigin(const JsonReader& r);

/// The same as text, on one line.
std::string originText(const MapOrigin& origin);

/// Whether readOrigin() reads it again.
bool isWritable(const MapOrigin& origin);

} // namespace stonemason::kings_conflict
