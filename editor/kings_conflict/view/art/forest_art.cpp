// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/straddle.h"
#include "editor/kings_conflict/view/art/tile_art.h"

#include <algorithm>

namespace stonemason::kings_conflict {

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

} // namespace stonemason::kings_conflict
