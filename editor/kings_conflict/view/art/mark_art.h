// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/art/art_palette.h"

#include <QPainter>

namespace stonemason::kings_conflict {

/// A king's token in the middle of the rectangle: a round one for you, a square one with another crown
/// for the opponent.
/// @param start index into GameProfile::starts
void paintKing(QPainter& painter, const QRectF& cell, int start, const ArtPalette& palette);

/// A letter or digit, `height` pixels high, with a halo around it.
void paintGlyph(QPainter& painter, QPointF centre, QChar glyph, int height, const QColor& ink,
                const QColor& halo);
/// The same as an image.
QImage glyphImage(QChar glyph, int height, const QColor& ink, const QColor& halo);

/// The dashed diagonal of a mirror-symmetric board; `faint` for the half-turn, where it only parts the
/// halves.
void paintDiagonal(QPainter& painter, const QRectF& board, double thickness, bool faint,
                   const ArtPalette& palette);

/// The centre of a half-turn: two arrows that turn about it.
/// @param radius of the arrows' circle, in pixels
void paintTurnMark(QPainter& painter, QPointF centre, double radius, const ArtPalette& palette);

} // namespace stonemason::kings_conflict
