// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern.h"

#include "core/ambush/demand.h"
#include "core/ambush/pattern_shape.h"

#include <algorithm>

namespace stonemason::ambush {

namespace {

bool isSide(int cells) {
    return cells >= 1 && cells <= maximumPatternSide;
}

} // namespace

Grid<char> turned(const Grid<char>& signs, Orientation orientation) {
    return transformed(signs, transformOf(orientation));
}

std::optional<Message> faultOf(const Pattern& pattern) {
    const Grid<char>& signs = pattern.signs;
    if (!isSide(signs.rows()) || !isSide(signs.columns()))
        return Message{"ambush/size", {maximumPatternSide}};
    const auto unknown = std::ranges::find_if(signs.values(), [](char sign) { return !demandOf(sign); });
    if (unknown != signs.values().end()) {
        const int index = int(unknown - signs.values().begin());
        return Message{"ambush/unknown-sign",
                       {std::string(1, *unknown), index / signs.columns() + 1, index % signs.columns() + 1}};
    }
    const auto isCompared = [](char sign) { return demandOf(sign)->compared; };
    if (std::ranges::none_of(signs.values(), isCompared)) return Message{"ambush/nothing-compared"};
    if (pattern.threshold < 0 || pattern.threshold > fullThreshold) return Message{"ambush/threshold"};
    if (pattern.orientations.empty()) return Message{"ambush/no-orientation"};
    return std::nullopt;
}

} // namespace stonemason::ambush
