// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"

namespace stonemason::ambush {

/// Rows and columns that a pattern gets on its sides; those that are less than 0 it loses.
struct Margins {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;

    bool operator==(const Margins&) const = default;
};

/// The size with the margins; a side may come to nothing or less.
constexpr Size withMargins(Size size, const Margins& margins) {
    return {size.rows + margins.top + margins.bottom, size.columns + margins.left + margins.right};
}

/// The signs with the margins, whose cells hold `fill`. Both sides must be left with 1 cell or more.
Grid<char> resized(const Grid<char>& signs, const Margins& margins, char fill);

/// The signs turned or mirrored in any of the eight ways.
Grid<char> transformed(const Grid<char>& signs, Transform transform);

} // namespace stonemason::ambush
