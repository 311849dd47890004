// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/power_diagram.h"

#include "core/base/value_noise.h"
#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace stonemason::pocket_heroes {

namespace {

/// A power diagram with prescribed areas, found by relaxation on a coarse raster. Each round assigns every
/// sample to the zone with the least power distance (squared distance less the weight), adds weight to zones
/// in proportion to the cells they lack, moves centres part of the way to the centroids (Lloyd's algorithm
/// with damping), and pulls together pairs that are to touch and do not.
/// Invariant: the mean of the weights is 0 after weigh(), and best_ is the best state measured from round 8
/// on. Convergence is not guaranteed: numbers::shareRounds bounds the rounds.
/// Cost: O(rounds * (zones * samples + zones^2)); equal distances go to the zone with the lower number.
/// Sources: F. Aurenhammer, Power Diagrams, SIAM J. Comput. 16, 1987; S. Lloyd, Least Squares Quantization in
/// PCM, IEEE Trans. Inf. Theory 28, 1982.
class Balance {
public:
    Balance(PowerDiagram start, const std::vector<double>& wanted,
            const std::vector<std::pair<int, int>>& touching, int side)
        : now_(std::move(start))
        , wanted_(wanted)
        , touching_(touching)
        , side_(side)
        , rows_(std::min(side, numbers::shareSamples))
        , width_(double(side) / rows_)
        , nearest_(std::size_t(rows_) * std::size_t(rows_))
        , owner_(nearest_.size()) {}

    PowerDiagram run() {
        best_ = now_;
        double least = std::numeric_limits<double>::max();
        for (int round = 0; round < numbers::shareRounds; ++round) {
            assign();
            measure();
            const double error = worstError();
            const double badness = error + 10.0 * missing();
            if (round >= 8 && badness < least) {
                least = badness;
                best_ = now_;
                if (badness < numbers::shareAim) break;
            }
            weigh();
            pull(round);
        }
        return best_;
    }

private:
    std::size_t zones() const { return now_.centres.size(); }

    void assign() {
        std::ranges::fill(nearest_, std::numeric_limits<float>::max());
        for (std::size_t zone = 0; zone < zones(); ++zone) {
            const auto x = float(now_.centres[zone].x);
            const auto weight = float(now_.weights[zone]);
            for (int row = 0; row < rows_; ++row) {
                const float y = (float(row) + .5F) * float(width_) - float(now_.centres[zone].y);
                assignRow(std::size_t(row) * std::size_t(rows_), x, y * y - weight, std::int32_t(zone));
            }
        }
    }

    void assignRow(std::size_t start, float x, float fixed, std::int32_t zone) {
        float* nearest = nearest_.data() + start;
        std::int32_t* owner = owner_.data() + start;
        const auto width = float(width_);
        for (int column = 0; column < rows_; ++column) {
            const float across = (float(column) + .5F) * width - x;
            const float distance = across * across + fixed;
            const bool nearer = distance < nearest[column];
            owner[column] = nearer ? zone : owner[column];
            nearest[column] = nearer ? distance : nearest[column];
        }
    }

    void measure() {
        areas_.assign(zones(), 0);
        middles_.assign(zones(), {});
        touches_.assign(zones() * zones(), 0);
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < rows_; ++column) {
                const auto at = std::size_t(row) * std::size_t(rows_) + std::size_t(column);
                const auto zone = std::size_t(owner_[at]);
                areas_[zone] += width_ * width_;
                middles_[zone].x += (column + .5) * width_;
                middles_[zone].y += (row + .5) * width_;
                if (column + 1 < rows_) touch(zone, std::size_t(owner_[at + 1]));
                if (row + 1 < rows_) touch(zone, std::size_t(owner_[at + std::size_t(rows_)]));
            }
        for (std::size_t zone = 0; zone < zones(); ++zone) {
            const double samples = areas_[zone] / (width_ * width_);
            if (samples > 0) {
                middles_[zone].x /= samples;
                middles_[zone].y /= samples;
            } else {
                middles_[zone] = now_.centres[zone];
            }
        }
    }

    void touch(std::size_t one, std::size_t other) {
        if (one == other) return;
        ++touches_[one * zones() + other];
        ++touches_[other * zones() + one];
    }

    bool doTouch(std::pair<int, int> pair) const {
        // Fewer cells than that leave no room for a passage.
        constexpr double leastCells = 5;
        return touches_[std::size_t(pair.first) * zones() + std::size_t(pair.second)] * width_ >= leastCells;
    }

    int missing() const {
        return int(std::ranges::count_if(touching_, [this](auto pair) { return !doTouch(pair); }));
    }

    double worstError() const {
        double worst = 0;
        for (std::size_t zone = 0; zone < zones(); ++zone)
            worst = std::max(worst, std::abs(areas_[zone] - wanted_[zone]) / wanted_[zone]);
        return worst;
    }

