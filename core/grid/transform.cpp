// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/transform.h"

namespace stonemason {

namespace {

/// A transform as "maybe transpose first, then maybe flip rows, then maybe flip columns".
struct Parts {
    bool transpose;
    bool flipRows;
    bool flipColumns;
};

constexpr Parts partsOf(Transform t) {
    switch (t) {
    case Transform::Identity: return {false, false, false};
    case Transform::QuarterTurn: return {true, false, true};
    case Transform::HalfTurn: return {false, true, true};
    case Transform::ThreeQuarterTurn: return {true, true, false};
    case Transform::FlipHorizontal: return {false, false, true};
    case Transform::FlipVertical: return {false, true, false};
    case Transform::Diagonal: return {true, false, false};
    case Transform::AntiDiagonal: return {true, true, true};
    }
    return {false, false, false};
}

} // namespace

Size transformed(Size size, Transform t) {
    return partsOf(t).transpose ? Size{size.columns, size.rows} : size;
}

Cell transformed(Cell cell, Size size, Transform t) {
    const Parts parts = partsOf(t);
    const Size to = transformed(size, t);
    Cell c = parts.transpose ? Cell{cell.column, cell.row} : cell;
    if (parts.flipRows) c.row = to.rows - 1 - c.row;
    if (parts.flipColumns) c.column = to.columns - 1 - c.column;
    return c;
}

Direction transformed(Direction d, Transform t) {
    // A direction is a step from the middle of a 3x3 board to the middle of one of its sides.
    constexpr Size board{3, 3};
    constexpr Cell middle{1, 1};
    const Cell to = transformed(neighbour(middle, d), board, t);
    for (Direction candidate : allDirections)
        if (neighbour(middle, candidate) == to) return candidate;
    return d;
}

Edges transformed(Edges edges, Transform t) {
    Edges result;
    for (Direction d : allDirections)
        if (edges.has(d)) result.add(transformed(d, t));
    return result;
}

Transform inverse(Transform t) {
    switch (t) {
    case Transform::QuarterTurn: return Transform::ThreeQuarterTurn;
    case Transform::ThreeQuarterTurn: return Transform::QuarterTurn;
    default: return t;
    }
}

} // namespace stonemason
