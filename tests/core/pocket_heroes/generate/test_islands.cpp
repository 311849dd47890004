// SPDX-License-Identifier: GPL-3.0-or-later
// Water between zones: islands with their bridges and portals, and lakes along borders.
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/generate/patches.h"
#include "core/pocket_heroes/template/drawn_links.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace stonemason::pocket_heroes {

namespace {

using generated::errorOf;
using test::pocketHeroes;

Catalogue dataWith(int GeneratorNumbers::*number, int value) {
    Catalogue catalogue = pocketHeroes();
    catalogue.generator.*number = value;
    return catalogue;
}

Template islandsOf(const std::string& name) {
    Template from = generated::sample(name);
    from.config.waterKind = WaterKind::Islands;
    return from;
}

bool isWaterAt(const Generated& world, Cell cell) {
    return world.draft.use.contains(cell) && world.draft.use[cell] == CellUse::Water;
}

bool isAtBorder(const Draft& draft, Cell cell) {
    return std::ranges::any_of(allDirections, [&](Direction way) {
        const Cell beside = neighbour(cell, way);
        return draft.zoneOf.contains(beside) && draft.zoneOf[beside] != draft.zoneOf[cell];
    });
}

/// The percentage of water among the cells that fit.
double wetPercent(const Generated& world, const std::function<bool(Cell)>& fits) {
    int all = 0;
    int wet = 0;
    forEachCell(world.draft.size, [&](Cell cell) {
        if (!fits(cell)) return;
        ++all;
        wet += isWaterAt(world, cell) ? 1 : 0;
    });
    return all == 0 ? 0 : 100.0 * wet / all;
}

double wetBorders(const Generated& world) {
    return wetPercent(world, [&](Cell cell) { return isAtBorder(world.draft, cell); });
}

/// Whether water lies within so many steps on both sides of a cell.
bool isBridge(const Generated& world, Cell cell, int near = 1) {
    const auto isWaterTo = [&](Cell step) {
        Cell at = cell;
        for (int i = 0; i < near; ++i)
            if (at = at + step; isWaterAt(world, at)) return true;
        return false;
    };
    return (isWaterTo({0, -1}) && isWaterTo({0, 1})) || (isWaterTo({-1, 0}) && isWaterTo({1, 0}));
}

int portalsIn(const Generated& world) {
    return int(std::ranges::count(world.report.links, true, &LinkReport::portal));
}

} // namespace

