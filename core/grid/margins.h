// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

namespace stonemason {

/// Rows and columns that a grid gets on its sides; those that are less than 0 it loses.
struct Margins {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;

    bool operator==(const Margins&) const = default;
};

/// The size with the margins; a side may be 0 or less then.
constexpr Size withMargins(Size size, const Margins& margins) {
    return {size.rows + margins.top + margins.bottom, size.columns + margins.left + margins.right};
}

} // namespace stonemason
