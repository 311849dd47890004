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

/// Lines between zones that are linked or must be adjacent.
std::vector<ZonePair> linesOf(const Plan& plan) {
    Template drawn = plan.half->halfTemplate;
    for (const Link& link : plan.near)
        drawn.links.push_back({link.first, link.second});
    return touchingIn(drawn);
}

/// Places zones as discs in one half of the map, on whose edge some of them lie, so that they do not overlap,
/// linked ones lie side by side and links do not cross: threshold accepting from several starts, whose
/// threshold falls to zero.
/// Invariant: zones that are their own image lie on the edge, or in the middle of a turn.
/// Cost: O(starts * movesOfZone * zones * (zones + links)) for each link or passage over the edge of a zone.
/// Source: G. Dueck, T. Scheuer, Threshold Accepting, Journal of Computational Physics 90, 1990.
class HalfLayout {
public:
    HalfLayout(const Plan& plan, const Draft& draft, SeededRandom& random)
        : plan_(plan)
        , half_(*plan.half)
        , image_(draft.image)
        , side_(draft.size.rows)
        , random_(random)
        , lines_(linesOf(plan))
        , points_(draft.wanted.size()) {
        for (std::size_t zone = 0; zone < draft.wanted.size(); ++zone)
            radii_.push_back(
                radiusOfArea(draft.wanted[zone] / (half_.isOwnImage(int(zone)) ? 1 : image_.order())));
    }

    std::vector<DrawingPoint> best() {
        constexpr int startsOfMirror = 6;
        constexpr int startsOfTurn = 24; // its passages over the edge make fewer layouts good
        constexpr int fewZones = 40;
        const bool hasMore = image_.isTurn() && std::ssize(points_) <= fewZones;
        const int starts = hasMore ? startsOfTurn : startsOfMirror;
        std::vector<DrawingPoint> best;
        double least = std::numeric_limits<double>::max();
        for (int start = 0; start < starts && (best.empty() || !plan_.stop.stop_requested()); ++start) {
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
        if (half_.isOwnImage(zone)) {
            const DrawingPoint fixed = image_.nearestFixed(point);
            return {inside(fixed.x), inside(fixed.y)};
        }
        const DrawingPoint here = image_.sourceOf(point);
        return {inside(here.x), inside(here.y)};
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

    /// The cost of the place of a zone, in squared cells.
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
        return badness + offEdge(zone);
    }

    /// In a turn, the cost of passages over the edge: the distance to the joined image, of another zone or,
    /// in a half-turn, across the middle of the map, and the overlap with zones in between.
    double offEdge(int zone) const {
        if (!image_.isTurn()) return 0;
        double badness = 0;
        for (const MirrorPlan::EdgePassage& passage : half_.edgePassages) {
            const DrawingPoint first = at(passage.first);
            const DrawingPoint second = at(passage.second);
            const auto inBetween = [&](int other) {
                if (other == passage.first || other == passage.second) return 0.;
                const double toFirst = distanceToSegment(at(other), first, image_.of(second, passage.part));
                const double toSecond =
                    distanceToSegment(at(other), second, image_.of(first, image_.order() - passage.part));
                return square(std::max(0., radius(other) - std::min(toFirst, toSecond)));
            };
            if (passage.first != zone && passage.second != zone) {
                badness += inBetween(zone);
                continue;
            }
            const double wanted =
                half_.isOwnImage(passage) ? radius(zone) : radius(passage.first) + radius(passage.second);
            badness += square(std::max(0., distanceBetween(first, image_.of(second, passage.part)) - wanted));
            for (int other = 0; other < int(points_.size()); ++other)
                badness += inBetween(other);
        }
        return badness;
    }

    double distanceTo(int zone, const ZonePair& line) const {
        return distanceToSegment(at(zone), at(line.first), at(line.second));
    }

    /// The cost of crossings of a line and of zones too near to it.
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

    /// The cost of the overlap of the disc of a zone with the rims of its half.
    double offRims(int zone) const {
        const DrawingPoint point = at(zone);
        const double room = .9 * radius(zone);
        const auto over = [room](double distance) { return square(std::max(0., room - distance)); };
        double badness = over(point.x) + over(side_ - point.y);
        if (half_.symmetry() == WorldSymmetry::LeftRight) badness += over(point.y);
        if (half_.symmetry() == WorldSymmetry::TopBottom) badness += over(side_ - point.x);
        if (half_.isOwnImage(zone)) return badness;
        const double toEdge = image_.depth(point);
        const bool meetsImage = std::ranges::any_of(half_.edgePassages, [&](const auto& passage) {
            return half_.isOwnImage(passage) && passage.first == zone;
        });
        if (meetsImage) badness += square(std::max(0., toEdge - radius(zone)));
        return badness + 2 * over(toEdge);
    }

    const Plan& plan_;
    const MirrorPlan& half_;
    const WorldImage& image_;
    double side_;
    SeededRandom& random_;
    std::vector<ZonePair> lines_;
    std::vector<double> radii_;
    std::vector<DrawingPoint> points_;
};

} // namespace

Result<Draft> layOutHalf(Draft draft, const Plan& plan, SeededRandom& random) {
    if (plan.layout.centres.size() != plan.half->fullTemplate.zones.size()) {
        draft.centres = HalfLayout(plan, draft, random).best();
        return draft;
    }
    const double side = draft.size.rows;
    for (const int zone : plan.half->fullZones) {
        const DrawingPoint part = plan.layout.centres[std::size_t(zone)];
        const DrawingPoint centre{part.x * side, part.y * side};
        draft.centres.push_back(draft.image.sourceOf(centre));
    }
    return draft;
}

} // namespace stonemason::pocket_heroes
