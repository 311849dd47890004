// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/board/token_places.h"

#include <algorithm>
#include <cmath>

namespace stonemason::token_battle {

namespace {

constexpr double gapShare = 0.06; // of a step, between cells
constexpr double pictureEdge = 1; // pixels around the cells of a picture

} // namespace

TokenPlaces::TokenPlaces(const GridGeometry& geometry)
    : board_(geometry.gridRect().adjusted(-edge, -edge, edge, edge)), step_(geometry.cellSize) {
}

TokenPlaces::TokenPlaces(QSizeF room) {
    const double whole = std::min(room.width(), room.height());
    step_ = std::max(1.0, (whole - 2 * pictureEdge) / duelSide);
    const QPointF corner((room.width() - whole) / 2, (room.height() - whole) / 2);
    board_ = QRectF(QPointF(std::floor(corner.x()), std::floor(corner.y())), QSizeF(whole, whole));
}

QRectF TokenPlaces::cellAt(QPointF place) const {
    const double inset = step_ * gapShare / 2;
    const double around = (board_.width() - step_ * duelSide) / 2;
    return QRectF(board_.left() + around + place.x() * step_, board_.top() + around + place.y() * step_,
                  step_, step_)
        .adjusted(inset, inset, -inset, -inset);
}

QRectF TokenPlaces::cell(Square square) const {
    const Cell cell = cellOf(square);
    return cellAt(QPointF(cell.column, cell.row));
}

} // namespace stonemason::token_battle
