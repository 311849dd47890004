// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/validate.h"

#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/validate_parts.h"

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

/// By which the area of a zone may differ from its share (decided; the judge's own number, so that he notices
/// when the generator allows itself more).
constexpr double mostOffShare = .15;

/// Looks at the zones alone.
class ZoneJudge {
public:
    ZoneJudge(const Claims& claims, std::vector<Fault>& faults) : claims_(claims), faults_(faults) {}

    /// False: the rest cannot be looked at.
    bool judge() {
        const Size size = claims_.world.size();
        const int zones = int(claims_.worldTemplate.zones.size());
        const bool isShaped =
            size == claims_.zoneOf.size() && size.rows == claims_.worldTemplate.config.mapSize &&
            size.isSquare() && zones > 0 &&
            claims_.report.links.size() == claims_.worldTemplate.links.size() &&
            std::ranges::all_of(claims_.zoneOf.values(), [&](int zone) { return zone >= 0 && zone < zones; });
        if (!isShaped) {
            faults_.push_back({"shape", -1});
            return false;
        }
        countCells();
        countPieces();
        return true;
    }

private:
    double weightOf(const Zone& zone) const {
        const double size = std::max(1, zone.size);
        return claims_.worldTemplate.config.shareRule == ShareRule::Square ? size * size : size;
    }

    void countCells() {
        std::vector<int> areas(claims_.worldTemplate.zones.size(), 0);
        for (const int zone : claims_.zoneOf.values())
            ++areas[std::size_t(zone)];
        double whole = 0;
        for (const Zone& zone : claims_.worldTemplate.zones)
            whole += weightOf(zone);
        for (int zone = 0; zone < int(areas.size()); ++zone) {
            const double wanted = weightOf(claims_.worldTemplate.zones[std::size_t(zone)]) / whole *
                                  claims_.zoneOf.size().area();
            if (std::abs(areas[std::size_t(zone)] - wanted) > mostOffShare * wanted + .5)
                faults_.push_back({"share", zone});
        }
    }

    void countPieces() {
        std::vector<int> pieces(claims_.worldTemplate.zones.size(), 0);
        Grid<int> zones(claims_.zoneOf.size());
        forEachCell(zones.size(), [&](Cell cell) { zones[cell] = claims_.zoneOf[cell]; });
        for (const std::vector<Cell>& piece : findRegions(zones).members)
            ++pieces[std::size_t(claims_.zoneOf[piece.front()])];
        for (int zone = 0; zone < int(pieces.size()); ++zone)
            if (pieces[std::size_t(zone)] != 1) faults_.push_back({"zone-pieces", zone});
    }

    const Claims& claims_;
    std::vector<Fault>& faults_;
};

} // namespace

std::vector<Fault> faultsOf(const Claims& claims) {
    std::vector<Fault> faults;
    if (!ZoneJudge(claims, faults).judge()) return faults;
    const Judged judged{claims, footingOf(claims.world, claims.catalogue), faults};
    judgePlaces(judged);
    judgeReach(judged);
    judgeLinks(judged);
    judgeBuildings(judged);
    judgeRoads(judged);
    judgeGround(judged);
    judgeGuards(judged);
    judgeTreasures(judged);
    return faults;
}

} // namespace stonemason::pocket_heroes
