// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QStringList>

class QFont;
class QPainter;

namespace stonemason {

/// A text wrapped between words to a width in pixels; what the last line has no room for is elided.
QStringList wrapped(const QString& text, const QFont& font, int width, int mostLines);

/// Draws it in the painter's font and colour, from the top of the rectangle on.
/// @param align of each line
void drawWrapped(QPainter& painter, const QRect& rect, Qt::Alignment align, const QString& text,
                 int mostLines, int lineHeight);

} // namespace stonemason
