// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/zone_drawing.h"

#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/template/drawn_links.h"
#include "core/pocket_heroes/template/planar_drawing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Lengths of the shortest paths along links between zones, in the unit of their sizes (Floyd-Warshall).
class Lengths {
public:
    Lengths(const Template& worldTemplate, const std::vector<ZonePair>& edges)
        : zones_(worldTemplate.zones.size()) {
        constexpr double far = 1e9;
        lengths_.assign(zones_ * zones_, far);
        double widest = 0;
        for (const ZonePair& edge : edges) {
            const double length = worldTemplate.zones[std::size_t(edge.first)].size +
                                  double(worldTemplate.zones[std::size_t(edge.second)].size);
            at(edge.first, edge.second) = at(edge.second, edge.first) = length;
        }
        for (std::size_t zone = 0; zone < zones_; ++zone)
            at(int(zone), int(zone)) = 0;
        close();
        for (const double length : lengths_)
            if (length < far) widest = std::max(widest, length);
        // Unconnected zones get a length greater than all others.
        for (double& length : lengths_)
            if (length >= far) length = widest + 1;
    }

    double operator()(int first, int second) const {
        return lengths_[std::size_t(first) * zones_ + std::size_t(second)];
    }

private:
    double& at(int first, int second) { return lengths_[std::size_t(first) * zones_ + std::size_t(second)]; }

    void close() {
        for (std::size_t via = 0; via < zones_; ++via)
            for (std::size_t from = 0; from < zones_; ++from) {
                const double first = lengths_[from * zones_ + via];
                for (std::size_t to = 0; to < zones_; ++to)
                    lengths_[from * zones_ + to] =
                        std::min(lengths_[from * zones_ + to], first + lengths_[via * zones_ + to]);
            }
    }

    std::size_t zones_;
    std::vector<double> lengths_;
};

/// A straight-line drawing of the graph of zones with few crossings. From several random starts, stochastic
/// gradient descent moves pairs of zones to the distance that they have along links (stress); the start with
/// the fewest crossings is kept and improved by hill climbing, single zones moving to where their links cross
/// fewer. Where crossings remain, a planar drawing is tried, and then drawings without the links that cross
/// most.
/// Invariant: zones with a place of their own never move; edgesAt_ lists the edges of edges_ by zone.
/// Cost: O(zones^2) for each of 30 rounds of a start, O(edges at a zone * edges) for each move of hill
/// climbing; nothing new begins once work_ has reached drawingWork.
/// Sources: J. Zheng, S. Pawar, D. Goodman, Graph Drawing by Stochastic Gradient Descent, IEEE TVCG 25, 2019;
/// E. Gansner, Y. Koren, S. North, Graph Drawing by Stress Majorization, GD 2004.
class Drawing {
public:
    Drawing(const Template& worldTemplate, SeededRandom& random)
        : template_(worldTemplate)
        , random_(random)
        , edges_(drawnPairs(worldTemplate))
        , lengths_(worldTemplate, edges_) {
        noteEdges();
    }

    /// Draws the zones so that, where possible, no links cross after at most `most` of them are left out.
    std::vector<DrawingPoint> draw(std::size_t most) {
        const int zones = int(template_.zones.size());
        const int starts = zones <= 12 ? 24 : zones <= 40 ? 12 : zones <= 100 ? 6 : 1;
        std::vector<DrawingPoint> best;
        int fewest = std::numeric_limits<int>::max();
        for (int start = 0; start < starts && fewest > 0 && mayGoOn(); ++start) {
            scatter();
            relax();
            const int crossings = crossingsNow();
            if (crossings >= fewest) continue;
            fewest = crossings;
            best = points_;
        }
        points_ = std::move(best);
        if (fewest > 0 && zones <= numbers::mostUncrossedZones) {
            uncross(fewest);
            if (crossingsNow() > 0) drawPlanar();
            leaveOut(most);
        }
        return points_;
    }

    std::int64_t work() const { return work_.spent(); }

private:
    bool mayGoOn() const { return !work_.isExhausted(); }

    bool isFixed(int zone) const { return template_.zones[std::size_t(zone)].place.has_value(); }

    void scatter() {
        const int zones = int(template_.zones.size());
        double width = 1;
        for (const Zone& zone : template_.zones)
            width += zone.size;
        points_.resize(std::size_t(zones));
        for (int zone = 0; zone < zones; ++zone) {
            const auto place = template_.zones[std::size_t(zone)].place;
            points_[std::size_t(zone)] =
                place ? *place : DrawingPoint{(random_.unit() - .5) * width, (random_.unit() - .5) * width};
        }
    }

