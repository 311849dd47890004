// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/tools/turn.h"

#include "core/grid/direction.h"
#include "editor/board/board_state.h"
#include "editor/board/cell_range.h"

#include <algorithm>

namespace stonemason {

namespace {

/// The top left cell of a piece of that size whose middle is the range's.
Cell centredIn(const CellRange& range, Size size) {
    const int rows = range.last.row - range.first.row + 1;
    const int columns = range.last.column - range.first.column + 1;
    // Rounded towards zero in both directions, so that turning there and back ends where it began.
    return {range.first.row + (rows - size.rows) / 2, range.first.column + (columns - size.columns) / 2};
}

} // namespace

LiftedPiece transformed(const PaintTarget& target, const LiftedPiece& piece, Transform transform) {
    LiftedPiece turned{transformed(piece.size, transform), {}};
    for (const auto& [cell, code] : piece.cells)
        turned.cells.push_back({transformed(cell, piece.size, transform), target.turned(code, transform)});
    return turned;
}

void turnSelection(PaintTarget& target, Transform transform, const QString& step) {
    target.endGesture();
    std::vector<Cell> before = target.state().selection();
    std::erase_if(before, [grid = target.size()](Cell cell) { return !grid.contains(cell); });
    if (before.empty()) return;
    if (const QString why = target.refusal(); !why.isEmpty()) return target.refuse(why);
    const LiftedPiece turned = transformed(target, lifted(target, before), transform);
    const CellCodes put = placed(target, turned, centredIn(boundsOf(before), turned.size));
    // What is left behind comes first: where it meets the turned piece or its mirror image, those win.
    CellCodes codes = painted(target, before, target.blank());
    codes.insert(codes.end(), put.begin(), put.end());
    target.preview(codes);
    target.commit(step);
    std::vector<Cell> after;
    for (const CellCode& each : put)
        after.push_back(each.cell);
    target.state().setSelection(std::move(after));
}

} // namespace stonemason
