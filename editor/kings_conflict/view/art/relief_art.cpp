// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/tile_art.h"

#include <algorithm>
#include <array>

namespace stonemason::kings_conflict {

namespace {

struct Peak {
    QPointF foot; ///< middle of the base
    double half = 0;
    double height = 0;
    double lean = 0; ///< how far the summit stands to the right of the foot
    double snow = 0; ///< how far down the slope it reaches, 0 to 1
};

/// One mountain: its slopes, and points on its three edges.
class PeakShape {
public:
    explicit PeakShape(const Peak& peak)
        : summit_(peak.foot + QPointF(peak.lean, -peak.height))
        , left_(peak.foot - QPointF(peak.half, 0))
        , right_(peak.foot + QPointF(peak.half, 0))
        , front_(peak.foot + QPointF(peak.half * 0.16, peak.height * 0.05))
        , half_(peak.half) {}

    QPointF summit() const { return summit_; }
    QPointF leftSlope(double t) const { return bowed(left_, t, 0.035); }
    QPointF rightSlope(double t) const { return bowed(right_, t, -0.035); }
    QPointF ridge(double t) const {
        constexpr std::array<double, 6> zigzag{0, 0.06, -0.08, 0.07, -0.05, 0};
        const double position = t * 5;
        const auto below = std::min<std::size_t>(4, std::size_t(position));
        const double offset =
            zigzag[below] + (zigzag[below + 1] - zigzag[below]) * (position - double(below));
        return summit_ + (front_ - summit_) * t + QPointF(offset * half_, 0);
    }

private:
    QPointF bowed(QPointF foot, double t, double bow) const {
        return summit_ + (foot - summit_) * t + QPointF(bow * half_ * 4 * t * (1 - t), 0);
    }

