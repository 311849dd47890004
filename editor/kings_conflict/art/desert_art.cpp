// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/art/tile_art.h"

namespace stonemason {

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

void paintCactus(const ArtSpace& space, QPointF foot, double height) {
    const Tones& green = space.palette().cactus;
    const auto at = [&](double x, double y) { return space.at(foot + QPointF(x * height, -y * height)); };
    space.ellipse(foot + QPointF(height * 0.22, 0), height * 0.4, height * 0.08, space.palette().shadow);
    QPainterPath arms(at(-0.3, 0.68));
    arms.lineTo(at(-0.3, 0.5));
    arms.quadTo(at(-0.3, 0.36), at(0, 0.36));
    arms.moveTo(at(0.3, 0.84));
    arms.lineTo(at(0.3, 0.62));
    arms.quadTo(at(0.3, 0.5), at(0, 0.5));
    QPainterPath trunk(at(0, 0.05));
    trunk.lineTo(at(0, 0.94));
    space.stroke(arms, green.dark, height * 0.17);
    space.stroke(trunk, green.dark, height * 0.24);
    space.stroke(arms, green.base, height * 0.11);
    space.stroke(trunk, green.base, height * 0.17);
    trunk = QPainterPath(at(-0.035, 0.12));
    trunk.lineTo(at(-0.035, 0.9));
    if (space.isRich()) space.stroke(trunk, green.light, height * 0.045);
}

void paintStones(const ArtSpace& space, QPointF foot) {
    const Tones& stone = space.palette().stone;
    space.ellipse(foot + QPointF(0.03, 0.012), 0.1, 0.03, space.palette().shadow);
    space.ellipse(foot + QPointF(0.03, -0.02), 0.06, 0.04, stone.base);
    space.ellipse(foot + QPointF(0.02, -0.03), 0.04, 0.022, stone.light);
    space.ellipse(foot + QPointF(-0.05, -0.005), 0.035, 0.024, stone.base);
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

} // namespace stonemason
