// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <QColor>
#include <QPalette>

class QPainter;
class QRectF;

namespace stonemason::token_battle {

/// The colours cards are drawn with, designed for a light and for a dark window. An ability's colour never
/// stands alone: its symbol is always beside it.
struct CardPalette {
    QColor paper; ///< the card's ground
    QColor edge;  ///< its hairline
    QColor ink;   ///< name, token shapes
    QColor quiet; ///< marks that should not shout
    QColor value; ///< ground of the value's square
    QColor valueInk;
    QColor cell;   ///< a cell of the area that is not hit
    QColor centre; ///< the token's own cell
    QColor symbol; ///< symbols on their discs
    QColor gold;   ///< golden tokens
    bool dark = false;

    QColor of(Ability ability) const;
};

/// The one that suits the window's palette.
CardPalette cardPalette(const QPalette& palette);

/// The drawings are resources/symbols, in the colours `currentColor`, `white` (the ground) and `gold`.

/// The sign of an ability, each of another shape, in one colour. A card without an ability shows the sign of
/// its token's kind instead; None draws a dot.
void paintAbilitySymbol(QPainter& painter, const QRectF& square, Ability ability, const QColor& colour);

/// What a token of that kind looks like, each of another shape.
/// @param ground what lies under it
/// @param gold for golden tokens
void paintTokenShape(QPainter& painter, const QRectF& square, TokenKind kind, const QColor& ink,
                     const QColor& ground, const QColor& gold);

/// The sign of a kind on a disc: a sun for auras, a target for turrets.
void paintKindSymbol(QPainter& painter, const QRectF& square, TokenKind kind, const QColor& colour);

} // namespace stonemason::token_battle
