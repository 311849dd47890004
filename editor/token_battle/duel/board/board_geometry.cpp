// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace stonemason {

namespace {

constexpr double letterRoom = 18; // pixels
constexpr double edge = 6;        // of the board around its cells
constexpr double gapShare = 0.06; // of a step, between cells

} // namespace

BoardGeometry::BoardGeometry(QSizeF room, bool lettered) {
    const double letters = lettered ? letterRoom : 0;
    const double around = lettered ? edge : 1;
    const double side = std::min(room.width(), room.height()) - letters - 2 * around;
    step_ = std::max(1.0, lettered ? std::floor(side / duelSide) : side / duelSide);
    const double whole = step_ * duelSide + 2 * around;
    const QPointF corner(letters + (room.width() - letters - whole) / 2,
                         (room.height() - letters - whole) / 2);
    board_ = QRectF(QPointF(std::floor(corner.x()), std::floor(corner.y())), QSizeF(whole, whole));
}

QRectF BoardGeometry::cellAt(QPointF place) const {
    const double inset = step_ * gapShare / 2;
    const double around = (board_.width() - step_ * duelSide) / 2;
    return QRectF(board_.left() + around + place.x() * step_, board_.top() + around + place.y() * step_,
                  step_, step_)
        .adjusted(inset, inset, -inset, -inset);
}

QRectF BoardGeometry::cell(Square square) const {
    const Cell cell = cellOf(square);
    return cellAt(QPointF(cell.column, cell.row));
}

Square BoardGeometry::squareAt(QPointF point) const {
    const double around = (board_.width() - step_ * duelSide) / 2;
    const QPointF inside = (point - board_.topLeft() - QPointF(around, around)) / step_;
    return squareOf({int(std::floor(inside.y())), int(std::floor(inside.x()))});
}

} // namespace stonemason
