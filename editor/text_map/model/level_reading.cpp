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

LevelMap placeOf(const TextMap& map, std::size_t written) {
    LevelMap place = map.frame->map;
    place.end = written - (map.frame->bytes.size() - place.end); // what is behind it is as it was
    place.rows = map.cells.rows();
    return place;
}

std::optional<int> numberOf(const LevelMap& map, const std::vector<LevelMap>& maps) {
    const auto found = std::ranges::find_if(
        maps, [&map](const LevelMap& other) { return other.begin >= map.begin && other.begin < map.end; });
    return found == maps.end() ? std::nullopt : std::optional(int(found - maps.begin()));
}

} // namespace stonemason::text_map
