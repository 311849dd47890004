// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <QColor>
#include <QPalette>

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

} // namespace stonemason::token_battle
