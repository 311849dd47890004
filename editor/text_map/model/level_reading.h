// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/level_file.h"
#include "core/text_map/text_map_file.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace stonemason::text_map {

/// Reads one map of a file. Errors: those of readTextMap().
/// @param number of the map among levelMapsIn(), from 0, or wholeFileNumber; a file that has none of that
///     number is read as without one: the first of the maps that it marks, else the whole file or, where that
///     cannot be read, the first map in it
Result<TextMap> readMapOf(const std::string& bytes, std::optional<int> number,
                          std::optional<Charset> charset);

/// Where a map with a frame stands in its file as writeTextMap() writes it, with all that was edited.
/// @param written bytes of that file
LevelMap placeOf(const TextMap& map, std::size_t written);

/// The number of the first of these maps that begins where the other stands; nullopt: none does.
std::optional<int> numberOf(const LevelMap& map, const std::vector<LevelMap>& maps);

} // namespace stonemason::text_map
