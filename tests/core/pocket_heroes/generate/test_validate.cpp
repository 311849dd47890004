// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/direction.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/generate/validate.h"
#include "core/pocket_heroes/rules/reach.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

/// All that the validator looks at, to be broken.
struct Patient {
    Template made;
    Generated world;
    Grid<std::int16_t> zoneOf;

    World& map() { return world.world; }
    GenerateReport& report() { return world.report; }
};

/// A world of six-spokes, which has castles, mines, passages and portals with guards.
const Patient& sound() {
    static const Patient patient = [] {
        Patient made{generated::sample("six-spokes"), {}, {}};
        made.made.config.mapSize = 64;
        made.made.zones[12].mines.push_back({Resource::Ore, PlayerId::Neutral, {1, 1}});
        made.world = *generate(made.made, test::pocketHeroes(), {0, 5, 8, false});
        made.zoneOf = made.world.draft.zoneOf;
        return made;
    }();
    return patient;
}

std::set<std::string> idsIn(Patient& patient) {
    std::set<std::string> ids;
    for (const Fault& fault :
         faultsOf({patient.made, test::pocketHeroes(), patient.map(), patient.zoneOf, patient.report()}))
        ids.emplace(fault.id);
    return ids;
}

Footing footingAt(Patient& patient, Cell cell) {
    return footingOf(patient.map(), test::pocketHeroes())[cell];
}

/// The first cell where the condition holds.
Cell cellWhere(Patient& patient, const std::function<bool(Cell)>& holds) {
    Cell found{-1, -1};
    forEachCell(patient.map().size(), [&](Cell cell) {
        if (found.row < 0 && holds(cell)) found = cell;
    });
    return found;
}

/// Free ground with nothing on it, all around too.
Cell meadow(Patient& patient) {
    const auto footing = footingOf(patient.map(), test::pocketHeroes());
    return cellWhere(patient, [&](Cell cell) {
        return std::ranges::all_of(eightSteps,
                                   [&](Cell step) {
                                       const Cell beside = cell + step;
                                       return footing.contains(beside) && footing[beside] == Footing::Free &&
                                              patient.zoneOf[beside] == patient.zoneOf[cell];
                                   }) &&
               footing[cell] == Footing::Free && thingsAt(patient.map(), test::pocketHeroes(), cell).empty();
    });
}

int passageOf(const Patient& patient) {
    for (int i = 0; i < int(patient.world.report.links.size()); ++i)
        if (!patient.world.report.links[std::size_t(i)].portal) return i;
    return -1;
}

int portalOf(const Patient& patient) {
    for (int i = 0; i < int(patient.world.report.links.size()); ++i)
        if (patient.world.report.links[std::size_t(i)].portal) return i;
    return -1;
}

LinkReport& passage(Patient& patient) {
    return patient.report().links[std::size_t(passageOf(patient))];
}

LinkReport& portal(Patient& patient) {
    return patient.report().links[std::size_t(portalOf(patient))];
}

void removeDecorationsOver(Patient& patient, Cell cell) {
    std::erase_if(patient.map().decorations, [&](const Placed& decoration) {
        const auto cells =
            footprintAt(test::pocketHeroes(), Section::Decoration, decoration.id, decoration.cell);
        return std::ranges::count(cells, cell) > 0;
    });
}

void block(Patient& patient, Cell cell) {
    patient.map().decorations.push_back({cell, "pines_1"});
}

/// A cell of a wall between two zones, with ground of both beside it, far from passages.
Cell wallCell(Patient& patient) {
    const auto footing = footingOf(patient.map(), test::pocketHeroes());
    return cellWhere(patient, [&](Cell cell) {
        if (footing[cell] != Footing::Decoration) return false;
        std::set<int> zones;
        for (const Cell step : eightSteps)
            if (const Cell beside = cell + step; footing.contains(beside) && footing[beside] == Footing::Free)
                zones.insert(patient.zoneOf[beside]);
        return zones.size() > 1;
    });
}

