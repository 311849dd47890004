// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/side_mark.h"

#include "editor/wastes/view/art/dusk_palette.h"

#include <QPainter>

namespace stonemason::wastes {

void paintSideMark(QPainter& painter, const QRectF& place, Side side, bool dark) {
    const Tones& tones = duskPalette(dark).of(side);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tones.dark, 1.5));
    painter.setBrush(tones.base);
    const QRectF rect = place.adjusted(1.5, 1.5, -1.5, -1.5);
    if (side == Side::Blue)
        painter.drawEllipse(rect);
    else
        painter.drawRoundedRect(rect, 3, 3);
}

} // namespace stonemason::wastes
