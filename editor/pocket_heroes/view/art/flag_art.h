// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/kinds.h"
#include "editor/pocket_heroes/view/art/sketch.h"

namespace stonemason::pocket_heroes {

QColor playerColour(PlayerId player);

/// A flag on a pole that fills the sketch. Players differ in colour and in the cut of their flags, and in a
/// letter where there is room.
void paintFlag(const Sketch& sketch, PlayerId owner);

/// Bold text in the middle of a rectangle, light with a dark rim.
void paintMark(QPainter& painter, const QRectF& rect, const QString& text, const QColor& ink = Qt::white);

} // namespace stonemason::pocket_heroes
