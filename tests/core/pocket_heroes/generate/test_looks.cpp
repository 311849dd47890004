// SPDX-License-Identifier: GPL-3.0-or-later
// Visual defects of generated worlds that worlds drawn by people do not have.
#include "core/grid/cell.h"
#include "core/grid/cell_set.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/generate/picture.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

using test::pocketHeroes;

/// Calls look() for several generated worlds of each sample.
template <typename Look>
void forEachWorld(int side, int seeds, const Look& look) {
    for (const std::string& name : generated::sampleNames())
        for (int seed = 1; seed <= seeds; ++seed) {
            const auto made =
                generate(generated::sample(name), pocketHeroes(), {side, std::uint64_t(seed), 8, false});
            if (!made && generated::errorOf(made).starts_with("room/")) continue; // too small for its zones
            QVERIFY2(made.ok(), generated::errorOf(made).c_str());
            look(*made, QStringLiteral("%1, seed %2").arg(QString::fromStdString(name)).arg(seed));
        }
}

/// The surfaces of the four corners of a cell.
std::array<Surface, 4> cornersOf(const World& world, Cell cell) {
    return {world.nodes[cell].surface, world.nodes[cell + Cell{0, 1}].surface,
            world.nodes[cell + Cell{1, 0}].surface, world.nodes[cell + Cell{1, 1}].surface};
}

/// The class of the decoration that blocks each cell.
Grid<int> classesIn(const World& world) {
    constexpr int none = -1;
    Grid<int> classes(world.size(), none);
    for (const Placed& placed : world.decorations) {
        const CatalogueObject* object = pocketHeroes().find(Section::Decoration, placed.id);
        for (const Cell offset : object->footprint)
            if (classes.contains(placed.cell + offset)) classes[placed.cell + offset] = int(object->kind);
    }
    return classes;
}

struct Seen {
    std::string id;
    Cell cell;
    CellRange picture;
};

std::vector<Seen> buildingsIn(const World& world) {
    std::vector<Seen> seen;
    const auto add = [&](Section section, const auto& building) {
        const CellRange picture = pictureOf(*pocketHeroes().find(section, building.id));
        seen.push_back(
            {building.id, building.cell, {building.cell + picture.first, building.cell + picture.last}});
    };
    for (const Visitable& building : world.visitables)
        add(Section::Visitable, building);
    for (const Ownerable& building : world.ownerables)
        add(Section::Ownerable, building);
    for (const Castle& building : world.castles)
        add(Section::Castle, building);
    return seen;
}

bool overlap(const CellRange& one, const CellRange& other) {
    return one.first.row <= other.last.row && other.first.row <= one.last.row &&
           one.first.column <= other.last.column && other.first.column <= one.last.column;
}

/// A count and the total it belongs to.
struct Part {
    int some = 0;
    int all = 0;

    double percent() const { return 100. * some / std::max(1, all); }
};

/// The share of treasures in zones richer than usual that have a guard within two cells.
Part heldInRichZones(int side) {
    Part held;
    for (const std::string& name : generated::sampleNames()) {
        const Template from = generated::sample(name);
        const auto made = generate(from, pocketHeroes(), {side, 1});
        if (!made) continue;
        for (const Item& item : made->world.items) {
            if (from.zones[std::size_t(made->draft.zoneOf[item.cell])].richness <= 14) continue;
            ++held.all;
            held.some += std::ranges::any_of(made->world.guards, [&](const Guard& guard) {
                return chebyshev(guard.cell, item.cell) <= 2;
            });
        }
    }
    return held;
}

