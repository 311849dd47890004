// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

double square(double number) {
    return number * number;
}

/// Places zones as discs in the triangle below the diagonal, on which some of them lie, so that they do not
/// overlap, linked ones lie side by side and links do not cross: threshold accepting from several starts,
/// whose threshold falls to zero.
/// Invariant: zones that are their own image lie on the diagonal.
/// Cost: O(starts * movesOfZone * zones * (zones + links)) for each link of a zone.
/// Source: G. Dueck, T. Scheuer, Threshold Accepting, Journal of Computational Physics 90, 1990.
class HalfLayout {
public:
    HalfLayout(const MirrorPlan& half, const std::vector<double>& cells, double side, SeededRandom& random)
        : half_(half)
        , side_(side)
        , random_(random)
        , lines_(touchingIn(half.halfTemplate))
        , points_(cells.size()) {
        for (std::size_t zone = 0; zone < cells.size(); ++zone)
            radii_.push_back(radiusOfArea(cells[zone] / (half.isOnDiagonal(int(zone)) ? 1 : 2)));
    }

    std::vector<DrawingPoint> best() {
        constexpr int starts = 6;
        std::vector<DrawingPoint> best;
        double least = std::numeric_limits<double>::max();
        for (int start = 0; start < starts; ++start) {
            for (int zone = 0; zone < int(points_.size()); ++zone)
                points_[std::size_t(zone)] = held(zone, {random_.unit() * side_, random_.unit() * side_});
            improve();
            double badness = 0;
            for (int zone = 0; zone < int(points_.size()); ++zone)
                badness += badnessOf(zone);
            if (badness >= least) continue;
            least = badness;
            best = points_;
        }
        return best;
    }

private:
    double radius(int zone) const { return radii_[std::size_t(zone)]; }
    DrawingPoint at(int zone) const { return points_[std::size_t(zone)]; }

    /// The nearest place that the zone may have.
    DrawingPoint held(int zone, DrawingPoint point) const {
        const auto inside = [this](double value) { return std::clamp(value, 1., side_ - 1); };
        if (half_.isOnDiagonal(zone)) {
            const double middle = inside((point.x + point.y) / 2);
            return {middle, middle};
        }
        if (point.x > point.y) std::swap(point.x, point.y);
        return {inside(point.x), inside(point.y)};
    }

    void improve() {
        constexpr int movesOfZone = 400;
        const int moves = movesOfZone * int(points_.size());
        for (int move = 0; move < moves; ++move) {
            const double heat = 1 - double(move) / moves;
            const int zone = random_.below(int(points_.size()));
            const DrawingPoint before = at(zone);
            const double old = badnessOf(zone);
            const double reach = side_ * (.02 + .3 * heat);
            points_[std::size_t(zone)] = held(
                zone, {before.x + (random_.unit() - .5) * reach, before.y + (random_.unit() - .5) * reach});
            if (badnessOf(zone) > old + square(side_) * .004 * square(heat))
                points_[std::size_t(zone)] = before;
        }
    }

    /// What is bad about the place of a zone, in squares of cells.
    double badnessOf(int zone) const {
        double badness = offRims(zone);
        for (int other = 0; other < int(points_.size()); ++other)
            if (other != zone)
                badness +=
                    2 *
                    square(std::max(0., radius(zone) + radius(other) - distanceBetween(at(zone), at(other))));
        for (const ZonePair& line : lines_) {
            if (line.first != zone && line.second != zone) {
                badness += square(std::max(0., radius(zone) - distanceTo(zone, line)));
                continue;
            }
            const double wanted = radius(line.first) + radius(line.second);
            badness += square(std::max(0., distanceBetween(at(line.first), at(line.second)) - wanted));
            badness += offLine(line);
        }
        return badness;
    }

    double distanceTo(int zone, const ZonePair& line) const {
        return distanceToSegment(at(zone), at(line.first), at(line.second));
    }

    /// What a line crosses or comes too near to.
    double offLine(const ZonePair& line) const {
        double badness = 0;
        for (const ZonePair& other : lines_) {
            if (other.first == line.first || other.first == line.second || other.second == line.first ||
                other.second == line.second)
                continue;
            if (doLinesCross(at(line.first), at(line.second), at(other.first), at(other.second)))
                badness += square(side_ / 3);
        }
        for (int zone = 0; zone < int(points_.size()); ++zone)
            if (zone != line.first && zone != line.second)
                badness += square(std::max(0., radius(zone) - distanceTo(zone, line)));
        return badness;
    }

    /// How far the disc of a zone comes over the rims of the triangle.
    double offRims(int zone) const {
        const DrawingPoint point = at(zone);
        const double room = .9 * radius(zone);
        const auto over = [room](double distance) { return square(std::max(0., room - distance)); };
        double badness = over(point.x) + over(side_ - point.y);
        if (half_.isOnDiagonal(zone)) return badness;
        const double toLine = (point.y - point.x) / std::sqrt(2.);
        const bool crosses =
            std::ranges::count(half_.mirrorPassages, zone, &MirrorPlan::Passage::halfZone) > 0;
        if (crosses) badness += square(std::max(0., toLine - radius(zone)));
        return badness + 2 * over(toLine);
    }

    const MirrorPlan& half_;
    double side_;
    SeededRandom& random_;
    std::vector<ZonePair> lines_;
    std::vector<double> radii_;
    std::vector<DrawingPoint> points_;
};

} // namespace

Result<Draft> layOutHalf(Draft draft, const Plan& plan, SeededRandom& random) {
    const double side = draft.size.rows;
    if (plan.layout.centres.size() != plan.half->fullTemplate.zones.size()) {
        draft.centres = HalfLayout(*plan.half, draft.wanted, side, random).best();
        return draft;
    }
    for (const int zone : plan.half->fullZones) {
        const DrawingPoint part = plan.layout.centres[std::size_t(zone)];
        draft.centres.push_back({std::min(part.x, part.y) * side, std::max(part.x, part.y) * side});
    }
    return draft;
}

} // namespace stonemason::pocket_heroes