Guard* guardAt(Patient& patient, Cell cell) {
    const auto guard = std::ranges::find(patient.map().guards, cell, &Guard::cell);
    return guard == patient.map().guards.end() ? nullptr : &*guard;
}

void removeGuardsAround(Patient& patient, Cell cell) {
    std::erase_if(patient.map().guards, [&](const Guard& guard) { return chebyshev(guard.cell, cell) <= 1; });
}

Cell roadEnd(Patient& patient) {
    Grid<char> road(patient.map().size(), 0);
    for (const Placed& path : patient.map().paths)
        road[path.cell] = 1;
    const auto footing = footingOf(patient.map(), test::pocketHeroes());
    // Beside a straight road, where a stub would end.
    return cellWhere(patient, [&](Cell cell) {
        if (road[cell] != 0 || footing[cell] != Footing::Free) return false;
        int beside = 0;
        int entrances = 0;
        for (const Cell step : eightSteps) {
            const Cell other = cell + step;
            if (!road.contains(other)) continue;
            const bool straight = step.row == 0 || step.column == 0;
            beside += road[other] != 0 ? (straight ? 1 : 0) : 0;
            entrances += footing[other] == Footing::Building ? 1 : 0;
            for (const LinkReport& link : patient.report().links)
                entrances += int(std::ranges::count(link.cells, other));
        }
        return beside == 1 && entrances == 0;
    });
}

using Break = std::function<void(Patient&)>;
struct Broken {
    const char* what;
    const char* fault;
    Break breaks;
};

std::vector<Broken> placesBroken() {
    return {
        {"an item on a decoration", "item-place",
         [](Patient& p) { p.map().items[0].cell = p.map().decorations[0].cell; }},
        {"two items on a cell", "item-place",
         [](Patient& p) { p.map().items[0].cell = p.map().items[1].cell; }},
        {"an item off the map", "item-place",
         [](Patient& p) {
             p.map().items[0].cell = {-1, 3};
         }},
        {"an item far off the map", "item-place",
         [](Patient& p) {
             p.map().items[0].cell = {30000, 30000};
         }},
        {"an item on a guard", "guard-place",
         [](Patient& p) { p.map().items[0].cell = p.map().guards[0].cell; }},
        {"an item in a castle", "item-place",
         [](Patient& p) { p.map().items[0].cell = p.map().castles[0].cell; }},
        {"two guards on a cell", "guard-place",
         [](Patient& p) { p.map().guards.push_back(p.map().guards.front()); }},
        {"a guard on a decoration", "guard-place",
         [](Patient& p) {
             p.map().guards.push_back({{randomGuard, 1}, {}, false, p.map().decorations[0].cell, {}});
         }},
        {"a guard off the map", "guard-place",
         [](Patient& p) {
             p.map().guards.push_back({{randomGuard, 1}, {}, false, {64, 0}, {}});
         }},
        {"a building on another", "building-place",
         [](Patient& p) {
             p.map().visitables.push_back({"stone_well", p.map().castles[0].cell, {}, {}});
         }},
        {"a building over the rim", "building-place",
         [](Patient& p) {
             p.map().ownerables.push_back({"ore_mine", PlayerId::Neutral, {0, 0}, {}});
         }},
        {"a building nobody knows", "building-place",
         [](Patient& p) {
             p.map().visitables.push_back({"no such", meadow(p), {}, {}});
         }},
        {"a building moved onto the rim of its zone", "building-place",
         [](Patient& p) {
             p.map().castles[0].cell = p.map().castles[0].cell + Cell{0, 20};
         }},
        {"a decoration on another", "decoration",
         [](Patient& p) { p.map().decorations.push_back(p.map().decorations.front()); }},
        {"a decoration on a road", "decoration", [](Patient& p) { block(p, p.map().paths[0].cell); }},
        {"a decoration on an item", "item-place", [](Patient& p) { block(p, p.map().items[0].cell); }},
        {"a decoration in a castle", "decoration", [](Patient& p) { block(p, p.map().castles[0].cell); }},
        {"a decoration off the map", "decoration",
         [](Patient& p) {
             block(p, {-1, -1});
         }},
        {"a decoration over the rim", "decoration",
         [](Patient& p) {
             p.map().decorations.push_back({{0, 0}, "mountains_1"});
         }},
        {"a decoration nobody knows", "decoration",
         [](Patient& p) {
             p.map().decorations.push_back({meadow(p), "no such"});
         }},
        {"a road under a building", "road-place",
         [](Patient& p) {
             p.map().paths.push_back({p.map().castles[0].cell, "dirt_road"});
         }},
        {"a road off the map", "road-place",
         [](Patient& p) {
             p.map().paths.push_back({{0, 64}, "dirt_road"});
         }},
    };
}