    /// More weight to zones with too few cells. A rim moves by the weight over twice the distance of the two
    /// centres, which is about four radii.
    void weigh() {
        double mean = 0;
        for (std::size_t zone = 0; zone < zones(); ++zone) {
            const double lack = wanted_[zone] - areas_[zone];
            now_.weights[zone] += lack * (areas_[zone] > 0 ? .4 : .8);
            mean += now_.weights[zone] / double(zones());
        }
        for (double& weight : now_.weights)
            weight -= mean;
    }

    /// Moves centres towards their centroids, and pairs that must touch but do not towards each other.
    void pull(int round) {
        for (std::size_t zone = 0; zone < zones(); ++zone) {
            DrawingPoint& centre = now_.centres[zone];
            centre.x += (middles_[zone].x - centre.x) * .35;
            centre.y += (middles_[zone].y - centre.y) * .35;
        }
        const double strength = round < 6 ? .08 : .16;
        for (const auto& pair : touching_) {
            if (doTouch(pair)) continue;
            DrawingPoint& one = now_.centres[std::size_t(pair.first)];
            DrawingPoint& other = now_.centres[std::size_t(pair.second)];
            const double x = (other.x - one.x) * strength;
            const double y = (other.y - one.y) * strength;
            one = inside({one.x + x, one.y + y});
            other = inside({other.x - x, other.y - y});
        }
    }

    DrawingPoint inside(DrawingPoint point) const {
        return {std::clamp(point.x, 1.0, side_ - 1.0), std::clamp(point.y, 1.0, side_ - 1.0)};
    }

    PowerDiagram now_, best_;
    const std::vector<double>& wanted_;
    const std::vector<std::pair<int, int>>& touching_;
    int side_;
    int rows_;
    double width_; ///< cells between two samples
    std::vector<float> nearest_;
    std::vector<std::int32_t> owner_;
    std::vector<double> areas_;
    std::vector<DrawingPoint> middles_;
    std::vector<int> touches_;
};

} // namespace

PowerDiagram PowerDiagram::balanced(std::vector<DrawingPoint> centres, const std::vector<double>& wanted,
                                    const std::vector<std::pair<int, int>>& touching, int side) {
    PowerDiagram start{std::move(centres), {}};
    for (const double cells : wanted)
        start.weights.push_back(cells / pi);
    return Balance(std::move(start), wanted, touching, side).run();
}

template <typename Real>
void rasterize(Grid<std::int16_t>& zoneOf, const PowerDiagram& diagram, const DomainWarp& warp,
               SeededRandom& random) {
    constexpr int broad = 3; // width of a sweep relative to a jag
    const int side = zoneOf.rows();
    const auto jag = Real(warp.jag);
    const auto sweep = Real(warp.sweep);
    const ValueNoise down(side, warp.spacing, random);
    const ValueNoise right(side, warp.spacing, random);
    SeededRandom ofSweeps(SeededRandom(random).next());
    const ValueNoise farDown(side, broad * warp.spacing, ofSweeps);
    const ValueNoise farRight(side, broad * warp.spacing, ofSweeps);
    const auto columns = std::size_t(side);
    std::vector<Real> xs(columns, 0), ys(columns, 0), nearest(columns, 0);
    std::vector<std::int32_t> owners(columns, 0);
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            const auto at = std::size_t(column);
            const Cell cell{row, column};
            ys[at] = Real(row) + Real(.5) + jag * Real(down.at(cell)) + sweep * Real(farDown.at(cell));
            xs[at] = Real(column) + Real(.5) + jag * Real(right.at(cell)) + sweep * Real(farRight.at(cell));
        }
        std::ranges::fill(nearest, std::numeric_limits<Real>::max());
        for (std::size_t zone = 0; zone < diagram.centres.size(); ++zone) {
            const auto x = Real(diagram.centres[zone].x);
            const auto y = Real(diagram.centres[zone].y);
            const auto weight = Real(diagram.weights[zone]);
            for (std::size_t at = 0; at < xs.size(); ++at) {
                const Real across = xs[at] - x;
                const Real along = ys[at] - y;
                const Real distance = across * across + along * along - weight;
                const bool nearer = distance < nearest[at];
                owners[at] = nearer ? std::int32_t(zone) : owners[at];
                nearest[at] = nearer ? distance : nearest[at];
            }
        }
        for (int column = 0; column < side; ++column)
            zoneOf[{row, column}] = std::int16_t(owners[std::size_t(column)]);
    }
}

template void rasterize<float>(Grid<std::int16_t>&, const PowerDiagram&, const DomainWarp&, SeededRandom&);
template void rasterize<double>(Grid<std::int16_t>&, const PowerDiagram&, const DomainWarp&, SeededRandom&);

} // namespace stonemason::pocket_heroes