/// The share of coast edges in straight runs of eight cells and more.
Part straightCoasts(const World& world) {
    const auto isWater = [&](Cell cell) {
        return std::ranges::count(cornersOf(world, cell), Surface::Water) == 4;
    };
    constexpr int longRun = 8;
    Part straight;
    const int side = world.size().rows;
    for (const bool isTurned : {false, true})
        for (int line = 0; line + 1 < side; ++line) {
            int run = 0;
            int before = 0;
            for (int at = 0; at <= side; ++at) {
                const Cell cell = isTurned ? Cell{at, line} : Cell{line, at};
                const Cell beside = isTurned ? Cell{at, line + 1} : Cell{line + 1, at};
                const int edge = at < side ? int(isWater(cell)) - int(isWater(beside)) : 0;
                if (edge != before) {
                    straight.some += run >= longRun ? run : 0;
                    run = 0;
                }
                before = edge;
                if (edge == 0) continue;
                ++run;
                ++straight.all;
            }
        }
    return straight;
}

} // namespace

class TestLooks : public QObject {
    Q_OBJECT

private slots:
    /// As in maps drawn by people, the game draws guard numbers; a template's numbers take precedence.
    void theGameDrawsHowManyGuardsThereAre() {
        forEachWorld(64, 1, [](const Generated& made, const QString& which) {
            QVERIFY(!made.world.guards.empty());
            QVERIFY2(std::ranges::all_of(made.world.guards,
                                         [](const Guard& guard) { return guard.troop.count == 0; }),
                     qPrintable(which));
        });
        Template named = generated::sample("two-fords");
        named.config.guardCount.fill({3, 5});
        const auto made = generate(named, pocketHeroes(), {64, 1});
        QVERIFY2(made.ok(), generated::errorOf(made).c_str());
        for (const Guard& guard : made->world.guards)
            QVERIFY(guard.troop.count >= 3 && guard.troop.count <= 5);
    }

    /// As all players in maps of people.
    void everyPlayerHasAHero() {
        forEachWorld(64, 1, [](const Generated& made, const QString& which) {
            QVERIFY2(!made.world.players.empty() &&
                         std::ranges::all_of(made.world.players,
                                             [](const Player& player) {
                                                 return player.mainCastle && player.mainCastle->createHero;
                                             }),
                     qPrintable(which));
        });
    }

    /// Palms, leafy trees and cacti are not seen on snow or lava, not even where these begin.
    void foreignPlantsStayAway_data() { addSides({32, 64}); }

    void foreignPlantsStayAway() {
        QFETCH(int, side);
        forEachWorld(side, 4, [](const Generated& made, const QString& which) {
            const Grid<int> classes = classesIn(made.world);
            std::vector<Cell> strange;
            forEachCell(classes.size(), [&](Cell cell) {
                const bool isWarm = classes[cell] == int(ObjectClass::Palm) ||
                                    classes[cell] == int(ObjectClass::Tree) ||
                                    classes[cell] == int(ObjectClass::Cactus);
                if (isWarm && std::ranges::any_of(cornersOf(made.world, cell), [](Surface surface) {
                        return surface == Surface::Snow || surface == Surface::Lava;
                    }))
                    strange.push_back(cell);
            });
            const Cell first = strange.empty() ? Cell() : strange.front();
            QVERIFY2(strange.empty(),
                     qPrintable(QStringLiteral("%1: %2, %3").arg(which).arg(first.row).arg(first.column)));
        });
    }

    /// But for mines in the narrow zones of the smallest map.
    void buildingsStandApart_data() { addSides({32, 64, 128}); }

    void buildingsStandApart() {
        QFETCH(int, side);
        constexpr int nearBy = 4;
        forEachWorld(side, side > 64 ? 1 : 4, [&](const Generated& made, const QString& which) {
            const std::vector<Seen> seen = buildingsIn(made.world);
            for (auto one = seen.begin(); one != seen.end(); ++one)
                for (auto other = one + 1; other != seen.end(); ++other) {
                    const QByteArray where = QStringLiteral("%1: %2 at %3, %4, %5 at %6, %7")
                                                 .arg(which, QString::fromStdString(one->id))
                                                 .arg(one->cell.row)
                                                 .arg(one->cell.column)
                                                 .arg(QString::fromStdString(other->id))
                                                 .arg(other->cell.row)
                                                 .arg(other->cell.column)
                                                 .toUtf8();
                    QVERIFY2(!overlap(one->picture, other->picture), where.constData());
                    const bool areTwins = one->id == other->id && chebyshev(one->cell, other->cell) <= nearBy;
                    QVERIFY2(!areTwins || side < 64, where.constData());
                }
        });
    }

