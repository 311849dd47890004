// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern_shape.h"

namespace stonemason::ambush {

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
