// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern.h"

#include <algorithm>

namespace stonemason::ambush {

namespace {

struct OrientationRow {
    std::string_view id;
    Transform transform;
};

/// By Orientation.
constexpr std::array<OrientationRow, allOrientations.size()> table{{
    {"r0", Transform::Identity},
    {"r90", Transform::QuarterTurn},
    {"r180", Transform::HalfTurn},
    {"r270", Transform::ThreeQuarterTurn},
    {"m0", Transform::FlipHorizontal},
    {"m90", Transform::AntiDiagonal},
    {"m180", Transform::FlipVertical},
    {"m270", Transform::Diagonal},
}};

} // namespace

std::string_view orientationId(Orientation orientation) {
    return table[std::size_t(orientation)].id;
}

std::optional<Orientation> orientationFromId(std::string_view id) {
    const auto row = std::ranges::find(table, id, &OrientationRow::id);
    if (row == table.end()) return std::nullopt;
    return Orientation(row - table.begin());
}

Transform transformOf(Orientation orientation) {
    return table[std::size_t(orientation)].transform;
}

std::optional<Demand> demandOf(char sign) {
    if (sign >= '2' && sign <= '9') return Demand{.weight = sign - '0'};
    switch (sign) {
    case '.': return Demand{};
    case '#': return Demand{.passable = false};
    case 'X': return Demand{.stand = true};
    case '@': return Demand{.must = true};
    case '!': return Demand{.passable = false, .must = true};
    case '%': return Demand{.passable = false, .weight = heavyWall};
    case '*': return Demand{.compared = false};
    default: return std::nullopt;
    }
}

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

Grid<char> resized(const Grid<char>& signs, const Margins& margins, char fill) {
    Grid<char> result(withMargins(signs.size(), margins), fill);
    forEachCell(result.size(), [&](Cell cell) {
        const Cell before{cell.row - margins.top, cell.column - margins.left};
        if (signs.contains(before)) result[cell] = signs[before];
    });
    return result;
}

Grid<char> transformed(const Grid<char>& signs, Transform transform) {
    Grid<char> result(stonemason::transformed(signs.size(), transform));
    forEachCell(signs.size(), [&](Cell cell) {
        result[stonemason::transformed(cell, signs.size(), transform)] = signs[cell];
    });
    return result;
}

} // namespace stonemason::ambush
