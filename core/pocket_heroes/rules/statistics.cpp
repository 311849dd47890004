// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/statistics.h"

#include "core/pocket_heroes/rules/reach.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// Counts the things of a world.
class Counter {
public:
    Counter(const World& world, const Catalogue& catalogue) : world_(world), catalogue_(catalogue) {}

    WorldStatistics count() {
        for (int kind = 0; kind < thingKindCount; ++kind)
            counts_.things[std::size_t(kind)] = countOf(world_, ThingKind(kind));
        countClasses();
        for (const Item& item : world_.items)
            ++counts_.treasures[item.treasure.index()];
        for (const Guard& guard : world_.guards)
            ++counts_.guards[levelOf(guard.troop.creature)];
        countHoldings();
        countGround();
        return counts_;
    }

private:
    static std::size_t levelOf(std::int16_t creature) {
        const int level = creature - randomGuard;
        return level >= 1 && level <= guardLevels ? std::size_t(level) : 0;
    }

    void countClasses() {
        forEachPlaced(world_, [this](Thing thing, const auto& record) {
            const auto section = sectionOf(thing.kind);
            if constexpr (requires { record.id.size(); }) {
                if (!section) return;
                if (const CatalogueObject* object = catalogue_.find(*section, record.id))
                    ++counts_.classes[std::size_t(object->kind)];
                else
                    ++counts_.unknown;
            }
        });
    }

    /// Nobody's for colours that there are not.
    Holdings& holdingsOf(PlayerId owner) {
        return counts_.holdings[isPlayer(owner) ? 1 + std::size_t(owner) : 0];
    }

    void countHoldings() {
        for (const Castle& castle : world_.castles)
            ++holdingsOf(castle.owner).castles;
        for (const Hero& hero : world_.heroes)
            ++holdingsOf(hero.owner).heroes;
        for (const Ownerable& building : world_.ownerables) {
            Holdings& holdings = holdingsOf(building.owner);
            ++holdings.buildings;
            const CatalogueObject* object = catalogue_.find(Section::Ownerable, building.id);
            if (object && object->resource) ++holdings.mines[std::size_t(*object->resource)];
        }
    }

    void countGround() {
        for (const Node node : world_.nodes.values())
            if (isKnown(node.surface)) ++counts_.nodes[std::size_t(node.surface)];
        const Grid<Footing> footing = footingOf(world_, catalogue_);
        Grid<char> reached(world_.size(), 0);
        for (int player = 0; player < playerCount; ++player) {
            if (!findPlayer(world_, PlayerId(player))) continue;
            const Reach reach = reachOf(world_, catalogue_, footing, PlayerId(player));
            forEachCell(reached.size(), [&](Cell cell) { reached[cell] |= reach.stands[cell]; });
        }
        forEachCell(world_.size(), [&](Cell cell) {
            if (const Surface surface = surfaceOf(world_, cell); isKnown(surface))
                ++counts_.cells[std::size_t(surface)];
            if (footing[cell] != Footing::Free) return;
            ++counts_.free;
            counts_.reached += reached[cell];
        });
    }

    const World& world_;
    const Catalogue& catalogue_;
    WorldStatistics counts_;
};

} // namespace

WorldStatistics statisticsOf(const World& world, const Catalogue& catalogue) {
    return Counter(world, catalogue).count();
}

} // namespace stonemason::pocket_heroes
