// SPDX-License-Identifier: GPL-3.0-or-later
// Generated worlds have places, as worlds drawn by people do: mines in ranges, villages at the ends of
// roads, treasure in hoards instead of everywhere.
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/generate/patches.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

using test::pocketHeroes;

std::vector<Generated> worldsBy(const Catalogue& catalogue) {
    std::vector<Generated> worlds;
    for (const std::string& name : generated::sampleNames())
        if (auto world = generate(generated::sample(name), catalogue, {64, 1, 8, false}))
            worlds.push_back(std::move(world).value());
    return worlds;
}

Catalogue changed(const std::function<void(Catalogue&)>& change) {
    Catalogue catalogue = pocketHeroes();
    change(catalogue);
    return catalogue;
}

const std::vector<Generated>& usualWorlds() {
    static const std::vector<Generated> worlds = worldsBy(pocketHeroes());
    return worlds;
}

/// A count and its total, over several worlds.
struct Part {
    int of = 0;
    int all = 0;

    void count(bool is) {
        ++all;
        of += is ? 1 : 0;
    }
    int percent() const { return all == 0 ? -1 : 100 * of / all; }
};

/// The class of the decoration that blocks each cell, as a number, -1: none.
Grid<int> classesOf(const Generated& made) {
    Grid<int> classes(made.draft.size, -1);
    for (const Placed& decoration : made.world.decorations)
        if (const CatalogueObject* object = pocketHeroes().find(Section::Decoration, decoration.id))
            for (const Cell offset : object->footprint)
                if (classes.contains(decoration.cell + offset))
                    classes[decoration.cell + offset] = int(object->kind);
    return classes;
}

bool isMountain(int kind) {
    return kind == int(ObjectClass::Mountain) || kind == int(ObjectClass::Volcano);
}

bool isTrees(int kind) {
    return kind == int(ObjectClass::Palm) || kind == int(ObjectClass::Pine) ||
           kind == int(ObjectClass::Tree) || kind == int(ObjectClass::DeadTree);
}

/// The cells beside the picture of a mine, but for those that one comes from.
std::vector<Cell> behind(const Generated& made, const DraftBuilding& mine) {
    const auto& footprint = pocketHeroes().find(Section::Ownerable, mine.id)->footprint;
    const auto [left, right] = std::ranges::minmax(footprint, {}, &Cell::column);
    const auto [top, bottom] = std::ranges::minmax(footprint, {}, &Cell::row);
    std::set<Cell> cells;
    for (const Cell offset : footprint)
        for (const Cell step : eightSteps) {
            const Cell at = offset + step;
            const bool isInside = at.row >= top.row && at.row <= bottom.row && at.column >= left.column &&
                                  at.column <= right.column;
            if (isInside || (at.row >= 0 && at.column >= 0)) continue;
            if (made.draft.size.contains(mine.cell + at)) cells.insert(mine.cell + at);
        }
    return {cells.begin(), cells.end()};
}

/// The share of mines with at least half of the cells behind them covered by such decorations.
Part wrappedMines(const std::vector<Generated>& worlds, bool sawmills, bool (*covers)(int)) {
    Part part;
    for (const Generated& made : worlds) {
        const Grid<int> classes = classesOf(made);
        for (const DraftMine& mine : made.draft.placedMines) {
            if ((mine.plan.resource == Resource::Wood) != sawmills) continue;
            const std::vector<Cell> cells = behind(made, mine.building);
            const auto covered =
                std::ranges::count_if(cells, [&](Cell cell) { return covers(classes[cell]); });
            part.count(2 * covered >= std::ssize(cells));
        }
    }
    return part;
}

/// Other buildings that are visited, at most so far away.
int visitedNear(const Draft& draft, Cell cell, int reach) {
    return int(std::ranges::count_if(draft.visitables, [&](const DraftBuilding& other) {
        return other.cell != cell && chebyshev(other.cell, cell) <= reach;
    }));
}

/// The share of buildings with two others within four cells.
Part gathered(const std::vector<Generated>& worlds) {
    Part part;
    for (const Generated& made : worlds)
        for (const DraftBuilding& building : made.draft.visitables)
            part.count(visitedNear(made.draft, building.cell, 4) >= 2);
    return part;
}

/// The treasures with none beside them.
Part alone(const std::vector<Generated>& worlds) {
    Part part;
    for (const Generated& made : worlds)
        for (const Item& item : made.draft.items)
            part.count(std::ranges::none_of(made.draft.items, [&](const Item& other) {
                return other.cell != item.cell && chebyshev(other.cell, item.cell) == 1;
            }));
    return part;
}

