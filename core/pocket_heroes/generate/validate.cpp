// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/validate.h"

#include "core/grid/cell.h"
#include "core/grid/region.h"
#include "core/pocket_heroes/generate/validate_parts.h"

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

/// Maximum deviation of the area of a zone from its share (decided; independent of the generator's number,
/// in order to detect when that is larger).
constexpr double mostOffShare = .15;

/// Validates only the grid of zones: its size, the share of each zone, and that each is one 4-connected
/// piece.
/// Cost: O(cells log cells).
class ZoneValidator {
public:
    ZoneValidator(const ValidationInput& input, std::vector<Violation>& violations)
        : input_(input), violations_(violations) {}

    /// Returns false if the other validators cannot run.
    bool run() {
        const Size size = input_.world.size();
        const int zones = int(input_.worldTemplate.zones.size());
        const bool isShaped =
            size == input_.zoneOf.size() && size.rows == input_.worldTemplate.config.mapSize &&
            size.isSquare() && zones > 0 && input_.report.links.size() == input_.worldTemplate.links.size() &&
            std::ranges::all_of(input_.zoneOf.values(), [&](int zone) { return zone >= 0 && zone < zones; });
        if (!isShaped) {
            violations_.push_back({"shape", -1});
            return false;
        }
        countCells();
        countPieces();
        return true;
    }

private:
    double weightOf(const Zone& zone) const {
        const double size = std::max(1, zone.size);
        return input_.worldTemplate.config.shareRule == ShareRule::Square ? size * size : size;
    }

    void countCells() {
        std::vector<int> areas(input_.worldTemplate.zones.size(), 0);
        for (const int zone : input_.zoneOf.values())
            ++areas[std::size_t(zone)];
        double whole = 0;
        for (const Zone& zone : input_.worldTemplate.zones)
            whole += weightOf(zone);
        for (int zone = 0; zone < int(areas.size()); ++zone) {
            const double wanted =
                weightOf(input_.worldTemplate.zones[std::size_t(zone)]) / whole * input_.zoneOf.size().area();
            if (std::abs(areas[std::size_t(zone)] - wanted) > mostOffShare * wanted + .5)
                violations_.push_back({"share", zone});
        }
    }

    void countPieces() {
        std::vector<int> pieces(input_.worldTemplate.zones.size(), 0);
        Grid<int> zones(input_.zoneOf.size());
        forEachCell(zones.size(), [&](Cell cell) { zones[cell] = input_.zoneOf[cell]; });
        for (const std::vector<Cell>& piece : findRegions(zones).members)
            ++pieces[std::size_t(input_.zoneOf[piece.front()])];
        for (int zone = 0; zone < int(pieces.size()); ++zone)
            if (pieces[std::size_t(zone)] != 1) violations_.push_back({"zone-pieces", zone});
    }

    const ValidationInput& input_;
    std::vector<Violation>& violations_;
};

} // namespace

std::vector<Violation> violationsOf(const ValidationInput& input) {
    std::vector<Violation> violations;
    if (!ZoneValidator(input, violations).run()) return violations;
    const ValidationContext context{input, footingOf(input.world, input.catalogue), violations};
    validatePlaces(context);
    validateReach(context);
    validateLinks(context);
    validateBuildings(context);
    validateRoads(context);
    validateGround(context);
    validateGuards(context);
    validateTreasures(context);
    return violations;
}

} // namespace stonemason::pocket_heroes
