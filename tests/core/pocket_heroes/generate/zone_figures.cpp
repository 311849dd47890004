// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pocket_heroes/generate/zone_figures.h"

#include "core/grid/cell.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/worlds.h"

#include <algorithm>

namespace stonemason::pocket_heroes::generated {

using test::pocketHeroes;

Template withZones(const std::string& name, const ZoneChange& change) {
    Template made = generated::sample(name);
    std::ranges::for_each(made.zones, change);
    return made;
}

Result<Generated> worldOfSeed(const Template& from, std::uint64_t seed, int size) {
    return generate(from, pocketHeroes(), {.size = size, .seed = seed});
}

double meanOver(const ZoneChange& change, const std::function<double(const Generated&)>& figure) {
    double sum = 0;
    int count = 0;
    for (const char* name : {"two-fords", "nine-lands", "four-corners"})
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const auto world = worldOfSeed(withZones(name, change), seed);
            if (!world) return -1;
            sum += figure(*world);
            ++count;
        }
    return sum / count;
}

double meanGuardLevel(const Generated& made, int zone) {
    double sum = 0;
    int count = 0;
    for (const Guard& guard : made.world.guards) {
        const int level = guard.troop.creature - randomGuard;
        if (level < 1 || (zone >= 0 && made.draft.zoneOf[guard.cell] != zone)) continue;
        sum += level;
        ++count;
    }
    return count == 0 ? 0 : sum / count;
}

double meanLevelOf(const ZoneChange& change) {
    return meanOver(change, [](const Generated& made) { return meanGuardLevel(made); });
}

double waterIn(const Generated& made, int zone) {
    int cells = 0;
    int water = 0;
    forEachCell(made.draft.size, [&](Cell cell) {
        if (made.draft.zoneOf[cell] != zone) return;
        ++cells;
        water += made.draft.use[cell] == CellUse::Water ? 1 : 0;
    });
    return double(water) / cells;
}

} // namespace stonemason::pocket_heroes::generated
