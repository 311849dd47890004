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

/// Geometry of a board's cells: as large as the space allows and centred in it, with the coordinates at the
/// left and below.
class TokenPlaces {
public:
    static constexpr double letterRoom = 18; ///< pixels at the left and below
    static constexpr double edge = 6;        ///< pixels of the board around its cells

    /// The geometry in a view.
    explicit TokenPlaces(const GridGeometry& geometry);
    /// As large as the space allows, without coordinates: for pictures.
    explicit TokenPlaces(QSizeF room);

    /// The side of a cell with the gap to its neighbour.
    double step() const { return step_; }
    /// The board without its coordinates.
    QRectF board() const { return board_; }
    QRectF cell(Square square) const;
    /// The rectangle of a cell at a fractional (column, row); whole numbers are cells.
    QRectF cellAt(QPointF place) const;
    QPointF middle(Square square) const { return cell(square).center(); }

private:
    QRectF board_;
    double step_ = 0;
};

/// Draws a board and its tokens; each call draws one layer, the lowest first.
class BoardPainter {
public:
    BoardPainter(QPainter& painter, const TokenPlaces& places, const DuelPalette& palette)
        : painter_(painter), places_(places), palette_(palette) {}

    void paintGround();
    /// Columns as letters below, rows as numbers at the left.
    void paintLetters();
    void paintFrame(const BoardFrame& frame);
    /// Corners around the cell of the previous move.
    void paintLastMove(Square square, int player);
    /// The area: cells that the ability affects in its colour, the others in grey.
    void paintArea(const MovePreview& preview);
    /// A translucent preview of the token that the move places.
    void paintGhost(const MovePreview& preview);
    /// Arrows for tokens that move, and marks for what is lost and gained.
    void paintEffects(const MovePreview& preview);
    /// A suggested move: a dashed frame around its cell, and a short label at its corner.
    void paintSuggestion(Square square, const QString& label);
    /// A move that lost this many points according to a review: a frame around its cell, and an arrow to the
    /// cell of the better move, which is drawn as a suggestion; both are labelled with the difference.
    void paintReview(Square played, Square better, int points);
    /// The frame around the cell at the cursor.
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