    /// In maps of people 2 of 100 cells of mountains are part of no square of four.
    void rangesAreBroad() {
        Part narrow;
        forEachWorld(64, 2, [&](const Generated& made, const QString&) {
            const Grid<int> classes = classesIn(made.world);
            const auto isRange = [&](Cell cell) {
                return classes.contains(cell) && (classes[cell] == int(ObjectClass::Mountain) ||
                                                  classes[cell] == int(ObjectClass::Volcano));
            };
            forEachCell(classes.size(), [&](Cell cell) {
                if (!isRange(cell)) return;
                bool isBroad = false;
                for (const int down : {-1, 1})
                    for (const int right : {-1, 1})
                        isBroad =
                            isBroad || (isRange(cell + Cell{down, 0}) && isRange(cell + Cell{0, right}) &&
                                        isRange(cell + Cell{down, right}));
                ++narrow.all;
                narrow.some += isBroad ? 0 : 1;
            });
        });
        QVERIFY(narrow.all > 1000);
        QVERIFY2(narrow.percent() <= 2, qPrintable(QString::number(narrow.percent())));
    }

    /// More than half of it in maps of people.
    void treasureOfRichZonesIsHeld_data() { addSides({64, 128}); }

    void treasureOfRichZonesIsHeld() {
        QFETCH(int, side);
        const Part held = heldInRichZones(side);
        QVERIFY2(held.percent() >= 56, qPrintable(QString::number(held.percent())));
    }

    /// Also on the smallest map, where there is hardly room for it.
    void homesAreAsRichAsTheyAreToBe() {
        const Template from = generated::sample("crater-of-four");
        for (std::uint64_t seed = 28; seed <= 40; ++seed) {
            const auto made = generate(from, pocketHeroes(), {32, seed});
            QVERIFY2(made.ok(), generated::errorOf(made).c_str());
            for (const ZoneReport& zone : made->report.zones)
                QVERIFY2(!zone.castle || 10 * zone.richnessLacking <= zone.richness,
                         qPrintable(QStringLiteral("seed %1, zone %2").arg(seed).arg(zone.index)));
        }
    }

    /// As people build by the area; on smaller maps, and where richness is the whole of what a zone has, a
    /// template has its own numbers.
    void largeMapsHaveMoreBuildings() {
        Part mines, castles;
        forEachWorld(128, 1, [&](const Generated& made, const QString&) {
            const int cells = made.world.size().area();
            mines.all += cells;
            castles.all += cells;
            mines.some += int(made.world.ownerables.size());
            castles.some += int(made.world.castles.size());
        });
        QVERIFY2(1000. * mines.some / mines.all >= 1.8, qPrintable(QString::number(mines.some)));
        QVERIFY2(1000. * castles.some / castles.all >= .6, qPrintable(QString::number(castles.some)));
        Template exact = generated::sample("nine-lands");
        exact.config.richnessRule = RichnessRule::Total;
        const auto few = generate(exact, pocketHeroes(), {128, 1});
        QVERIFY2(few.ok(), generated::errorOf(few).c_str());
        QVERIFY(few->world.castles.size() <= exact.zones.size());
    }

    /// As few as in maps of people.
    void coastsAreNotRuled() {
        Part straight;
        forEachWorld(128, 2, [&](const Generated& made, const QString&) {
            const Part here = straightCoasts(made.world);
            straight.some += here.some;
            straight.all += here.all;
        });
        QVERIFY2(straight.percent() <= 8, qPrintable(QString::number(straight.percent())));
    }

private:
    static void addSides(std::initializer_list<int> sides) {
        QTest::addColumn<int>("side");
        for (const int side : sides)
            QTest::addRow("%d", side) << side;
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestLooks)
#include "test_looks.moc"
