// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/tile_art.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// A point given along a side (clockwise) and into the cell, in units.
QPointF fromSide(Direction side, double along, double depth) {
    switch (side) {
    case Direction::North: return {along, depth};
    case Direction::East: return {1 - depth, along};
    case Direction::South: return {1 - along, 1 - depth};
    case Direction::West: return {depth, 1 - along};
    }
    return {};
}

void paintPatches(const ArtSpace& space, const Tones& tones, int variation) {
    ArtRandom random(variation, 11);
    for (int i = 0; i < 3; ++i) {
        const QPointF centre(random.between(0.25, 0.75), random.between(0.25, 0.75));
        const QColor colour = i % 2 == 0 ? tones.light : tones.dark;
        const double reach = random.between(0.12, 0.2);
        space.fill(blobPath(space.at(centre), reach * 1.2 * space.scale(), reach * 0.7 * space.scale(), 7,
                            0.25, random),
                   faded(colour, i % 2 == 0 ? 0.34 : 0.14));
    }
}

void paintTuft(const ArtSpace& space, QPointF foot, double height, const QColor& colour) {
    QPainterPath blades;
    for (int blade = -1; blade <= 1; ++blade) {
        const QPointF root = foot + QPointF(blade * height * 0.22, 0);
        const QPointF tip = foot + QPointF(blade * height * 0.75, -height * (blade == 0 ? 1.0 : 0.72));
        blades.moveTo(space.at(root));
        blades.quadTo(space.at(root + QPointF(0, -height * 0.5)), space.at(tip));
    }
    space.stroke(blades, colour, 0.018);
}

void paintGrass(const ArtSpace& space, const Tones& tones, int variation, int tufts, bool flowers) {
    ArtRandom random(variation, 23);
    constexpr std::array<QPointF, 6> places{
        {{0.2, 0.26}, {0.72, 0.2}, {0.47, 0.52}, {0.83, 0.62}, {0.18, 0.74}, {0.6, 0.88}}};
    for (int i = 0; i < tufts; ++i) {
        const auto place = places[std::size_t(i * 5 + variation) % places.size()];
        const QPointF foot = place + QPointF(random.between(-0.09, 0.09), random.between(-0.07, 0.07));
        paintTuft(space, foot, random.between(0.055, 0.085), faded(tones.dark, 0.9));
    }
    if (!flowers || !space.isRich()) return;
    const int count = variation % 4 == 1 ? 4 : variation % 4 == 2 ? 2 : 0;
    const QColor petal = space.palette().flowers[std::size_t(variation) % 3];
    const QPointF bed(random.between(0.25, 0.7), random.between(0.3, 0.75));
    for (int i = 0; i < count; ++i) {
        const QPointF at = bed + QPointF(random.between(-0.14, 0.14), random.between(-0.1, 0.1));
        space.ellipse(at, 0.017, 0.017, petal);
    }
}

void paintPebbles(const ArtSpace& space, const Tones& tones, int variation) {
    ArtRandom random(variation, 37);
    for (int i = 0; i < 5; ++i) {
        const QPointF at(random.between(0.08, 0.92), random.between(0.1, 0.94));
        const double reach = random.between(0.012, 0.026);
        space.ellipse(at + QPointF(0.006, 0.009), reach, reach * 0.8, faded(tones.dark, 0.8));
        space.ellipse(at, reach, reach * 0.75, tones.light);
    }
}

} // namespace

void paintGround(const ArtSpace& space, Ground ground, int variation) {
    const Tones& tones = space.palette().ground(ground);
    space.painter().fillRect(space.rect(), tones.base);
    if (!space.isDetailed()) return;
    switch (ground) {
    case Ground::Grass:
        paintPatches(space, tones, variation);
        paintGrass(space, tones, variation, 4, true);
        break;
    case Ground::Forest:
    case Ground::Hills:
        paintPatches(space, tones, variation);
        paintGrass(space, tones, variation, 3, false);
        break;
    case Ground::Rock:
    case Ground::Ash:
        paintPatches(space, tones, variation);
        paintPebbles(space, tones, variation);
        break;
    default: break;
    }
}

QPainterPath rimPath(const ArtSpace& space, std::uint8_t sides, double depth, double roundness,
                     int variation) {
    const auto isSet = [sides](int index) { return (sides >> (index % 8)) & 1; };
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (Direction side : allDirections) {
        const auto at = [&](double along, double into) { return space.at(fromSide(side, along, into)); };
        const int index = aroundIndex(side);
        if (isSet(index)) {
            ArtRandom random(variation, 51 + index);
            QPolygonF edge{at(1, depth)};
            for (int i = 4; i > 0; --i)
                edge << at(i / 5.0 + random.between(-0.05, 0.05),
                           depth + random.between(-1, 1) * std::min(depth * 0.42, 0.038));
            edge << at(0, depth);
            path.moveTo(at(0, 0));
            path.lineTo(at(1, 0));
            path.connectPath(smoothPath(edge, false));
            path.closeSubpath();
        }
        if (isSet(index) && isSet(index + 2)) {
            path.moveTo(at(1 - roundness, 0));
            path.lineTo(at(1, 0));
            path.lineTo(at(1, roundness));
            path.lineTo(at(1 - depth, roundness));
            path.quadTo(at(1 - depth, depth), at(1 - roundness, depth));
            path.closeSubpath();
        } else if (!isSet(index) && !isSet(index + 2) && isSet(index + 1)) {
            path.moveTo(at(1 - depth, 0));
            path.lineTo(at(1, 0));
            path.lineTo(at(1, depth));
            path.quadTo(at(1 - depth * 0.9, depth * 0.9), at(1 - depth, 0));
            path.closeSubpath();
        }
    }
    return path;
}

void paintShallows(const ArtSpace& space, const CellLook& look) {
    const ArtPalette& palette = space.palette();
    const std::uint8_t land = look.land();
    if (land == 0) return;
    space.fill(rimPath(space, land, 0.34, 0.5, look.variation), faded(palette.shallows, 0.45));
    space.fill(rimPath(space, land, 0.255, 0.45, look.variation), palette.shallows);
}

void paintRim(const ArtSpace& space, const CellLook& look, Ground own) {
    const ArtPalette& palette = space.palette();
    const int variation = look.variation;
    if (own == Ground::Sea && look.land() != 0) {
        space.fill(rimPath(space, look.land(), 0.195, 0.4, variation), palette.foam);
        space.fill(rimPath(space, look.land(), 0.165, 0.37, variation), palette.beach);
    }
    const double depth = own == Ground::Sea ? 0.055 : 0.085;
    for (int g = int(own) + 1; g <= int(Ground::Grass); ++g) {
        std::uint8_t sides = 0;
        for (int i = 0; i < 8; ++i)
            if (look.spill[std::size_t(i)] == Ground(g)) sides = std::uint8_t(sides | 1 << i);
        if (sides == 0) continue;
        const Tones& tones = palette.ground(Ground(g));
        if (space.isDetailed())
            space.fill(rimPath(space, sides, depth + 0.025, 0.24, variation),
                       mixed(tones.dark, Qt::black, 0.12));
        space.fill(rimPath(space, sides, depth, 0.22, variation), tones.base);
    }
}

} // namespace stonemason::kings_conflict
