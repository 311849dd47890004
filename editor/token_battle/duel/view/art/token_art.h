// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/position.h"
#include "editor/token_battle/cards/card_look.h"

#include <QPainter>

#include <array>

namespace stonemason::token_battle {

/// The colours of a duel's board, designed for a light and for a dark window. The players differ in shape and
/// pattern too: player 0's tokens are round and plain, player 1's square and hatched.
struct DuelPalette {
    CardPalette cards;
    QColor board;     ///< what lies between the cells
    QColor cell;      ///< an empty cell
    QColor cellEdge;  ///< its hairline
    QColor letters;   ///< the coordinates, 4.5:1 on the window
    QColor goldEdge;  ///< outline of what is golden
    QColor selection; ///< the cursor's frame, the chosen card's
    QColor better;    ///< a move that is suggested, 3:1 on an empty cell
    QColor untouched; ///< cells of an area whose tokens the ability cannot affect
    struct Side {
        QColor fill;    ///< of tokens; the ink on it has 4.5:1
        QColor pattern; ///< hatching on it
        QColor edge;
        QColor ink;
    };
    std::array<Side, playerCount> sides;
};

/// The one that suits the window's palette.
DuelPalette duelPalette(const QPalette& palette);

/// Draws a token in its cell: its owner as colour, outline and pattern, its value as a number, its kind as
/// what surrounds it: a second ring (resilient), rays (auras: full for its owner's tokens, hollow for the
/// others', half for all), barrels in the directions a turret shoots, a golden diamond behind it.
void paintToken(QPainter& painter, const QRectF& cell, const Token& token, const DuelPalette& palette);

/// A player's mark without a value, for headings and lists.
void paintOwnerMark(QPainter& painter, const QRectF& square, int player, const DuelPalette& palette);

} // namespace stonemason::token_battle
