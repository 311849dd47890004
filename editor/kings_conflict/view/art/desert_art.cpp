// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/view/art/tile_art.h"

namespace stonemason::kings_conflict {

namespace {

/// A dune's crest runs from side to side at a fixed height there, so that dunes go on in the next cell.
QPainterPath crestPath(const ArtSpace& space, double height, double swing) {
    QPainterPath crest(space.at(0, height));
    crest.cubicTo(space.at(0.2, height), space.at(0.24, height - swing), space.at(0.5, height - swing * 0.8));
    crest.cubicTo(space.at(0.74, height - swing * 0.62), space.at(0.8, height), space.at(1, height));
    return crest;
}

void paintDune(const ArtSpace& space, double height, double swing) {
    const Tones& sand = space.palette().ground(Ground::Sand);
    const QPainterPath crest = crestPath(space, height, swing);
    const double foot = height + 0.17;
    QPainterPath lee = crest;
    lee.lineTo(space.at(1, foot));
    lee.lineTo(space.at(0, foot));
    lee.closeSubpath();
    QLinearGradient shade(space.at(0, height - swing), space.at(0, foot));
    shade.setColorAt(0, faded(sand.dark, 0.95));
    shade.setColorAt(1, faded(sand.dark, 0));
    space.fill(lee, shade);
    space.stroke(crest, sand.light, 0.025);
}

/// A thing from the resources, its foot somewhere in the cell.
/// @param box in units of the cell, from the foot
void paintThing(const ArtSpace& space, QPointF foot, const QRectF& box, const QString& path,
                const Tones& tones) {
    const QRectF place(space.at(foot + box.topLeft()), space.at(foot + box.bottomRight()));
    paintSvg(space.painter(), place, path,
             {{"toneLight", tones.light},
              {"toneBase", tones.base},
              {"toneDark", tones.dark},
              {"shade", space.palette().shadow}});
}

void paintCactus(const ArtSpace& space, QPointF foot, double height) {
    const QRectF box(-0.4 * height, -1.05 * height, 1.1 * height, 1.14 * height);
    paintThing(space, foot, box, QStringLiteral(":/terrain/cactus.svg"), space.palette().cactus);
}

void paintStones(const ArtSpace& space, QPointF foot) {
    paintThing(space, foot, {-0.09, -0.06, 0.22, 0.105}, QStringLiteral(":/terrain/stones.svg"),
               space.palette().stone);
}

} // namespace

void paintDunes(const ArtSpace& space, const CellLook& look) {
    ArtRandom random(look.variation, 113);
    for (const double height : {0.24, 0.56, 0.86})
        paintDune(space, height, random.between(0.06, 0.13) * (random.chance(0.3) ? -0.5 : 1));
    if (!space.isDetailed()) return;
    if (look.variation % 4 == 1) paintCactus(space, {0.66, 0.78}, 0.36);
    if (look.variation == 2) paintStones(space, {0.3, 0.48});
    if (look.variation == 7) paintCactus(space, {0.27, 0.62}, 0.27);
}

} // namespace stonemason::kings_conflict
