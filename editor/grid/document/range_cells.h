// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"
#include "editor/grid/document/cell_range.h"

#include <optional>

namespace stonemason {

/// Makes the range, which may be none yet, the smallest that holds the cell too.
inline void include(std::optional<CellRange>& range, Cell cell) {
    range = range ? united(*range, {cell, cell}) : CellRange{cell, cell};
}

/// Calls visit(cell) for each cell of the range, row by row.
template <typename Visit>
void forEachIn(const CellRange& range, Visit visit) {
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int column = range.first.column; column <= range.last.column; ++column)
            visit(Cell{row, column});
}

/// The same, asking before each row whether to go on. False: it was ended.
template <typename Visit>
bool forEachRowOf(const CellRange& range, const WorkProgress& progress, Visit visit) {
    const double rows = range.last.row - range.first.row + 1;
    for (int row = range.first.row; row <= range.last.row; ++row) {
        if (!goesOn(progress, (row - range.first.row) / rows)) return false;
        forEachIn({{row, range.first.column}, {row, range.last.column}}, visit);
    }
    return true;
}

} // namespace stonemason
