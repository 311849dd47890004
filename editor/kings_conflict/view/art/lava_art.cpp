// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/view/art/tile_art.h"

#include <cmath>

namespace stonemason::kings_conflict {

namespace {

constexpr int latticeSize = 4;
constexpr double roundedFrom = 0.74; ///< share of a plate's side before its corner is rounded off

/// Where the plate of a lattice place has its middle. The lattice repeats from cell to cell; plates at the
/// rim are the same in every variation, so that the cracks join.
QPointF plateSite(int column, int row, int variation) {
    const int x = (column + 2 * latticeSize) % latticeSize;
    const int y = (row + 2 * latticeSize) % latticeSize;
    const bool inner = x > 0 && x < latticeSize - 1 && y > 0 && y < latticeSize - 1;
    ArtRandom random(inner ? variation : 9, 131 + y * latticeSize + x);
    const double shiftX = random.between(-0.34, 0.34);
    const double shiftY = random.between(-0.34, 0.34);
    return {(column + 0.5 + shiftX + (y % 2 ? 0.2 : -0.2)) / latticeSize, (row + 0.5 + shiftY) / latticeSize};
}

/// Cuts off what lies nearer to the other site than to this one, keeping `gap` away from the border.
QPolygonF cut(const QPolygonF& plate, QPointF site, QPointF other, double gap) {
    const QPointF across = other - site;
    const double length = std::hypot(across.x(), across.y());
    const QPointF normal = across / length;
    const double limit = length / 2 - gap;
    const auto beyond = [&](QPointF p) { return QPointF::dotProduct(p - site, normal) - limit; };
    QPolygonF kept;
    for (qsizetype i = 0; i < plate.size(); ++i) {
        const QPointF from = plate[i];
        const QPointF to = plate[(i + 1) % plate.size()];
        const double a = beyond(from);
        const double b = beyond(to);
        if (a <= 0) kept << from;
        if ((a < 0) != (b < 0) && a != b) kept << from + (to - from) * (a / (a - b));
    }
    return kept;
}

QPolygonF plateShape(int column, int row, int variation, double gap) {
    const QPointF site = plateSite(column, row, variation);
    constexpr double far = 0.6;
    QPolygonF plate{site + QPointF(-far, -far), site + QPointF(far, -far), site + QPointF(far, far),
                    site + QPointF(-far, far)};
    for (int y = row - 2; y <= row + 2; ++y)
        for (int x = column - 2; x <= column + 2; ++x)
            if ((x != column || y != row) && plate.size() > 2)
                plate = cut(plate, site, plateSite(x, y, variation), gap);
    return plate;
}

void fillRounded(const ArtSpace& space, const QPolygonF& plate, const QColor& colour) {
    if (plate.size() < 3) return;
    QPainterPath path;
    for (qsizetype i = 0; i < plate.size(); ++i) {
        const QPointF here = plate[i];
        const QPointF next = plate[(i + 1) % plate.size()];
        const QPointF afterNext = plate[(i + 2) % plate.size()];
        const QPointF from = space.at(here + (next - here) * roundedFrom);
        if (i == 0)
            path.moveTo(from);
        else
            path.lineTo(from);
        path.quadTo(space.at(next), space.at(next + (afterNext - next) * (1 - roundedFrom)));
    }
    path.closeSubpath();
    space.fill(path, colour);
}

void paintSmoke(const ArtSpace& space, QPointF crater, int variation) {
    ArtRandom random(variation, 151);
    const QColor smoke = space.palette().smoke;
    constexpr int puffs = 4;
    for (int i = puffs - 1; i >= 0; --i) {
        const double rise = double(i) / puffs;
        const QPointF centre =
            crater + QPointF(0.05 + 0.2 * rise + random.between(-0.02, 0.02), -0.05 - 0.2 * rise);
        const double reach = 0.055 + 0.05 * rise;
        space.ellipse(centre + QPointF(0.012, 0.014), reach, reach * 0.85, faded(Qt::black, 0.12));
        space.ellipse(centre, reach, reach * 0.85, faded(smoke, 0.9 - 0.35 * rise));
    }
}

} // namespace

void paintMolten(const ArtSpace& space, const CellLook& look) {
    const ArtPalette& palette = space.palette();
    const Tones& lava = palette.ground(Ground::Lava);
    space.painter().fillRect(space.rect(), palette.glow);
    for (int row = -1; row <= latticeSize; ++row)
        for (int column = -1; column <= latticeSize; ++column) {
            const int x = (column + latticeSize) % latticeSize;
            const int y = (row + latticeSize) % latticeSize;
            ArtRandom random(5, 173 + y * latticeSize + x);
            const bool cooled = random.chance(0.62);
            fillRounded(space, plateShape(column, row, look.variation, 0.012), lava.base);
            if (!space.isDetailed() && !cooled) continue;
            fillRounded(space, plateShape(column, row, look.variation, 0.026),
                        cooled ? palette.crust.light : lava.dark);
            if (cooled && space.isDetailed())
                fillRounded(space, plateShape(column, row, look.variation, 0.042), palette.crust.base);
            if (!cooled && space.isRich())
                fillRounded(space, plateShape(column, row, look.variation, 0.05), lava.base);
        }
}

void paintCone(const ArtSpace& space, const CellLook& look) {
    const ArtPalette& palette = space.palette();
    paintSvg(space.painter(), space.rect(), QStringLiteral(":/terrain/cone.svg"),
             {{"coneLight", palette.cone.light},
              {"coneBase", palette.cone.base},
              {"coneDark", palette.cone.dark},
              {"lava", palette.ground(Ground::Lava).base},
              {"glow", palette.glow},
              {"shade", palette.shadow}});
    constexpr QPointF crater(0.48, 0.36);
    paintSmoke(space, crater, look.variation);
}

} // namespace stonemason::kings_conflict