    /// Moves pairs of zones, in random order and with decreasing steps, towards their distance along links.
    void relax() {
        const int zones = int(points_.size());
        constexpr int rounds = 30;
        std::vector<std::pair<int, int>> pairs;
        for (int first = 0; first < zones; ++first)
            for (int second = first + 1; second < zones; ++second)
                pairs.emplace_back(first, second);
        double longest = 1;
        double shortest = std::numeric_limits<double>::max();
        for (const auto& [first, second] : pairs) {
            longest = std::max(longest, lengths_(first, second));
            shortest = std::min(shortest, std::max(1.0, lengths_(first, second)));
        }
        double pull = longest * longest;
        const double last = .1 * shortest * shortest;
        // A root, so that the pull falls by a constant factor from the first round to the last.
        double factor = last / pull;
        for (int halving = 0; halving < 5; ++halving)
            factor = std::sqrt(factor);
        for (int round = 0; round < rounds; ++round, pull *= factor) {
            random_.shuffle(std::span(pairs));
            work_.spend(std::int64_t(pairs.size()));
            for (const auto& [first, second] : pairs)
                moveToLength(first, second, pull);
        }
    }

    void moveToLength(int first, int second, double pull) {
        DrawingPoint& one = points_[std::size_t(first)];
        DrawingPoint& other = points_[std::size_t(second)];
        const double length = std::max(1.0, lengths_(first, second));
        const double x = one.x - other.x;
        const double y = one.y - other.y;
        const double distance = std::max(1e-6, std::sqrt(x * x + y * y));
        const double step = std::min(1.0, pull / (length * length)) * (distance - length) / distance / 2;
        if (!isFixed(first)) {
            one.x -= x * step;
            one.y -= y * step;
        }
        if (!isFixed(second)) {
            other.x += x * step;
            other.y += y * step;
        }
    }

    bool doCross(const ZonePair& one, const ZonePair& other) const {
        if (one.first == other.first || one.first == other.second || one.second == other.first ||
            one.second == other.second)
            return false;
        return doLinesCross(points_[std::size_t(one.first)], points_[std::size_t(one.second)],
                            points_[std::size_t(other.first)], points_[std::size_t(other.second)]);
    }

    int crossingsAt(int zone) {
        int crossings = 0;
        work_.spend(std::int64_t(edgesAt_[std::size_t(zone)].size() * edges_.size()));
        for (const ZonePair& own : edgesAt_[std::size_t(zone)])
            for (const ZonePair& other : edges_)
                crossings += doCross(own, other) ? 1 : 0;
        return crossings;
    }

    int crossingsNow() {
        int crossings = 0;
        work_.spend(std::int64_t(edges_.size() * edges_.size() / 2));
        for (std::size_t one = 0; one < edges_.size(); ++one)
            for (std::size_t other = one + 1; other < edges_.size(); ++other)
                crossings += doCross(edges_[one], edges_[other]) ? 1 : 0;
        return crossings;
    }

    /// A random point in the bounding box of all zones, or one near the centroid of its neighbours.
    DrawingPoint placeToTry(int zone) {
        double left = points_[0].x;
        double right = left;
        double top = points_[0].y;
        double bottom = top;
        for (const DrawingPoint point : points_) {
            left = std::min(left, point.x);
            right = std::max(right, point.x);
            top = std::min(top, point.y);
            bottom = std::max(bottom, point.y);
        }
        const double wide = std::max(1.0, right - left);
        const double high = std::max(1.0, bottom - top);
        const auto& edges = edgesAt_[std::size_t(zone)];
        if (!edges.empty() && random_.percent(50)) {
            DrawingPoint middle;
            for (const ZonePair& edge : edges) {
                const int other = edge.first == zone ? edge.second : edge.first;
                middle.x += points_[std::size_t(other)].x / double(edges.size());
                middle.y += points_[std::size_t(other)].y / double(edges.size());
            }
            return {middle.x + (random_.unit() - .5) * wide / 3, middle.y + (random_.unit() - .5) * high / 3};
        }
        return {left + (random_.unit() * 1.2 - .1) * wide, top + (random_.unit() * 1.2 - .1) * high};
    }

    /// Moves zones whose links cross others to where they cross fewer.
    void uncross(int crossings) {
        const int zones = int(points_.size());
        const int tries = std::max(300, 120000 / std::max(1, int(edges_.size()) * 2));
        for (int attempt = 0; attempt < tries && crossings > 0 && mayGoOn(); ++attempt) {
            const int zone = random_.below(zones);
            if (isFixed(zone)) continue;
            const int before = crossingsAt(zone);
            if (before == 0) continue;
            const DrawingPoint old = points_[std::size_t(zone)];
            for (int place = 0; place < 6; ++place) {
                points_[std::size_t(zone)] = placeToTry(zone);
                const int after = crossingsAt(zone);
                if (after < before || (after == before && random_.percent(10))) {
                    crossings += after - before;
                    break;
                }
                points_[std::size_t(zone)] = old;
            }
        }
    }

    bool canUncrossNow(std::size_t most) const { return canUncross(edges_, points_, most); }

