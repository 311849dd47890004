// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/squares.h"
#include "editor/grid/document/grid_geometry.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace stonemason::token_battle {

/// Where the cells of a board lie: as large as there is room, in the middle of it, with the coordinates at
/// the left and below.
class TokenPlaces {
public:
    static constexpr double letterRoom = 18; ///< pixels at the left and below
    static constexpr double edge = 6;        ///< pixels of the board around its cells

    /// Where a view has them.
    explicit TokenPlaces(const GridGeometry& geometry);
    /// As large as there is room, without coordinates: for pictures.
    explicit TokenPlaces(QSizeF room);

    /// The side of a cell with the gap to its neighbour.
    double step() const { return step_; }
    /// Everything but the coordinates.
    QRectF board() const { return board_; }
    QRectF cell(Square square) const;
    /// A cell at any place between the cells; (column, row), whole numbers are cells.
    QRectF cellAt(QPointF place) const;
    QPointF middle(Square square) const { return cell(square).center(); }

private:
    QRectF board_;
    double step_ = 0;
};

} // namespace stonemason::token_battle
