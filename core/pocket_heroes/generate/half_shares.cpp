// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/anchors.h"
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/power_diagram.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Shares out one half: the cells beyond its edge are a zone of their own, which stays as it is and touches
/// the zones on the edge; in a turn these must touch the zones with which they are linked across it. The
/// diagram is that of all zones, whose weights and centres are made alike for images. Invariant: beyond the
/// edge each cell has the zone of its image. Cost: that of PowerDiagram::balanced() and shareOutFrom().
/// Source: own work.
class HalfSharing {
public:
    HalfSharing(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft)
        , plan_(plan)
        , half_(*plan.half)
        , random_(random)
        , outerZone_(int(draft.wanted.size())) {}

    Status share() {
        Template below = half_.halfTemplate;
        below.zones.emplace_back();
        below.zones.back().castleCount = {0, 0};
        std::vector<Contact> acrossEdge;
        const auto touch = [&](int first, int second, int part, bool inMiddle) {
            if (draft_.image.isTurn())
                acrossEdge.push_back({first, second, part, inMiddle});
            else
                below.links.push_back({first, outerZone_});
        };
        for (int zone = 0; zone < outerZone_; ++zone)
            if (half_.isOwnImage(zone)) touch(zone, zone, 1, true);
        for (const MirrorPlan::EdgePassage& passage : half_.edgePassages)
            touch(passage.first, passage.second, passage.part, half_.isOwnImage(passage));
        Plan plan{below, plan_.catalogue, plan_.stop};
        plan.attempt = plan_.attempt;
        plan.mostShareWork = plan_.mostShareWork;
        plan.work = plan_.work;
        plan.fixedZone = outerZone_;
        plan.acrossEdge = std::move(acrossEdge);
        Draft part = draft_;
        for (double& wanted : part.wanted)
            wanted /= half_.order();
        part.wanted.push_back(1);
        drawBelow(part);
        part.centres.push_back(outside());
        auto shared = shareOutFrom(std::move(part), plan, random_);
        if (!shared) return shared.error();
        takeOver(*shared);
        return std::monostate();
    }

private:
    DrawingPoint outside() const {
        const double side = draft_.size.rows;
        switch (half_.symmetry()) {
        case WorldSymmetry::LeftRight: return {side * 3 / 4, side / 2};
        case WorldSymmetry::TopBottom: return {side / 2, side / 4};
        default: return {draft_.size.columns * 2 / 3., draft_.size.rows / 3.};
        }
    }

    PowerDiagram diagram() const {
        const std::vector<double> wanted = cellsWanted(half_.fullTemplate, draft_.size);
        std::vector<DrawingPoint> centres;
        for (std::size_t zone = 0; zone < wanted.size(); ++zone) {
            const DrawingPoint at = draft_.centres[std::size_t(half_.halfZones[zone])];
            centres.push_back(draft_.image.of(at, half_.mirror.parts[zone]));
        }
        return PowerDiagram::balanced(std::move(centres), wanted, touchingIn(half_.fullTemplate),
                                      draft_.size.rows);
    }

    /// Rasterizes the diagram of the zones of this half; cells beyond the edge get outerZone_.
    void drawBelow(Draft& part) {
        const PowerDiagram whole = diagram();
        PowerDiagram below;
        for (const int zone : half_.fullZones) {
            DrawingPoint centre{};
            double weight = 0;
            for (int steps = 0; steps < half_.order(); ++steps) {
                const auto image = std::size_t(half_.mirror.zoneImage(zone, steps));
                const DrawingPoint here = draft_.image.of(whole.centres[image], half_.order() - steps);
                centre = {centre.x + here.x, centre.y + here.y};
                weight += whole.weights[image];
            }
            below.centres.push_back({centre.x / half_.order(), centre.y / half_.order()});
            below.weights.push_back(weight / half_.order());
        }
        part.centres = below.centres;
        const double jag =
            std::min(plan_.numbers.jagCells(), std::sqrt(std::ranges::min(draft_.wanted)) * .2);
        rasterize<double>(part.zoneOf, below, {jag, 0, plan_.numbers.jagSpacing}, random_);
        forEachCell(draft_.size, [&](Cell cell) {
            if (draft_.image.isBeyond(cell)) part.zoneOf[cell] = std::int16_t(outerZone_);
        });
    }

    /// Whether a cell is a wall against the cells beyond the edge: on the diagonal two cells deep, because
    /// cells beside it touch corner to corner. A zone needs no wall against its own image.
    bool isWall(const Grid<std::int16_t>& zoneOf, Cell cell) const {
        const int zone = zoneOf[cell];
        const bool isOwnImage = half_.isOwnImage(zone);
        const WorldImage& image = draft_.image;
        if (image.isDiagonal()) return image.depth(cell) < 2 && !isOwnImage;
        const auto meetsOther = [&](Cell step) {
            const Cell beside = cell + step;
            if (!draft_.size.contains(beside) || !image.isBeyond(beside)) return false;
            return !isOwnImage || zoneOf[image.sourceOf(beside)] != zone;
        };
        if (isOwnImage) return std::ranges::any_of(eightSteps, meetsOther);
        return std::ranges::any_of(allDirections, [&](Direction way) {
            return meetsOther(neighbour({0, 0}, way));
        });
    }

    /// Copies the shares of this half; cells beyond the edge become water.
    void takeOver(const Draft& shared) {
        draft_.centres.assign(shared.centres.begin(), shared.centres.begin() + outerZone_);
        forEachCell(draft_.size, [&](Cell cell) {
            const bool isBeyond = draft_.image.isBeyond(cell);
            const Cell source = draft_.image.sourceOf(cell);
            draft_.zoneOf[cell] = shared.zoneOf[source];
            draft_.skeleton[cell] = shared.skeleton[source];
            if (isBeyond)
                draft_.use[cell] = CellUse::Water;
            else if (isWall(shared.zoneOf, cell))
                draft_.use[cell] = CellUse::Wall;
        });
    }

    Draft& draft_;
    const Plan& plan_;
    const MirrorPlan& half_;
    SeededRandom& random_;
    int outerZone_; ///< the zone beyond the edge
};

} // namespace

Result<Draft> shareOutHalf(Draft draft, const Plan& plan, SeededRandom& random) {
    if (const Status shared = HalfSharing(draft, plan, random).share(); !shared) return shared.error();
    return draft;
}

} // namespace stonemason::pocket_heroes
