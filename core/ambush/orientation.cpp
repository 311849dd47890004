// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/orientation.h"

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

} // namespace stonemason::ambush
