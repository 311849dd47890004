// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/game/symmetry.h"

namespace stonemason::kings_conflict {

Transform transformOf(Symmetry s) {
    switch (s) {
    case Symmetry::None: return Transform::Identity;
    case Symmetry::Diagonal: return Transform::Diagonal;
    case Symmetry::HalfTurn: return Transform::HalfTurn;
    }
    return Transform::Identity;
}

bool fits(Symmetry s, Size size) {
    return s != Symmetry::Diagonal || size.isSquare();
}

Cell partner(Cell cell, Size size, Symmetry s) {
    return transformed(cell, size, transformOf(s));
}

bool inHalf(Cell cell, Size size, Symmetry s, Half half) {
    const Cell other = partner(cell, size, s);
    if (other == cell) return false;
    const int height = cell.row - cell.column;
    const int otherHeight = other.row - other.column;
    const bool bottomLeft = height != otherHeight ? height > otherHeight : cell.row > other.row;
    return bottomLeft == (half == Half::BottomLeft);
}

} // namespace stonemason::kings_conflict
