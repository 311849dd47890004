// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/turn.h"

#include "editor/grid/document/grid_state.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace stonemason {

namespace {

/// The top left cell of a piece of that size with the same centre as the range.
Cell centredIn(const CellRange& range, Size size) {
    const auto [rows, columns] = sizeOf(range);
    // Rounded towards zero in both directions, so that a turn and its inverse end at the start position.
    return {range.first.row + (rows - size.rows) / 2, range.first.column + (columns - size.columns) / 2};
}

} // namespace

LiftedPiece transformed(const PaintTarget& target, const LiftedPiece& piece, Transform transform) {
    const Size size = transformed(piece.size, transform);
    CellSet where = transformed(piece.cells.where(), piece.size, transform);
    // By row of the turned piece: within each the cells come in the order of their columns, or the reverse.
    std::vector<std::vector<TileIndex>> rows{std::size_t(size.rows)};
    std::vector<int> turned(std::size_t{std::numeric_limits<TileIndex>::max()} + 1, -1); // by code
    piece.cells.forEach([&](Cell cell, TileIndex code) {
        int& known = turned[code];
        if (known < 0) known = target.turned(code, transform);
        rows[std::size_t(transformed(cell, piece.size, transform).row)].push_back(TileIndex(known));
    });
    const bool isReversed = transformed(Cell{0, 0}, piece.size, transform).column > 0;
    std::vector<TileIndex> codes;
    codes.reserve(piece.cells.size());
    for (std::vector<TileIndex>& row : rows) {
        if (isReversed) std::ranges::reverse(row);
        codes.insert(codes.end(), row.begin(), row.end());
    }
    return {size, {std::move(where), std::move(codes)}};
}

void turnSelection(PaintTarget& target, Transform transform, const QString& step) {
    target.endGesture();
    const CellSet before = target.state().selection().within(wholeOf(target.size()));
    if (before.empty()) return;
    if (const QString why = target.refusal(); !why.isEmpty()) return target.refuse(why);
    const LiftedPiece turned = transformed(target, lifted(target, before), transform);
    const Cell at = centredIn(before.bounds(), turned.size);
    const CellSet after = turned.cells.where().movedBy(at).within(wholeOf(target.size()));
    if (isWideChange(target, before.size())) {
        const CellSet selected = target.state().selection();
        target.state().setSelection(after);
        target.changeWidely({.cells = before,
                             .code = target.blank(),
                             .piece = turned,
                             .places = {at},
                             .selectionBefore = selected},
                            step);
    } else {
        const CellCodes put = placed(target, turned, at);
        // The vacated cells come first: where they overlap the turned piece or its mirror image, those win.
        CellCodes codes = painted(target, before, target.blank());
        codes.insert(codes.end(), put.begin(), put.end());
        target.preview(codes);
        target.commit(step);
        target.state().setSelection(after);
    }
}

} // namespace stonemason
