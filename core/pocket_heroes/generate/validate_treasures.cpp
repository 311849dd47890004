// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/validate_parts.h"
#include "core/pocket_heroes/generate/zone_settings.h"
#include "core/pocket_heroes/world/thing.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

/// The treasures of a zone.
struct Hoarded {
    std::int64_t cost = 0; ///< of all treasures
    int dearest = 0;       ///< the highest cost of one treasure
    bool isSound = true;   ///< all treasures are of allowed kinds
};

/// Validates that the treasures of a zone cost what the template requires and the report declares, or less
/// only if the zone has no room for more.
/// Invariant: occupied_ marks all cells on which or beside which no treasure may lie.
/// Cost: O(cells * zones + things).
class TreasureValidator {
public:
    explicit TreasureValidator(const ValidationContext& context)
        : context_(context)
        , hoards_(context.input.worldTemplate.zones.size())
        , hasRoom_(context.input.worldTemplate.zones.size(), 0)
        , occupied_(context.footing.size(), 0) {
        for (const Item& item : context.input.world.items)
            add(item);
        findRoom();
    }

    void run() const {
        for (int zone = 0; zone < int(hoards_.size()); ++zone)
            if (!isSound(zone)) context_.report("treasure", zone);
    }

private:
    void add(const Item& item) {
        const int zone = context_.zoneOf(item.cell);
        if (zone < 0) return;
        Hoarded& hoard = hoards_[std::size_t(zone)];
        const auto kind = treasureKindOf(item.treasure);
        const Config& config = context_.input.worldTemplate.config;
        if (!kind || treasureChances(config, context_.input.catalogue)[std::size_t(*kind)] <= 0)
            hoard.isSound = false;
        if (!kind) return;
        const int cost = std::max(1, config.treasureCost[std::size_t(*kind)]);
        hoard.cost += cost;
        hoard.dearest = std::max(hoard.dearest, cost);
    }

    /// Finds zones with room for more: empty ground away from roads, entrances and passages, but not on the
    /// diagonal of a mirror, where a treasure would be its own image.
    void findRoom() {
        const WorldSymmetry symmetry = context_.input.report.origin.symmetry;
        const auto take = [this](Cell cell) {
            if (occupied_.contains(cell)) occupied_[cell] = 1;
        };
        for (const Item& item : context_.input.world.items)
            take(item.cell);
        for (const Guard& guard : context_.input.world.guards)
            take(guard.cell);
        for (const Placed& path : context_.input.world.paths)
            take(path.cell);
        for (const LinkReport& link : context_.input.report.links)
            for (const auto& cells : {link.cells, link.beside})
                for (const Cell cell : cells) {
                    take(cell);
                    for (const Cell step : eightSteps)
                        take(cell + step);
                }
        forEachCell(occupied_.size(), [&](Cell cell) {
            const int zone = context_.zoneOf(cell);
            if (occupied_[cell] != 0 || !context_.isFree(cell) || hasRoom_[std::size_t(zone)] != 0) return;
            const bool isOwnImage = imageOf(symmetry, occupied_.size(), cell) == cell;
            if (symmetry != WorldSymmetry::None && isOwnImage) return;
            const bool isBesideBuilding = std::ranges::any_of(eightSteps, [&](Cell step) {
                const Cell beside = cell + step;
                return context_.footing.contains(beside) && context_.footing[beside] == Footing::Building;
            });
            if (!isBesideBuilding) hasRoom_[std::size_t(zone)] = 1;
        });
    }

    /// Only the last treasure may exceed the required cost, and only a zone without room may fall short of
    /// it.
    bool isSound(int zone) const {
        const Hoarded& hoard = hoards_[std::size_t(zone)];
        const Template& worldTemplate = context_.input.worldTemplate;
        const auto area = std::ranges::count(context_.input.zoneOf.values(), std::int16_t(zone));
        const std::int64_t wanted = wantedRichness(worldTemplate.zones[std::size_t(zone)], int(area),
                                                   worldTemplate.config, context_.input.catalogue);
        const auto& claimed = context_.input.report.zones;
        if (!hoard.isSound || std::size_t(zone) >= claimed.size()) return false;
        if (claimed[std::size_t(zone)].richness != hoard.cost ||
            claimed[std::size_t(zone)].richnessLacking != std::max<std::int64_t>(0, wanted - hoard.cost))
            return false;
        if (hoard.cost < wanted) return hasRoom_[std::size_t(zone)] == 0;
        // Each part has its last treasure, and zones and their images share the line between them.
        const int last = orderOf(context_.input.report.origin.symmetry) * hoard.dearest;
        return hoard.cost == 0 || hoard.cost - last < wanted;
    }

    const ValidationContext& context_;
    std::vector<Hoarded> hoards_; ///< by zone
    std::vector<char> hasRoom_;   ///< by zone: room for more
    Grid<char> occupied_;         ///< 1: nothing can lie there
};

} // namespace

void validateTreasures(const ValidationContext& context) {
    TreasureValidator(context).run();
}

} // namespace stonemason::pocket_heroes
