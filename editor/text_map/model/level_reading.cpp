// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/level_reading.h"

#include <algorithm>

namespace stonemason::text_map {

Result<TextMap> readMapOf(const std::string& bytes, std::optional<int> number,
                          std::optional<Charset> charset) {
    if (number == wholeFileNumber) return readTextMap(bytes, charset);
    const std::vector<LevelMap> maps = levelMapsIn(bytes);
    if (number && *number < int(maps.size())) return readLevelMap(bytes, maps[std::size_t(*number)], charset);
    if (!maps.empty() && maps.front().form != LevelForm::Drawn)
        return readLevelMap(bytes, maps.front(), charset);
    auto whole = readTextMap(bytes, charset);
    if (whole || maps.empty()) return whole;
    auto first = readLevelMap(bytes, maps.front(), charset);
    return first ? std::move(first) : std::move(whole);
}

int numberOf(const LevelMap& map, const std::vector<LevelMap>& maps) {
    const auto found = std::ranges::find(maps, map.begin, &LevelMap::begin);
    const bool isOne = found != maps.end() && map.form != LevelForm::Whole;
    return isOne ? int(found - maps.begin()) : wholeFileNumber;
}

} // namespace stonemason::text_map
