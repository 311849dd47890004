// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/pocket_heroes/generate/spread_centres.h"

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

/// The penalty for a distance, given as a fraction of the wanted distance.
double pressureAt(double part) {
    if (part >= 1) return 0;
    const double lack = 1 / std::max(part, .02) - 1;
    return lack * lack;
}

/// Stochastic hill climbing: in each round each zone tries one random move, whose length falls from round to
/// round, and keeps it if its pressure (from the rim, other zones, lines, and the length of its own lines)
/// falls.
/// Invariant: a move never makes more lines cross.
/// Cost: O(rounds * zones * lines at a zone * (lines + zones)); work() counts it.
/// Source: own work, after the energy of R. Davidson, D. Harel, Drawing Graphs Nicely Using Simulated
/// Annealing, ACM Transactions on Graphics 15, 1996.
class Spreading {
public:
    Spreading(std::vector<DrawingPoint>& centres, const std::vector<double>& radii,
              const std::vector<ZonePair>& lines, int side, SeededRandom& random)
        : centres_(centres)
        , radii_(radii)
        , lines_(lines)
        , linesAt_(centres.size())
        , side_(side)
        , random_(random) {
        for (const ZonePair& line : lines_) {
            linesAt_[std::size_t(line.first)].push_back(line);
            linesAt_[std::size_t(line.second)].push_back(line);
        }
    }

    /// The number of pairs visited.
    std::int64_t work() const { return work_; }

    void spread() {
        constexpr int rounds = 80;
        for (int round = 0; round < rounds; ++round) {
            const double step = side_ * .12 * (rounds - round) / rounds + .5;
            for (std::size_t zone = 0; zone < centres_.size(); ++zone)
                tryMove(int(zone), step);
        }
    }

private:
    void tryMove(int zone, double step) {
        const auto own = std::int64_t(linesAt_[std::size_t(zone)].size());
        const auto zones = std::int64_t(centres_.size());
        const auto lines = std::int64_t(lines_.size());
        constexpr int sides = 2;           // before the move and after it
        constexpr int looksOfDistance = 3; // a root and a division each
        work_ += sides * looksOfDistance * (own * (lines + zones) + lines + zones);
        DrawingPoint& centre = centres_[std::size_t(zone)];
        const DrawingPoint before = centre;
        const int crossed = crossingsAt(zone);
        const double pressure = pressureOn(zone);
        const double x = centre.x + (random_.unit() * 2 - 1) * step;
        const double y = centre.y + (random_.unit() * 2 - 1) * step;
        centre = {std::clamp(x, 1.0, side_ - 1.0), std::clamp(y, 1.0, side_ - 1.0)};
        if (pressureOn(zone) >= pressure || crossingsAt(zone) > crossed) centre = before;
    }

    int crossingsAt(int zone) const {
        int crossings = 0;
        for (const auto& [a, b] : linesAt_[std::size_t(zone)])
            for (const auto& [c, d] : lines_)
                if (a != c && a != d && b != c && b != d)
                    crossings += doLinesCross(at(a), at(b), at(c), at(d)) ? 1 : 0;
        return crossings;
    }

    double pressureOn(int zone) const {
        const DrawingPoint here = at(zone);
        const double radius = radii_[std::size_t(zone)];
        const double toRim = std::min({here.x, here.y, side_ - here.x, side_ - here.y});
        double pressure = pressureAt(toRim / (radius * .8));
        for (const auto& [a, b] : lines_)
            if (a != zone && b != zone)
                pressure += pressureAt(distanceToSegment(here, at(a), at(b)) / (radius * 1.1));
        for (int other = 0; other < int(centres_.size()); ++other) {
            if (other == zone) continue;
            const double otherRadius = radii_[std::size_t(other)];
            pressure += pressureAt(distanceBetween(here, at(other)) / (radius + otherRadius));
            for (const auto& [a, b] : linesAt_[std::size_t(zone)])
                if (a != other && b != other)
                    pressure += pressureAt(distanceToSegment(at(other), at(a), at(b)) / (otherRadius * 1.1));
        }
        for (const auto& [a, b] : linesAt_[std::size_t(zone)]) {
            const double length =
                distanceBetween(at(a), at(b)) / (radii_[std::size_t(a)] + radii_[std::size_t(b)]);
            pressure += .2 * length * length;
        }
        return pressure;
    }

    DrawingPoint at(int zone) const { return centres_[std::size_t(zone)]; }

    std::vector<DrawingPoint>& centres_;
    const std::vector<double>& radii_;
    const std::vector<ZonePair>& lines_;
    std::vector<std::vector<ZonePair>> linesAt_;
    double side_;
    SeededRandom& random_;
    std::int64_t work_ = 0;
};

} // namespace

void spreadCentres(std::vector<DrawingPoint>& centres, const std::vector<double>& radii,
                   const std::vector<ZonePair>& lines, int side, SeededRandom& random, WorkBudget* work) {
    Spreading spreading(centres, radii, lines, side, random);
    spreading.spread();
    if (work) work->spend(spreading.work());
}

} // namespace stonemason::pocket_heroes
