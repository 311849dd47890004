// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/power_diagram.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// Shares out the half below the diagonal: the cells above it are a zone of their own, which stays as it is
/// and touches the zones on the diagonal. The diagram is that of all zones, whose weights and centres are
/// made alike for images.
/// Invariant: beyond the diagonal each cell has the zone of its image.
/// Cost: that of PowerDiagram::balanced() and shareOutFrom().
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
        for (int zone = 0; zone < outerZone_; ++zone)
            if (half_.isOnDiagonal(zone)) below.links.push_back({zone, outerZone_});
        for (const MirrorPlan::Passage& passage : half_.mirrorPassages)
            below.links.push_back({passage.halfZone, outerZone_});
        Plan plan{below, plan_.catalogue, plan_.stop};
        plan.attempt = plan_.attempt;
        plan.mostShareWork = plan_.mostShareWork;
        plan.work = plan_.work;
        plan.fixedZone = outerZone_;
        Draft part = draft_;
        for (double& wanted : part.wanted)
            wanted /= 2;
        part.wanted.push_back(1);
        drawBelow(part);
        part.centres.push_back({draft_.size.columns * 2 / 3., draft_.size.rows / 3.});
        auto shared = shareOutFrom(std::move(part), plan, random_);
        if (!shared) return shared.error();
        takeOver(*shared);
        return std::monostate();
    }

private:
    PowerDiagram diagram() const {
        const std::vector<double> wanted = cellsWanted(half_.fullTemplate, draft_.size);
        std::vector<DrawingPoint> centres;
        for (std::size_t zone = 0; zone < wanted.size(); ++zone) {
            const DrawingPoint at = draft_.centres[std::size_t(half_.halfZones[zone])];
            centres.push_back(half_.mirror.isHere[zone] != 0 ? at : DrawingPoint{at.y, at.x});
        }
        return PowerDiagram::balanced(std::move(centres), wanted, touchingIn(half_.fullTemplate),
                                      draft_.size.rows);
    }

    /// The diagram of the zones here, and beyond the diagonal the outside.
    void drawBelow(Draft& part) {
        const PowerDiagram whole = diagram();
        PowerDiagram below;
        for (const int zone : half_.fullZones) {
            const auto image = std::size_t(half_.mirror.zoneImages[std::size_t(zone)]);
            const DrawingPoint here = whole.centres[std::size_t(zone)];
            const DrawingPoint there = whole.centres[image];
            below.centres.push_back({(here.x + there.y) / 2, (here.y + there.x) / 2});
            below.weights.push_back((whole.weights[std::size_t(zone)] + whole.weights[image]) / 2);
        }
        part.centres = below.centres;
        const double jag =
            std::min(plan_.numbers.jagCells(), std::sqrt(std::ranges::min(draft_.wanted)) * .2);
        rasterize<double>(part.zoneOf, below, {jag, 0, plan_.numbers.jagSpacing}, random_);
        forEachCell(draft_.size, [&](Cell cell) {
            if (isBeyond(cell)) part.zoneOf[cell] = std::int16_t(outerZone_);
        });
    }

    /// Beyond the diagonal is water, and walls part zones from their images, two cells deep: cells beside it
    /// touch theirs corner to corner.
    void takeOver(const Draft& shared) {
        draft_.centres.assign(shared.centres.begin(), shared.centres.begin() + outerZone_);
        forEachCell(draft_.size, [&](Cell cell) {
            const Cell source = isBeyond(cell) ? mirrored(cell) : cell;
            draft_.zoneOf[cell] = shared.zoneOf[source];
            draft_.skeleton[cell] = shared.skeleton[source];
            if (isBeyond(cell))
                draft_.use[cell] = CellUse::Water;
            else if (cell.row - cell.column < 2 && !half_.isOnDiagonal(shared.zoneOf[source]))
                draft_.use[cell] = CellUse::Wall;
        });
    }

    Draft& draft_;
    const Plan& plan_;
    const MirrorPlan& half_;
    SeededRandom& random_;
    int outerZone_; ///< the zone beyond the diagonal
};

} // namespace

Result<Draft> shareOutHalf(Draft draft, const Plan& plan, SeededRandom& random) {
    if (const Status shared = HalfSharing(draft, plan, random).share(); !shared) return shared.error();
    return draft;
}

} // namespace stonemason::pocket_heroes
