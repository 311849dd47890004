// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/view/art/mark_art.h"

namespace stonemason::kings_conflict {

namespace {

constexpr double crownedFrom = 14;       ///< pixels of a cell from which on a crown is made out
constexpr double growthUncrowned = 1.25; ///< of the token where there is nothing else to see

} // namespace

void paintKing(QPainter& painter, const QRectF& cell, int start, const ArtPalette& palette) {
    const Tones& own = start == 0 ? palette.you : palette.opponent;
    const double cellSide = std::min(cell.width(), cell.height());
    const bool crowned = cellSide >= crownedFrom;
    const double side = cellSide * (crowned ? 1 : growthUncrowned);
    const QRectF square(cell.center() - QPointF(side, side) / 2, QSizeF(side, side));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintSvg(
        painter, square,
        QStringLiteral(":/terrain/%1-%2.svg")
            .arg(QLatin1String(crowned ? "king" : "token"), QLatin1String(start == 0 ? "you" : "opponent")),
        {{"toneLight", own.light},
         {"toneBase", own.base},
         {"toneDark", own.dark},
         {"edge", palette.tokenRim},
         {"shade", palette.shadow},
         {"goldLight", palette.crown.light},
         {"goldBase", palette.crown.base},
         {"goldDark", palette.crown.dark}});
    painter.restore();
}

} // namespace stonemason::kings_conflict