    QPointF summit_;
    QPointF left_;
    QPointF right_;
    QPointF front_;
    double half_;
};

using Slope = QPointF (PeakShape::*)(double) const;

QPolygonF faceOf(const PeakShape& shape, Slope slope) {
    QPolygonF face{shape.summit()};
    for (double t : {0.25, 0.5, 0.75, 1.0})
        face << (shape.*slope)(t);
    for (double t : {1.0, 0.8, 0.6, 0.4, 0.2})
        face << shape.ridge(t);
    return face;
}

/// The snow on one face: down the slope, then in teeth across to the ridge.
QPolygonF snowOf(const PeakShape& shape, Slope slope, double reach) {
    const auto across = [&](double f, double t) {
        const QPointF outer = (shape.*slope)(t);
        return outer + (shape.ridge(t) - outer) * f;
    };
    QPolygonF snow{shape.summit()};
    snow << (shape.*slope)(reach * 0.5) << (shape.*slope)(reach) << across(0.3, reach * 0.74)
         << across(0.52, reach * 1.08) << across(0.78, reach * 0.8) << shape.ridge(reach * 1.02)
         << shape.ridge(reach * 0.5);
    return snow;
}

void fillPolygon(const ArtSpace& space, const QPolygonF& polygon, const QBrush& brush) {
    QPainterPath path;
    QPolygonF scaled;
    for (QPointF point : polygon)
        scaled << space.at(point);
    path.addPolygon(scaled);
    path.closeSubpath();
    space.fill(path, brush);
}

void paintPeak(const ArtSpace& space, const Peak& peak) {
    const ArtPalette& palette = space.palette();
    const PeakShape shape(peak);
    const QPointF summit = shape.summit();
    const QPointF foot = peak.foot;
    if (space.isDetailed())
        space.fill({foot, foot + QPointF(peak.half * 1.28, 0.012),
                    foot + QPointF(peak.half * 0.6, -peak.height * 0.3)},
                   palette.shadow);
    QPolygonF whole = faceOf(shape, &PeakShape::rightSlope);
    fillPolygon(space, whole, palette.stone.dark);
    const QPointF from = space.at(summit);
    QLinearGradient lit(from, space.at(foot - QPointF(peak.half * 0.6, 0)));
    lit.setColorAt(0, palette.stone.light);
    lit.setColorAt(1, palette.stone.base);
    fillPolygon(space, faceOf(shape, &PeakShape::leftSlope), lit);
    if (peak.snow > 0) {
        fillPolygon(space, snowOf(shape, &PeakShape::rightSlope, peak.snow), palette.snow.dark);
        fillPolygon(space, snowOf(shape, &PeakShape::leftSlope, peak.snow), palette.snow.light);
    }
    if (!space.isRich()) return;
    QPainterPath cracks;
    const auto crack = [&](Slope slope, double f, double fromT, double toT) {
        const auto across = [&](double share, double t) {
            const QPointF outer = (shape.*slope)(t);
            return space.at(outer + (shape.ridge(t) - outer) * share);
        };
        cracks.moveTo(across(f, fromT));
        cracks.lineTo(across(f + 0.1, (fromT + toT) / 2));
        cracks.lineTo(across(f - 0.04, toT));
    };
    crack(&PeakShape::leftSlope, 0.52, 0.58, 0.84);
    crack(&PeakShape::leftSlope, 0.22, 0.76, 0.92);
    space.stroke(cracks, faded(palette.stone.dark, 0.55), 0.014);
    cracks = {};
    crack(&PeakShape::rightSlope, 0.45, 0.55, 0.86);
    space.stroke(cracks, faded(palette.stone.light, 0.35), 0.014);
}

std::vector<Peak> peaksOf(const CellLook& look) {
    ArtRandom random(look.variation, 83);
    std::vector<Peak> peaks;
    const bool mirrored = look.variation % 2 == 1;
    const auto x = [mirrored](double value) { return mirrored ? 1 - value : value; };
    const double grow = random.between(-0.03, 0.03);
    const double lean = random.between(-0.03, 0.03);
    if (look.variation % 4 < 2) {
        peaks.push_back({{x(0.72), 0.74}, 0.25, 0.45 + grow, lean, 0.36});
        peaks.push_back({{x(0.4), 0.9}, 0.37, 0.76 - grow, -lean, 0.36});
    } else {
        peaks.push_back({{x(0.3), 0.7}, 0.27, 0.5 - grow, lean, 0.36});
        peaks.push_back({{x(0.6), 0.91}, 0.36, 0.7 + grow, -lean, 0.36});
    }
    for (const Straddler& s : straddlers(look, 0.72, 0.2)) {
        if (s.corner)
            peaks.push_back({s.place, 0.3, 0.56, 0.01, 0.36});
        else
            peaks.push_back({s.place, s.variant == 0 ? 0.29 : 0.26, s.variant == 0 ? 0.54 : 0.46, 0, 0.36});
    }
    return peaks;
}

struct Mound {
    QPointF foot;
    double half = 0;
    double height = 0;
};

void paintMound(const ArtSpace& space, const Mound& mound) {
    const Tones& tones = space.palette().mound;
    const auto at = [&](double x, double y) {
        return space.at(mound.foot + QPointF(x * mound.half, -y * mound.height));
    };
    const auto addDome = [&](QPainterPath& path) {
        path.cubicTo(at(-0.78, 0.34), at(-0.5, 1), at(-0.06, 1));
        path.cubicTo(at(0.4, 1), at(0.72, 0.4), at(1, 0));
    };
    QPainterPath body(at(-1, 0));
    addDome(body);
    body.quadTo(at(0, -0.22), at(-1, 0));
    // The foot fades into the soil because hills must not look like separate stones.
    const QColor soil = space.palette().ground(Ground::Hills).base;
    QLinearGradient slope(at(0, 1), at(0, -0.1));
    slope.setColorAt(0, tones.light);
    slope.setColorAt(0.45, tones.base);
    slope.setColorAt(1, soil);
    space.fill(body, slope);
    QLinearGradient side(at(-0.15, 0.8), at(0.85, 0.25));
    side.setColorAt(0, faded(tones.dark, 0));
    side.setColorAt(0.7, faded(tones.dark, 0.62));
    side.setColorAt(1, faded(tones.dark, 0.15));
    space.fill(body, side);
    QPainterPath crest(at(-0.94, 0.06));
    crest.cubicTo(at(-0.76, 0.38), at(-0.5, 1), at(-0.06, 1));
    crest.cubicTo(at(0.4, 1), at(0.72, 0.4), at(0.96, 0.05));
    space.stroke(crest, mixed(tones.dark, Qt::black, 0.08), 0.018);
    if (!space.isRich()) return;
    QPainterPath blades;
    for (const QPointF root : {QPointF(-0.36, 0.42), QPointF(0.06, 0.62), QPointF(0.3, 0.22)})
        for (const double lean : {-0.07, 0.0, 0.07}) {
            blades.moveTo(at(root.x() + lean / 3, root.y()));
            blades.lineTo(at(root.x() + lean, root.y() + (lean == 0 ? 0.17 : 0.12)));
        }
    space.stroke(blades, faded(tones.dark, 0.85), 0.013);
}

std::vector<Mound> moundsOf(const CellLook& look) {
    ArtRandom random(look.variation, 97);
    const bool mirrored = look.variation % 2 == 1;
    const auto x = [mirrored](double value) { return mirrored ? 1 - value : value; };
    std::vector<Mound> mounds;
    mounds.push_back(
        {{x(0.6), 0.52}, 0.37 + random.between(-0.02, 0.02), 0.31 + random.between(-0.03, 0.03)});
    mounds.push_back(
        {{x(0.4), 0.88}, 0.38 + random.between(-0.02, 0.01), 0.33 + random.between(-0.03, 0.03)});
    if (look.variation % 4 >= 2) mounds.push_back({{x(0.76), 0.92}, 0.22, 0.18});
    for (const Straddler& s : straddlers(look, 0.72, 0.15))
        if (!s.corner)
            mounds.push_back({s.place, s.variant == 0 ? 0.33 : 0.29, s.variant == 0 ? 0.27 : 0.23});
    return mounds;
}

template <typename Things>
void sortByFoot(Things& things) {
    std::stable_sort(things.begin(), things.end(),
                     [](const auto& a, const auto& b) { return a.foot.y() < b.foot.y(); });
}

} // namespace

void paintPeaks(const ArtSpace& space, const CellLook& look) {
    auto peaks = peaksOf(look);
    sortByFoot(peaks);
    for (const Peak& peak : peaks)
        paintPeak(space, peak);
}

void paintMounds(const ArtSpace& space, const CellLook& look) {
    auto mounds = moundsOf(look);
    sortByFoot(mounds);
    for (const Mound& mound : mounds)
        paintMound(space, mound);
}

} // namespace stonemason::kings_conflict
