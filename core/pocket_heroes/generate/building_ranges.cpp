// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/building_ranges.h"

#include "core/base/value_noise.h"
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/picture.h"

#include <algorithm>
#include <limits>

namespace stonemason::pocket_heroes {

namespace {

/// Closes open cells by their distance from a building; a noise makes the rim of the range ragged. Invariant:
/// only cells that are Open change, to Obstacle, so that ways can still be cut. Cost: O(buildings), as a
/// range has a bounded number of cells. Source: own work.
class RangeRaiser {
public:
    RangeRaiser(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft), plan_(plan), random_(random), ragged_(draft.size.rows, spacing, random) {}

    void raise() {
        for (const DraftMine& mine : draft_.placedMines)
            if (random_.percent(plan_.numbers.mineRangePercent))
                raiseAround(mine.building, Section::Ownerable,
                            mine.plan.resource == Resource::Wood ? RangeKind::Wood : RangeKind::Mountains);
        for (const DraftCastle& castle : draft_.placedCastles)
            if (random_.percent(plan_.numbers.castleRangePercent))
                raiseAround(castle.building, Section::Castle, RangeKind::Mountains);
    }

private:
    static constexpr int spacing = 3; ///< cells between two turns of a rim

    /// Whether the offset from the entrance is on its open side: below it or to the right of it, whichever
    /// the footprint leaves free.
    static bool isBefore(const CatalogueObject& object, Cell offset) {
        const auto isBuilt = [&](Cell cell) {
            return std::ranges::find(object.footprint, cell) != object.footprint.end();
        };
        const bool isBelow = offset.row >= 0;
        const bool isRight = offset.column >= 0;
        if (isBuilt({0, 1})) return offset.row > 0;
        if (isBuilt({1, 0})) return offset.column > 0;
        return isBelow && isRight;
    }

    void raiseAround(const DraftBuilding& building, Section section, RangeKind kind) {
        const CatalogueObject* object = plan_.catalogue.find(section, building.id);
        if (!object) return;
        const CellRange picture = pictureOf(*object);
        const int reach = plan_.numbers.mineRangeCells;
        const CellRange around{picture.first + Cell{-reach, -reach}, picture.last + Cell{reach, reach}};
        forEachCell(sizeOf(around), [&](Cell step) {
            const Cell offset = around.first + step;
            const Cell cell = building.cell + offset;
            if (!draft_.use.contains(cell) || picture.contains(offset) || isBefore(*object, offset)) return;
            int away = std::numeric_limits<int>::max();
            for (const Cell built : object->footprint)
                away = std::min(away, chebyshev(built, offset));
            if (away >= 1 && isInReach(cell, away)) close(cell, building.zone, kind);
        });
    }

    /// True beside the building and, on average, up to three quarters of the reach.
    bool isInReach(Cell cell, int away) const {
        constexpr double part = .75;
        const double most = (plan_.numbers.mineRangeCells - 1) * (1 + double(ragged_.at(cell))) * part;
        return away == 1 || away - 1 <= most;
    }

    void close(Cell cell, int zone, RangeKind kind) {
        CellUse& use = draft_.use[cell];
        if (use == CellUse::Open && draft_.zoneOf[cell] == zone) use = CellUse::Obstacle;
        if (use == CellUse::Obstacle || use == CellUse::Wall) draft_.ranges[cell] = kind;
    }

    Draft& draft_;
    const Plan& plan_;
    SeededRandom& random_;
    ValueNoise ragged_;
};

} // namespace

void raiseRanges(Draft& draft, const Plan& plan, SeededRandom& random) {
    RangeRaiser(draft, plan, random).raise();
}

} // namespace stonemason::pocket_heroes
