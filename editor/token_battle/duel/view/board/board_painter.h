// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/squares.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/token_battle/cards/card_look.h"
#include "editor/token_battle/duel/model/move_choice.h"
#include "editor/token_battle/duel/view/art/token_art.h"
#include "editor/token_battle/duel/view/board/move_animation.h"

#include <QPainter>
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

/// Draws a board and what lies on it, one call for each layer, the lowest first.
class BoardPainter {
public:
    BoardPainter(QPainter& painter, const TokenPlaces& places, const DuelPalette& palette)
        : painter_(painter), places_(places), palette_(palette) {}

    void paintGround();
    /// Columns as letters below, rows as numbers at the left.
    void paintLetters();
    void paintFrame(const BoardFrame& frame);
    /// Corners around the cell of the move before.
    void paintLastMove(Square square, int player);
    /// The area: filled in the ability's colour where it does something, grey where it cannot.
    void paintArea(const MovePreview& preview);
    /// The token to come, pale.
    void paintGhost(const MovePreview& preview);
    /// Arrows from where to where tokens go, what is lost and gained.
    void paintEffects(const MovePreview& preview);
    /// A move that is suggested: a broken frame around its cell, and a short label at its corner.
    void paintSuggestion(Square square, const QString& label);
    /// A move that a review found to have lost so many points: a frame around its cell, an arrow from there
    /// to the cell of the better move, and that one as a suggestion; on both what the difference is.
    void paintReview(Square played, Square better, int points);
    /// The frame around the cell that is meant.
    void paintCursor(Square square);

private:
    void paintSprite(const Sprite& sprite);
    void paintPoints(const RisingPoints& points);
    void arrow(QPointF from, QPointF to, const QColor& colour, bool both = false);
    void cross(QPointF at, const QColor& colour);
    void paintMoved(const DuelEvent& event, const MovePreview& preview, const QColor& colour);
    void paintEffect(const DuelEvent& event, const MovePreview& preview);
    void badge(Square square, const QString& text, const QColor& colour);

    QPainter& painter_;
    const TokenPlaces& places_;
    const DuelPalette& palette_;
};

} // namespace stonemason::token_battle
