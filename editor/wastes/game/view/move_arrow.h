// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace stonemason::wastes {

/// Draws a move as an arrow from one cell to another, in a colour, with a number at its middle; an empty text
/// is no number.
void paintMoveArrow(QPainter& painter, const QRectF& from, const QRectF& to, const QColor& colour,
                    const QString& number);

} // namespace stonemason::wastes
