// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/direction.h"
#include "core/pocket_heroes/generate/anchors.h"
#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/generate/power_diagram.h"
#include "core/pocket_heroes/generate/rim_moves.h"
#include "core/pocket_heroes/generate/spines.h"
#include "core/pocket_heroes/generate/steps.h"
#include "core/pocket_heroes/template/template_check.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stop_token>

namespace stonemason::pocket_heroes {

namespace {

/// Numbers from -1 to 1 that change slowly from cell to cell.
class SlowNoise {
public:
    SlowNoise(int side, int spacing, SeededRandom& random)
        : spacing_(spacing), knots_(Size{side / spacing + 2, side / spacing + 2}) {
        forEachCell(knots_.size(),
                    [&](Cell knot) { knots_[knot] = float(random.below(2001) - 1000) / 1000; });
    }

    float at(Cell cell) const {
        const Cell knot{cell.row / spacing_, cell.column / spacing_};
        const float down = float(cell.row % spacing_) / float(spacing_);
        const float right = float(cell.column % spacing_) / float(spacing_);
        const float upper = mix(knots_[knot], knots_[knot + Cell{0, 1}], right);
        const float lower = mix(knots_[knot + Cell{1, 0}], knots_[knot + Cell{1, 1}], right);
        return mix(upper, lower, down);
    }

private:
    static float mix(float one, float other, float share) { return one + (other - one) * share; }

    int spacing_;
    Grid<float> knots_;
};

/// The pairs of zones that links other than portals join, each once.
std::vector<std::pair<int, int>> touchingIn(const Template& made) {
    std::vector<std::pair<int, int>> pairs;
    for (const Link& link : made.links)
        if (link.kind != LinkKind::Portal) pairs.push_back(std::minmax(link.first, link.second));
    std::ranges::sort(pairs);
    const auto rest = std::ranges::unique(pairs);
    pairs.erase(rest.begin(), rest.end());
    return pairs;
}

/// Gives each cell to the zone of the diagram, seen from a point beside the cell that wanders.
void drawCells(Grid<std::int16_t>& zoneOf, const PowerDiagram& diagram, double jag, SeededRandom& random) {
    const int side = zoneOf.rows();
    const SlowNoise down(side, numbers::jagSpacing, random);
    const SlowNoise right(side, numbers::jagSpacing, random);
    const auto zones = diagram.centres.size();
    const auto columns = std::size_t(side);
    std::vector<float> xs(columns, 0), ys(columns, 0), nearest(columns, 0);
    std::vector<std::int32_t> owners(columns, 0);
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            const auto at = std::size_t(column);
            ys[at] = float(row) + .5F + float(jag) * down.at({row, column});
            xs[at] = float(column) + .5F + float(jag) * right.at({row, column});
        }
        std::ranges::fill(nearest, std::numeric_limits<float>::max());
        for (std::size_t zone = 0; zone < zones; ++zone) {
            const auto x = float(diagram.centres[zone].x);
            const auto y = float(diagram.centres[zone].y);
            const auto weight = float(diagram.weights[zone]);
            for (std::size_t at = 0; at < xs.size(); ++at) {
                const float across = xs[at] - x;
                const float along = ys[at] - y;
                const float distance = across * across + along * along - weight;
                const bool nearer = distance < nearest[at];
                owners[at] = nearer ? std::int32_t(zone) : owners[at];
                nearest[at] = nearer ? distance : nearest[at];
            }
        }
        for (int column = 0; column < side; ++column)
            zoneOf[{row, column}] = std::int16_t(owners[std::size_t(column)]);
    }
}

/// Lets zones touch that are to, as far as can be had, and longer while portals cannot stand in for the rest.
/// What cuts more links than it makes is taken back.
void joinLinked(Grid<std::int16_t>& zoneOf, Anchors& anchors, RimMoves& rims,
                const std::vector<DrawingPoint>& centres, std::size_t portals, const std::stop_token& stop,
                SeededRandom& random) {
    auto missing = anchors.drop();
    for (int tries = 0; !missing.empty() && !stop.stop_requested(); ++tries) {
        if (tries >= (missing.size() > portals ? numbers::mostJoinTries : numbers::joinTries)) return;
        const Grid<std::int16_t> before = zoneOf;
        if (!anchors.join(missing[std::size_t(random.below(int(missing.size())))])) {
            missing = anchors.drop(); // others may leave a way
            continue;
        }
        rims.makeWhole(centres);
        auto after = anchors.drop();
        if (after.size() <= missing.size()) {
            missing = std::move(after);
            continue;
        }
        zoneOf = before;
        rims.makeWhole(centres);
        missing = anchors.drop();
    }
}

/// The pairs of portals that no link wants in any case.
std::size_t sparePortals(const Template& made) {
    const auto wanted = std::ranges::count(made.links, LinkKind::Portal, &Link::kind);
    return std::size_t(std::max<std::ptrdiff_t>(0, mostPortalLinks - wanted));
}

} // namespace

Result<Draft> shareOut(Draft draft, const Plan& plan, SeededRandom& random) {
    const auto touching = touchingIn(plan.made);
    const PowerDiagram diagram =
        PowerDiagram::balanced(draft.centres, draft.wanted, touching, draft.size.rows);
    draft.centres = diagram.centres;
    const double least = std::ranges::min(draft.wanted);
    const double jag = std::min(numbers::jagCells, std::sqrt(least) * .2);
    drawCells(draft.zoneOf, diagram, jag, random);
    RimMoves rims(draft.zoneOf, draft.wanted, random);
    Anchors anchors(draft.zoneOf, touching, random);
    rims.makeWhole(draft.centres);
    joinLinked(draft.zoneOf, anchors, rims, draft.centres, sparePortals(plan.made), plan.stop, random);
    rims.balance(anchors.pinned());
    draft.spines = spinesOf(draft.zoneOf, anchors.ends());
    const std::vector<int> areas = rims.areas();
    for (std::size_t zone = 0; zone < areas.size(); ++zone)
        // Half a cell more, so that a share of a few cells is not held to fractions.
        if (std::abs(areas[zone] - draft.wanted[zone]) > numbers::shareTolerance * draft.wanted[zone] + .5)
            return Error{{"generate/share", {int(zone)}}};
    return draft;
}

} // namespace stonemason::pocket_heroes