std::vector<Broken> reachBroken() {
    return {
        {"a pocket behind trees", "unreached",
         [](Patient& p) {
             const Cell middle = meadow(p);
             for (const Cell step : eightSteps)
                 block(p, middle + step);
         }},
        {"a lake", "unreached",
         [](Patient& p) {
             for (const Cell node : nodesOf(meadow(p)))
                 p.map().nodes[node].surface = Surface::Water;
         }},
        {"a wall across a meadow", "unreached",
         [](Patient& p) {
             p.map().paths.push_back({meadow(p), "citadel_wall"});
         }},
        {"a castle walled in", "building-apart",
         [](Patient& p) {
             for (const Cell step : approachesOf(ThingKind::Castle))
                 if (footingAt(p, p.map().castles[0].cell + step) == Footing::Free)
                     block(p, p.map().castles[0].cell + step);
             std::erase_if(p.map().paths, [&](const Placed& path) {
                 return chebyshev(path.cell, p.map().castles[0].cell) <= 1;
             });
         }},
        {"a mine walled in", "building-apart",
         [](Patient& p) {
             const Cell mine = p.map().ownerables[0].cell;
             std::erase_if(p.map().paths,
                           [&](const Placed& path) { return chebyshev(path.cell, mine) <= 1; });
             for (const Cell step : approachesOf(ThingKind::Ownerable))
                 if (footingAt(p, mine + step) == Footing::Free) block(p, mine + step);
         }},
        {"a hole in a wall", "leak", [](Patient& p) { removeDecorationsOver(p, wallCell(p)); }},
        {"all decorations gone", "leak", [](Patient& p) { p.map().decorations.clear(); }},
        {"no ground at all", "unreached",
         [](Patient& p) { p.map().nodes = Grid<Node>(p.map().nodes.size()); }},
    };
}

std::vector<Broken> linksBroken() {
    return {
        {"a passage blocked", "link",
         [](Patient& p) {
             const Cell cell = passage(p).cells.front();
             std::erase_if(p.map().paths, [&](const Placed& path) { return path.cell == cell; });
             block(p, cell);
         }},
        {"a passage said to be elsewhere", "link", [](Patient& p) { passage(p).cells = {meadow(p)}; }},
        {"a passage without cells", "link", [](Patient& p) { passage(p).cells.clear(); }},
        {"a passage of other zones", "link",
         [](Patient& p) { std::swap(passage(p).first, passage(p).second); }},
        {"a passage used twice", "link",
         [](Patient& p) { p.report().links[std::size_t(passageOf(p)) + 1].cells = passage(p).cells; }},
        {"a passage said to be portals", "link", [](Patient& p) { passage(p).portal = true; }},
        {"portals said to be a passage", "link", [](Patient& p) { portal(p).portal = false; }},
        {"a portal gone", "link",
         [](Patient& p) {
             const Cell cell = portal(p).cells.front();
             std::erase_if(p.map().visitables, [&](const Visitable& each) { return each.cell == cell; });
         }},
        {"a portal of another pair", "link",
         [](Patient& p) {
             const auto end =
                 std::ranges::find(p.map().visitables, portal(p).cells.front(), &Visitable::cell);
             end->id = "teleport_yellow_ent";
         }},
        {"a third end of a pair", "portal",
         [](Patient& p) {
             const auto end =
                 std::ranges::find(p.map().visitables, portal(p).cells.front(), &Visitable::cell);
             p.map().visitables.push_back({end->id, meadow(p), {}, {}});
         }},
        {"a portal of no link", "portal",
         [](Patient& p) {
             p.map().visitables.push_back({"teleport_yellow_ext", meadow(p), {}, {}});
         }},
        {"a passage without its guard", "link-guard",
         [](Patient& p) { removeGuardsAround(p, passage(p).cells.front()); }},
        {"a guard of another level", "link-guard",
         [](Patient& p) { guardAt(p, passage(p).cells.front())->troop.creature = randomGuard; }},
        {"a guard that none could be", "link-guard",
         [](Patient& p) {
             passage(p).guard = 6;
             guardAt(p, passage(p).cells.front())->troop.creature = randomGuard + 6;
         }},
        {"no guard where one is wanted", "link-guard",
         [](Patient& p) {
             passage(p).guard = -1;
             removeGuardsAround(p, passage(p).cells.front());
         }},
        {"a portal without its guard", "link-guard",
         [](Patient& p) { removeGuardsAround(p, portal(p).cells.front()); }},
        {"a link too few", "shape", [](Patient& p) { p.report().links.pop_back(); }},
    };
}