    /// Replaces the drawing by a planar one, if there is one and no zone has a place of its own.
    void drawPlanar() {
        const int zones = int(points_.size());
        for (int zone = 0; zone < zones; ++zone)
            if (isFixed(zone)) return;
        const auto drawn = planarDrawing(zones, edges_, random_);
        if (!drawn) return;
        double longest = 1;
        for (int zone = 1; zone < zones; ++zone)
            longest = std::max(longest, lengths_(0, zone));
        points_ = *drawn;
        for (DrawingPoint& point : points_)
            point = {point.x * longest, point.y * longest};
        spread();
    }

    /// Moves zones towards their distances along links, as far as no links become crossed. It has its own
    /// work limit, independent of earlier steps.
    void spread() {
        constexpr int rounds = 20;
        const std::int64_t end = work_.spent() + drawingWork / 2;
        for (int round = 0; round < rounds; ++round)
            for (int zone = 0; zone < int(points_.size()) && work_.spent() < end; ++zone) {
                const DrawingPoint old = points_[std::size_t(zone)];
                const DrawingPoint goal = middleOfWishes(zone);
                for (double part = 1; part > .05; part /= 2) {
                    points_[std::size_t(zone)] = {old.x + (goal.x - old.x) * part,
                                                  old.y + (goal.y - old.y) * part};
                    if (crossingsAt(zone) == 0) break;
                    points_[std::size_t(zone)] = old;
                }
            }
    }

    /// The mean of the positions implied by other zones, weighted by nearness (source: stress majorization).
    DrawingPoint middleOfWishes(int zone) const {
        const DrawingPoint own = points_[std::size_t(zone)];
        DrawingPoint sum;
        double weights = 0;
        for (int other = 0; other < int(points_.size()); ++other) {
            if (other == zone) continue;
            const DrawingPoint from = points_[std::size_t(other)];
            const double x = own.x - from.x;
            const double y = own.y - from.y;
            const double length = std::max(1.0, lengths_(zone, other));
            const double stretch = length / std::max(1e-6, std::sqrt(x * x + y * y));
            const double weight = 1 / (length * length);
            sum.x += weight * (from.x + x * stretch);
            sum.y += weight * (from.y + y * stretch);
            weights += weight;
        }
        return {sum.x / weights, sum.y / weights};
    }

    /// Draws the graph without the links that cross most, first from the current places, then from random
    /// ones; the links are restored afterwards.
    void leaveOut(std::size_t most) {
        const std::vector<DrawingPoint> before = points_;
        for (int attempt = 0; attempt < numbers::leaveOutTries && mayGoOn(); ++attempt) {
            if (canUncrossNow(most)) return;
            if (attempt > 0) {
                scatter();
                relax();
                uncross(crossingsNow());
            }
            const std::vector<ZonePair> all = edges_;
            for (std::size_t count = 0; count < most && crossingsNow() > 0; ++count) {
                removeWorst();
                uncross(crossingsNow());
            }
            edges_ = all;
            noteEdges();
        }
        if (!canUncrossNow(most)) points_ = before;
    }

    void removeWorst() {
        std::vector<int> crossed(edges_.size(), 0);
        for (std::size_t one = 0; one < edges_.size(); ++one)
            for (const ZonePair& other : edges_)
                crossed[one] += doCross(edges_[one], other) ? 1 : 0;
        edges_.erase(edges_.begin() + (std::ranges::max_element(crossed) - crossed.begin()));
        noteEdges();
    }

    void noteEdges() {
        edgesAt_.assign(template_.zones.size(), {});
        for (const ZonePair& edge : edges_) {
            edgesAt_[std::size_t(edge.first)].push_back(edge);
            edgesAt_[std::size_t(edge.second)].push_back(edge);
        }
    }

    const Template& template_;
    SeededRandom& random_;
    std::vector<ZonePair> edges_;
    Lengths lengths_;
    std::vector<std::vector<ZonePair>> edgesAt_;
    std::vector<DrawingPoint> points_;
    WorkBudget work_{drawingWork};
};

} // namespace

std::vector<ZonePair> drawnPairs(const Template& worldTemplate) {
    const int zones = int(worldTemplate.zones.size());
    std::vector<ZonePair> pairs;
    for (const Link& link : worldTemplate.links) {
        const ZonePair pair = std::minmax(link.first, link.second);
        if (pair.first < 0 || pair.second >= zones || pair.first == pair.second) continue;
        if (std::ranges::find(pairs, pair) == pairs.end()) pairs.push_back(pair);
    }
    return pairs;
}

std::vector<DrawingPoint> drawZones(const Template& worldTemplate, SeededRandom& random, std::size_t leftOut,
                                    WorkBudget* work) {
    if (worldTemplate.zones.empty()) return {};
    Drawing drawing(worldTemplate, random);
    std::vector<DrawingPoint> points = drawing.draw(leftOut);
    if (work) work->spend(drawing.work());
    return points;
}

} // namespace stonemason::pocket_heroes