/// The treasures with a guard within two cells.
Part held(const std::vector<Generated>& worlds) {
    Part part;
    for (const Generated& made : worlds)
        for (const Item& item : made.draft.items)
            part.count(std::ranges::any_of(made.draft.guards, [&](const Guard& guard) {
                return chebyshev(guard.cell, item.cell) <= 2;
            }));
    return part;
}

/// The share of road cells that are outermost cells of the map.
Part onTheRim(const std::vector<Generated>& worlds) {
    Part part;
    for (const Generated& made : worlds) {
        const int last = made.draft.size.rows - 1;
        forEachCell(made.draft.size, [&](Cell cell) {
            if (made.draft.roads[cell] != 0)
                part.count(std::min({cell.row, cell.column, last - cell.row, last - cell.column}) == 0);
        });
    }
    return part;
}

/// The palms on grass or in swamps, and the trees on lava and wasteland, away from grounds of their own.
Part foreign(const std::vector<Generated>& worlds) {
    Part part;
    for (const Generated& made : worlds) {
        const Grid<Surface> ground = groundOf(made.draft);
        const Grid<int> classes = classesOf(made);
        const auto isNear = [&](Cell cell, const std::set<Surface>& surfaces) {
            constexpr Size around{7, 7};
            bool isThere = false;
            forEachCell(around, [&](Cell step) {
                const Cell other = cell + step + Cell{-3, -3};
                isThere = isThere || (ground.contains(other) && surfaces.count(ground[other]) > 0);
            });
            return isThere;
        };
        forEachCell(ground.size(), [&](Cell cell) {
            if (classes[cell] == int(ObjectClass::Palm))
                part.count(
                    !isNear(cell, {Surface::Water, Surface::Sand, Surface::Desert, Surface::NewDesert}));
            if (classes[cell] == int(ObjectClass::Tree))
                part.count(!isNear(cell, {Surface::Water, Surface::Grass, Surface::Dirt, Surface::Swamp}));
        });
    }
    return part;
}

/// Cells beside each other that are water.
int smallestPond(const Generated& made) {
    Grid<char> seen(made.draft.size, 0);
    int smallest = made.draft.size.area();
    forEachCell(made.draft.size, [&](Cell start) {
        if (made.draft.use[start] != CellUse::Water || seen[start] != 0) return;
        std::vector<Cell> pond(1, start);
        seen[start] = 1;
        for (std::size_t next = 0; next < pond.size(); ++next)
            for (const Direction way : allDirections) {
                const Cell beside = neighbour(pond[next], way);
                if (!seen.contains(beside) || seen[beside] != 0 || made.draft.use[beside] != CellUse::Water)
                    continue;
                seen[beside] = 1;
                pond.push_back(beside);
            }
        smallest = std::min(smallest, int(pond.size()));
    });
    return smallest;
}

QByteArray bothOf(int one, int other) {
    return QStringLiteral("%1 and %2").arg(one).arg(other).toUtf8();
}

} // namespace

class TestPlaces : public QObject {
    Q_OBJECT

private slots:
    void rangesWrapAroundMines() {
        const auto without =
            worldsBy(changed([](Catalogue& catalogue) { catalogue.generator.mineRangePercent = 0; }));
        const int ores = wrappedMines(usualWorlds(), false, isMountain).percent();
        const int none = wrappedMines(without, false, isMountain).percent();
        QVERIFY2(ores >= 45 && none <= 15, bothOf(ores, none));
        const int sawmills = wrappedMines(usualWorlds(), true, isTrees).percent();
        const int woodless = wrappedMines(without, true, isTrees).percent();
        QVERIFY2(sawmills >= 42 && woodless <= 15, bothOf(sawmills, woodless));
    }

    /// But for the guard.
    void minesAreOpenWhereOneComesToThem() {
        Part part;
        for (const Generated& made : usualWorlds())
            for (const DraftMine& mine : made.draft.placedMines)
                part.count(std::ranges::all_of(std::vector<Cell>{{1, 0}, {0, 1}, {1, 1}}, [&](Cell step) {
                    const Cell cell = mine.building.cell + step;
                    return made.draft.use.contains(cell) && isWalked(made.draft.use[cell]);
                }));
        QVERIFY2(part.percent() >= 75, qPrintable(QString::number(part.percent())));
    }