std::vector<Broken> buildingsBroken() {
    return {
        {"no castle", "castle", [](Patient& p) { p.map().castles.erase(p.map().castles.begin()); }},
        {"another owner", "castle", [](Patient& p) { p.map().castles[0].owner = PlayerId::Neutral; }},
        {"another nation", "castle", [](Patient& p) { p.map().castles[0].nation = Nation::Tower; }},
        {"a mine gone", "mine", [](Patient& p) { p.map().ownerables.erase(p.map().ownerables.begin()); }},
        {"a mine of another resource", "mine",
         [](Patient& p) {
             for (Ownerable& mine : p.map().ownerables)
                 if (mine.id == "ore_mine") mine.id = "mercury_lab";
         }},
        {"a tower instead of a mine", "mine", [](Patient& p) { p.map().ownerables[0].id = "obs_tower3"; }},
        {"a mine too many", "mine",
         [](Patient& p) {
             for (int i = 0; i < 4; ++i)
                 p.map().ownerables.push_back(p.map().ownerables[0]);
         }},
        {"a mine without its guard", "mine-guard",
         [](Patient& p) {
             for (const MineReport& mine : p.report().zones[12].mines)
                 removeGuardsAround(p, mine.cell);
         }},
        {"a mine that is not said", "mine-guard", [](Patient& p) { p.report().zones[12].mines.pop_back(); }},
        {"a report without zones", "mine-guard", [](Patient& p) { p.report().zones.clear(); }},
        {"a player without a castle", "player",
         [](Patient& p) { p.map().players[0].mainCastle = std::nullopt; }},
        {"a player twice", "player", [](Patient& p) { p.map().players.push_back(p.map().players[0]); }},
        {"a castle without its player", "player",
         [](Patient& p) { p.map().players.erase(p.map().players.begin()); }},
        {"another's main castle", "player",
         [](Patient& p) { std::swap(p.map().players[0].mainCastle, p.map().players[1].mainCastle); }},
        {"a mine of nobody who plays", "player",
         [](Patient& p) {
             p.map().players.pop_back();
             p.map().ownerables[0].owner = PlayerId::Yellow;
         }},
    };
}

