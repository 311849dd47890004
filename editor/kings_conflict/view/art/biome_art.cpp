// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/view/art/tile_art.h"

#include <algorithm>
#include <cmath>

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

/// Paints an image from the resources with its foot in the cell.
/// @param box in units of the cell, relative to the foot
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

namespace {

struct Tree {
    QPointF foot;
    double height = 0;
    bool broad = false; ///< a broad-leaved tree, not a pine
    double tone = 0;    ///< -1 darker to 1 lighter
};

void paintTreeShadow(const ArtSpace& space, const Tree& tree) {
    space.ellipse(tree.foot + QPointF(tree.height * 0.12, 0), tree.height * 0.32, tree.height * 0.1,
                  space.palette().shadow);
}

void paintPine(const ArtSpace& space, const Tree& tree) {
    const Tones& green = space.palette().pine;
    const QColor lit = mixed(green.light, green.base, 0.5 - tree.tone / 2);
    const QColor dim = mixed(green.dark, green.base, 0.15 + tree.tone * 0.15);
    const double h = tree.height;
    const auto at = [&](double x, double y) { return tree.foot + QPointF(x * h, -y * h); };
    space.fill({at(-0.05, 0.2), at(0.05, 0.2), at(0.05, 0), at(-0.05, 0)}, space.palette().trunk);
    if (!space.isDetailed()) {
        space.fill({at(0, 1), at(0.34, 0.13), at(-0.34, 0.13)}, dim);
        space.fill({at(0, 1), at(0.04, 0.13), at(-0.34, 0.13)}, lit);
        return;
    }
    struct Tier {
        double top, bottom, half;
    };
    for (const Tier tier : {Tier{0.68, 0.12, 0.36}, Tier{0.86, 0.37, 0.29}, Tier{1.0, 0.61, 0.21}}) {
        QPainterPath whole(space.at(at(0, tier.top)));
        whole.lineTo(space.at(at(tier.half, tier.bottom)));
        whole.quadTo(space.at(at(0, tier.bottom - 0.08)), space.at(at(-tier.half, tier.bottom)));
        whole.closeSubpath();
        space.fill(whole, dim);
        QPainterPath left(space.at(at(0, tier.top)));
        left.quadTo(space.at(at(0.02, tier.bottom + 0.12)), space.at(at(0.03, tier.bottom - 0.04)));
        left.quadTo(space.at(at(-tier.half / 2, tier.bottom - 0.05)), space.at(at(-tier.half, tier.bottom)));
        left.closeSubpath();
        space.fill(left, lit);
    }
}

void paintBroadTree(const ArtSpace& space, const Tree& tree) {
    const Tones& green = space.palette().leaf;
    const double h = tree.height * 0.9;
    const auto at = [&](double x, double y) { return tree.foot + QPointF(x * h, -y * h); };
    space.fill({at(-0.06, 0.4), at(0.06, 0.4), at(0.05, 0), at(-0.05, 0)}, space.palette().trunk);
    ArtRandom random(int(tree.foot.x() * 64), 3);
    space.fill(
        blobPath(space.at(at(0, 0.58)), 0.36 * h * space.width(), 0.38 * h * space.height(), 8, 0.08, random),
        green.dark);
    space.fill(blobPath(space.at(at(-0.04, 0.63)), 0.29 * h * space.width(), 0.29 * h * space.height(), 8,
                        0.08, random),
               green.base);
    space.fill(blobPath(space.at(at(-0.1, 0.71)), 0.16 * h * space.width(), 0.15 * h * space.height(), 7, 0.1,
                        random),
               green.light);
}

std::vector<Tree> treesOf(const ArtSpace& space, const CellLook& look) {
    ArtRandom random(look.variation, 71);
    std::vector<Tree> trees;
    const auto plant = [&](double x, double y, double height, bool mayBeBroad) {
        trees.push_back({{x + random.between(-0.03, 0.03), y + random.between(-0.025, 0.025)},
                         height * random.between(0.93, 1.07),
                         mayBeBroad && random.chance(0.35),
                         random.between(-1, 1)});
    };
    if (space.isDetailed()) {
        plant(0.33, 0.5, 0.4, false);
        plant(0.7, 0.48, 0.42, true);
        plant(0.22, 0.83, 0.45, true);
        plant(0.53, 0.76, 0.47, false);
        plant(0.79, 0.9, 0.46, false);
    } else {
        plant(0.27, 0.62, 0.52, false);
        plant(0.73, 0.6, 0.52, false);
        plant(0.5, 0.93, 0.56, false);
    }
    for (const Straddler& s : straddlers(look, 0.6, 0.13))
        trees.push_back({s.place, s.variant == 0 ? 0.44 : 0.4, false, s.variant == 0 ? 0.3 : -0.5});
    return trees;
}

} // namespace

void paintTrees(const ArtSpace& space, const CellLook& look) {
    auto trees = treesOf(space, look);
    std::stable_sort(trees.begin(), trees.end(),
                     [](const Tree& a, const Tree& b) { return a.foot.y() < b.foot.y(); });
    for (const Tree& tree : trees) {
        paintTreeShadow(space, tree);
        if (tree.broad)
            paintBroadTree(space, tree);
        else
            paintPine(space, tree);
    }
}

namespace {

constexpr int latticeSize = 4;
constexpr double roundedFrom = 0.74; ///< share of a plate's side before its corner is rounded off

/// The centre of the plate of a lattice cell. The lattice repeats from cell to cell; plates at the rim are
/// the same in every variation because the cracks must join.
QPointF plateSite(int column, int row, int variation) {
    const int x = (column + 2 * latticeSize) % latticeSize;
    const int y = (row + 2 * latticeSize) % latticeSize;
    const bool inner = x > 0 && x < latticeSize - 1 && y > 0 && y < latticeSize - 1;
    ArtRandom random(inner ? variation : 9, 131 + y * latticeSize + x);
    const double shiftX = random.between(-0.34, 0.34);
    const double shiftY = random.between(-0.34, 0.34);
    return {(column + 0.5 + shiftX + (y % 2 ? 0.2 : -0.2)) / latticeSize, (row + 0.5 + shiftY) / latticeSize};
}

/// Clips the part that is nearer to the other site than to this one, keeping `gap` away from the border.
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