    void houseStandsByHouse() {
        const int usual = gathered(usualWorlds()).percent();
        const int sprinkled = gathered(worldsBy(changed([](Catalogue& catalogue) {
                                  catalogue.craft.villages.fill(0);
                              }))).percent();
        QVERIFY2(usual >= sprinkled + 10, bothOf(usual, sprinkled));
    }

    /// Unless the zone has no roads, or they would go round.
    void roadsComeToVillages() {
        Part part;
        for (const Generated& made : usualWorlds())
            for (const Cell square : made.draft.villageCentres) {
                QVERIFY(visitedNear(made.draft, square, 5) >= 2);
                const auto isRoad = [&](Cell cell) {
                    return made.draft.roads.contains(cell) && made.draft.roads[cell] != 0;
                };
                part.count(isRoad(square) || std::ranges::any_of(allDirections, [&](Direction way) {
                               return isRoad(neighbour(square, way));
                           }));
            }
        QVERIFY(part.all >= 30);
        QVERIFY2(part.percent() >= 90, qPrintable(QString::number(part.percent())));
    }

    void pilesLieAtTheDoorsOfMines() {
        const auto withPiles = [](const std::vector<Generated>& worlds) {
            Part part;
            for (const Generated& made : worlds)
                for (const DraftMine& mine : made.draft.placedMines)
                    part.count(std::ranges::any_of(made.draft.items, [&](const Item& item) {
                        const Pile* pile = std::get_if<Pile>(&item.treasure);
                        return pile && pile->resource == mine.plan.resource &&
                               chebyshev(item.cell, mine.building.approach) <= 2;
                    }));
            return part.percent();
        };
        const int usual = withPiles(usualWorlds());
        const int none = withPiles(
            worldsBy(changed([](Catalogue& catalogue) { catalogue.generator.doorPilePercent = 0; })));
        QVERIFY2(usual >= 35 && none <= 10, bothOf(usual, none));
    }

    /// The picture of a mine fills the rectangle around its cells.
    void nothingLiesOnThePictureOfAMine() {
        for (const Generated& made : usualWorlds())
            for (const DraftMine& mine : made.draft.placedMines) {
                const auto& footprint = pocketHeroes().find(Section::Ownerable, mine.building.id)->footprint;
                const auto [left, right] = std::ranges::minmax(footprint, {}, &Cell::column);
                const auto [top, bottom] = std::ranges::minmax(footprint, {}, &Cell::row);
                for (const Item& item : made.draft.items) {
                    const int row = item.cell.row - mine.building.cell.row;
                    const int column = item.cell.column - mine.building.cell.column;
                    QVERIFY(row < top.row || row > bottom.row || column < left.column ||
                            column > right.column);
                }
            }
    }

    void treasureLiesInHoards() {
        const int lone = alone(usualWorlds()).percent();
        QVERIFY2(lone <= 25, qPrintable(QString::number(lone)));
        const int usual = held(usualWorlds()).percent();
        const int scattered = held(worldsBy(changed([](Catalogue& catalogue) {
                                  catalogue.generator.loneHoardPercent = 100;
                              }))).percent();
        QVERIFY2(usual >= 45 && scattered <= 32, bothOf(usual, scattered));
    }

    void roadsKeepOffTheRim() {
        const Part usual = onTheRim(usualWorlds());
        const Part free =
            onTheRim(worldsBy(changed([](Catalogue& catalogue) { catalogue.generator.roadAtRim = 0; })));
        QVERIFY2(100 * usual.of <= usual.all, bothOf(usual.of, usual.all));
        QVERIFY2(2 * free.of > 3 * usual.of, bothOf(usual.of, free.of));
    }

    void plantsGrowOnGroundsOfTheirOwn() {
        const int usual = foreign(usualWorlds()).percent();
        const int anywhere = foreign(worldsBy(changed([](Catalogue& catalogue) {
                                 catalogue.craft.foreign = noneForeign();
                             }))).percent();
        QVERIFY2(usual <= 8 && anywhere >= 2 * usual, bothOf(usual, anywhere));
    }

    void noWaterIsAPuddle() {
        for (const Generated& made : usualWorlds())
            QVERIFY(smallestPond(made) >= pocketHeroes().generator.smallestPond);
        const auto all =
            worldsBy(changed([](Catalogue& catalogue) { catalogue.generator.smallestPond = 1; }));
        QVERIFY(std::ranges::any_of(all, [](const Generated& made) {
            return smallestPond(made) < pocketHeroes().generator.smallestPond;
        }));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestPlaces)
#include "test_places.moc"