std::vector<Broken> restBroken() {
    return {
        {"four pieces of road in a square", "road-block",
         [](Patient& p) {
             const Cell at = meadow(p);
             for (const Cell step : {Cell{0, 0}, Cell{0, 1}, Cell{1, 0}, Cell{1, 1}})
                 p.map().paths.push_back({at + step, "dirt_road"});
         }},
        {"a road that ends nowhere", "road-end",
         [](Patient& p) {
             p.map().paths.push_back({roadEnd(p), "dirt_road"});
         }},
        {"no roads", "road-apart", [](Patient& p) { p.map().paths.clear(); }},
        {"a road to nothing", "road-end",
         [](Patient& p) {
             p.map().paths.push_back({meadow(p), "dirt_road"});
         }},
        {"a zone in two pieces", "zone-pieces",
         [](Patient& p) {
             const Cell other = cellWhere(p, [&](Cell cell) { return p.zoneOf[cell] != p.zoneOf[{0, 0}]; });
             Cell far = other;
             forEachCell(p.zoneOf.size(), [&](Cell cell) {
                 if (p.zoneOf[cell] != p.zoneOf[{0, 0}] && p.zoneOf[cell] != p.zoneOf[other]) far = cell;
             });
             p.zoneOf[far] = p.zoneOf[{0, 0}];
         }},
        {"a zone far from its share", "share", [](Patient& p) { p.made.zones[3].size *= 2; }},
        {"a share by another rule", "share", [](Patient& p) { p.made.config.shareRule = ShareRule::Linear; }},
        {"a cell of no zone", "shape",
         [](Patient& p) {
             p.zoneOf[{5, 5}] = -1;
         }},
        {"a cell of a zone too many", "shape",
         [](Patient& p) {
             p.zoneOf[{5, 5}] = 13;
         }},
        {"another size", "shape", [](Patient& p) { p.made.config.mapSize = 32; }},
        {"a table of zones of another size", "shape",
         [](Patient& p) {
             p.zoneOf = Grid<std::int16_t>({32, 32}, 0);
         }},
        {"no zones", "shape", [](Patient& p) { p.made.zones.clear(); }},
    };
}

std::vector<Broken> allBroken() {
    std::vector<Broken> all;
    for (const auto& part : {placesBroken(), reachBroken(), linksBroken(), buildingsBroken(), restBroken()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace

class TestValidate : public QObject {
    Q_OBJECT

private slots:
    void soundWorldsHaveNoFaults() {
        Patient patient = sound();
        QVERIFY(portalOf(patient) >= 0 && passageOf(patient) >= 0);
        QVERIFY(idsIn(patient).empty());
    }

    void brokenWorldsAreFound_data() {
        QTest::addColumn<int>("index");
        const auto all = allBroken();
        QVERIFY(all.size() >= 55);
        for (int i = 0; i < int(all.size()); ++i)
            QTest::newRow(all[std::size_t(i)].what) << i;
    }

    void brokenWorldsAreFound() {
        QFETCH(int, index);
        const Broken broken = allBroken()[std::size_t(index)];
        Patient patient = sound();
        broken.breaks(patient);
        const auto ids = idsIn(patient);
        QString found;
        for (const std::string& id : ids)
            found += QString::fromStdString(id) + u' ';
        QVERIFY2(ids.contains(broken.fault),
                 qPrintable(QLatin1String(broken.fault) + QStringLiteral(", found ") + found));
    }

    void everyFaultIsOneOfTheList() {
        std::set<std::string> seen;
        for (const Broken& broken : allBroken()) {
            Patient patient = sound();
            broken.breaks(patient);
            seen.merge(idsIn(patient));
        }
        for (const std::string& id : seen)
            QVERIFY2(std::ranges::count(faultIds, id) == 1, id.c_str());
        for (const std::string_view id : faultIds)
            QVERIFY2(seen.contains(std::string(id)), id.data());
    }

    /// Whatever a file holds, faults are told and nothing else happens.
    void anyWorldWillDo() {
        for (unsigned seed = 0; seed < 20; ++seed) {
            Patient patient = sound();
            patient.map() = test::anyWorld(Version::Translated, seed);
            QVERIFY(!idsIn(patient).empty());
            patient.made.config.mapSize = 32;
            patient.zoneOf = Grid<std::int16_t>(patient.map().size(), 3);
            QVERIFY(!idsIn(patient).empty());
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestValidate)
#include "test_validate.moc"
