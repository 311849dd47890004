// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace stonemason::ambush {

/// What signs are drawn in, in one theme.
struct SignPalette {
    QColor way;
    QColor wayInk; ///< on ways: digits, figures
    QColor wall;
    QColor joint; ///< between the stones of walls
    QColor plate; ///< under the digit of a heavy wall
    QColor plateInk;
    QColor mustWay; ///< frames of what must be so
    QColor mustWall;
    QColor anything;
    QColor anythingInk;
    QColor grid; ///< translucent
};

const SignPalette& signPalette(bool dark);

/// Draws a sign of a pattern, as lines and areas, into a square. Ways are plain, walls are of stones; what
/// must be so has a thick frame, what weighs more its weight as a digit, where somebody waits there is a
/// figure, where nobody cares a star on nothing: no two differ by colour alone.
void paintSign(QPainter& painter, const QRectF& rect, char sign, const SignPalette& palette);

} // namespace stonemason::ambush