class TestIslands : public QObject {
    Q_OBJECT

private slots:
    void waterSurroundsZones() {
        for (const std::string& name : generated::sampleNames())
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                const auto world = generate(islandsOf(name), pocketHeroes(), {64, seed, 8, false});
                QVERIFY2(world.ok(), (name + ' ' + errorOf(world)).c_str());
                const int last = world->draft.size.rows - 1;
                const double rim = wetPercent(*world, [last](Cell cell) {
                    return cell.row == 0 || cell.column == 0 || cell.row == last || cell.column == last;
                });
                const double borders = wetBorders(*world);
                QVERIFY2(borders >= 60 && rim >= 60,
                         qPrintable(QStringLiteral("%1: %2 %3").arg(name.c_str()).arg(borders).arg(rim)));
            }
    }

    /// Water lies on both sides of passages, and the guard of the link stands on it. Generated worlds are
    /// checked with an independent computation of reachability.
    void linksAreGuardedBridgesOrPortals() {
        int bridges = 0;
        int passages = 0;
        for (const std::string& name : generated::sampleNames()) {
            const Template from = islandsOf(name);
            const auto world = generate(from, pocketHeroes(), {64, 4, 8, false});
            QVERIFY2(world.ok(), (name + ' ' + errorOf(world)).c_str());
            QVERIFY(std::size_t(portalsIn(*world)) <= sparePortals(from) + from.links.size());
            for (const DraftLink& link : world->draft.links) {
                if (link.portal) continue;
                ++passages;
                bridges +=
                    std::ranges::any_of(link.cells, [&](Cell cell) { return isBridge(*world, cell, 4); });
                if (link.guardLevel >= 0) QCOMPARE(link.guards, std::vector{link.cells.front()});
            }
        }
        QVERIFY2(passages > 40 && 2 * bridges > passages,
                 qPrintable(QStringLiteral("%1 of %2").arg(bridges).arg(passages)));
    }

    void bridgesAreOfSand() {
        int sand = 0;
        int all = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto world = generate(islandsOf("nine-lands"), pocketHeroes(), {64, seed, 8, false});
            QVERIFY2(world.ok(), errorOf(world).c_str());
            const Grid<Surface> ground = groundOf(world->draft);
            for (const DraftLink& link : world->draft.links)
                for (const Cell cell : link.portal ? std::vector<Cell>() : link.cells)
                    if (isBridge(*world, cell)) {
                        ++all;
                        sand += ground[cell] == Surface::Sand ? 1 : 0;
                    }
        }
        QVERIFY2(all > 10 && 10 * sand >= 9 * all, qPrintable(QStringLiteral("%1 of %2").arg(sand).arg(all)));
    }

    /// As long as there are any; wide links are bridges in any case.
    void portalsTakeTheirPartOfTheLinks() {
        Template from = islandsOf("nine-lands");
        for (Link& link : from.links)
            link.kind = LinkKind::Regular;
        from.links.front().kind = LinkKind::Wide;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto none =
                generate(from, dataWith(&GeneratorNumbers::islandPortalPercent, 0), {64, seed, 8, false});
            const auto all =
                generate(from, dataWith(&GeneratorNumbers::islandPortalPercent, 100), {64, seed, 8, false});
            QVERIFY(none.ok() && all.ok());
            QVERIFY2(portalsIn(*none) <= 1, qPrintable(QString::number(portalsIn(*none))));
            QVERIFY2(portalsIn(*all) >= 4, qPrintable(QString::number(portalsIn(*all))));
            QVERIFY(!all->report.links.front().portal);
        }
    }

    void smallWorldsAndMirroredOnesComeOut() {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto small = generate(islandsOf("short-duel"), pocketHeroes(), {32, seed, 8, false});
            QVERIFY2(small.ok(), errorOf(small).c_str());
        }
        int mirrored = 0;
        for (const std::string& name : generated::sampleNames()) {
            Template from = islandsOf(name);
            from.config.symmetry = WorldSymmetry::Diagonal;
            const auto world = generate(from, pocketHeroes(), {64, 3, 8, false});
            if (!world && world.error().message.id.starts_with("mirror/")) continue;
            QVERIFY2(world.ok(), (name + ' ' + errorOf(world)).c_str());
            QVERIFY(wetBorders(*world) >= 30);
            ++mirrored;
        }
        QVERIFY(mirrored > 0);
    }

    /// The water of lakes that lies along borders comes with the number.
    void lakesFollowBorders() {
        double with100 = 0;
        double with0 = 0;
        double bordersWith100 = 0;
        double bordersWith0 = 0;
        const auto anyCell = [](Cell) { return true; };
        for (const char* name : {"nine-lands", "six-spokes", "crater-of-four"})
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                const Template from = generated::sample(name);
                const auto some =
                    generate(from, dataWith(&GeneratorNumbers::straitPercent, 100), {64, seed, 8, false});
                const auto none =
                    generate(from, dataWith(&GeneratorNumbers::straitPercent, 0), {64, seed, 8, false});
                QVERIFY(some.ok() && none.ok());
                with100 += wetPercent(*some, anyCell);
                with0 += wetPercent(*none, anyCell);
                bordersWith100 += wetBorders(*some);
                bordersWith0 += wetBorders(*none);
            }
        QVERIFY2(bordersWith100 > 4 * bordersWith0,
                 qPrintable(QStringLiteral("%1 %2").arg(bordersWith100).arg(bordersWith0)));
        constexpr int worlds = 9;
        QVERIFY2(with0 / worlds > 5 && with100 / worlds < 30,
                 qPrintable(QStringLiteral("%1 %2").arg(with100).arg(with0)));
    }

    /// Each water cell belongs to four around a node; otherwise the game would have land there.
    void waterIsWaterInTheGame() {
        for (const WaterKind kind : {WaterKind::Islands, WaterKind::Lakes})
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                Template from = generated::sample("great-lakes");
                from.config.waterKind = kind;
                const auto world = generate(from, pocketHeroes(), {64, seed, 8, false});
                QVERIFY2(world.ok(), errorOf(world).c_str());
                const Grid<Surface> ground = groundOf(world->draft);
                forEachCell(ground.size(), [&](Cell cell) {
                    QCOMPARE(ground[cell] == Surface::Water, isWaterAt(*world, cell));
                });
            }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestIslands)
#include "test_islands.moc"
