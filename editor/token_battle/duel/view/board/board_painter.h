// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/cards/card_palette.h"
#include "editor/token_battle/duel/model/move_preview.h"
#include "editor/token_battle/duel/view/art/duel_palette.h"
#include "editor/token_battle/duel/view/board/move_animation.h"
#include "editor/token_battle/duel/view/board/token_places.h"

#include <QPainter>

namespace stonemason::token_battle {

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
