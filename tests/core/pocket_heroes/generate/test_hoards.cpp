// SPDX-License-Identifier: GPL-3.0-or-later
// Treasures that lie together: how they lie, and whether their guards hold them.
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/generate.h"
#include "tests/core/pocket_heroes/generate/generated.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

#include <algorithm>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

using test::pocketHeroes;

std::vector<Generated> worldsOf(const Catalogue& catalogue, int side) {
    std::vector<Generated> worlds;
    for (const std::string& name : generated::sampleNames())
        for (std::uint64_t seed = 1; seed <= 2; ++seed)
            if (auto world = generate(generated::sample(name), catalogue, {side, seed, 8, false}))
                worlds.push_back(std::move(world).value());
    return worlds;
}

/// The guards of no link and of no mine.
std::vector<Cell> hoardGuards(const Draft& draft) {
    Grid<char> isOther(draft.size, 0);
    for (const DraftLink& link : draft.links)
        for (const Cell cell : link.guards)
            isOther[cell] = 1;
    for (const DraftMine& mine : draft.placedMines)
        if (mine.guard) isOther[*mine.guard] = 1;
    std::vector<Cell> guards;
    for (const Guard& guard : draft.guards)
        if (isOther[guard.cell] == 0) guards.push_back(guard.cell);
    return guards;
}

/// 1 for cells reachable from a road without stepping next to the guard, which attacks there.
Grid<char> reachedPast(const Draft& draft, Cell guard) {
    Grid<char> seen(draft.size, 0);
    std::vector<Cell> front;
    const auto stand = [&](Cell cell) {
        if (!draft.use.contains(cell) || seen[cell] != 0 || !isWalked(draft.use[cell]) ||
            chebyshev(cell, guard) <= 1)
            return;
        seen[cell] = 1;
        front.push_back(cell);
    };
    forEachCell(draft.size, [&](Cell cell) {
        if (draft.roads[cell] != 0) stand(cell);
    });
    while (!front.empty()) {
        const Cell from = front.back();
        front.pop_back();
        for (const Cell step : eightSteps)
            stand(from + step);
    }
    return seen;
}

/// The treasures near a guard that lie together with those beside it.
std::vector<Cell> heapOf(const Draft& draft, Cell guard) {
    constexpr int reach = 3;
    std::vector<Cell> near;
    std::vector<Cell> heap;
    for (const Item& item : draft.items) {
        if (chebyshev(item.cell, guard) <= reach) near.push_back(item.cell);
        if (chebyshev(item.cell, guard) <= 1) heap.push_back(item.cell);
    }
    for (std::size_t next = 0; next < heap.size(); ++next)
        for (const Cell cell : near)
            if (chebyshev(cell, heap[next]) == 1 && std::ranges::find(heap, cell) == heap.end())
                heap.push_back(cell);
    return heap;
}

bool isHeld(const Draft& draft, Cell guard) {
    const Grid<char> seen = reachedPast(draft, guard);
    return std::ranges::none_of(heapOf(draft, guard), [&](Cell cell) { return seen[cell] != 0; });
}

Grid<char> treasuresOf(const Draft& draft) {
    Grid<char> treasures(draft.size, 0);
    for (const Item& item : draft.items)
        treasures[item.cell] = 1;
    return treasures;
}

/// The percentage of treasures with neighbours to the left and right, or above and below.
double inRows(const std::vector<Generated>& worlds) {
    int all = 0;
    int inRow = 0;
    for (const Generated& world : worlds) {
        const Grid<char> treasures = treasuresOf(world.draft);
        const auto isAt = [&](Cell cell) { return treasures.contains(cell) && treasures[cell] != 0; };
        for (const Item& item : world.draft.items) {
            ++all;
            inRow += (isAt(item.cell + Cell{0, -1}) && isAt(item.cell + Cell{0, 1})) ||
                             (isAt(item.cell + Cell{-1, 0}) && isAt(item.cell + Cell{1, 0}))
                         ? 1
                         : 0;
        }
    }
    return 100.0 * inRow / all;
}

/// Blocked cells with two treasures beside them, for a hundred treasures.
double growthAmong(const std::vector<Generated>& worlds) {
    int all = 0;
    int grown = 0;
    for (const Generated& world : worlds) {
        const Grid<char> treasures = treasuresOf(world.draft);
        all += int(world.draft.items.size());
        forEachCell(world.draft.size, [&](Cell cell) {
            if (world.draft.use[cell] != CellUse::Obstacle) return;
            grown += std::ranges::count_if(eightSteps,
                                           [&](Cell step) {
                                               return treasures.contains(cell + step) &&
                                                      treasures[cell + step] != 0;
                                           }) >= 2
                         ? 1
                         : 0;
        });
    }
    return 100.0 * grown / all;
}

} // namespace

class TestHoards : public QObject {
    Q_OBJECT

private slots:
    /// Floors of what is reached: where zones are too small, other treasures lie beside a cluster.
    void nobodyWalksRoundGuards() {
        for (const auto& [side, floor] : {std::pair(32, 95), std::pair(64, 98)}) {
            int all = 0;
            int held = 0;
            for (const Generated& world : worldsOf(pocketHeroes(), side))
                for (const Cell guard : hoardGuards(world.draft)) {
                    if (heapOf(world.draft, guard).empty()) continue;
                    ++all;
                    held += isHeld(world.draft, guard) ? 1 : 0;
                }
            QVERIFY(all > 50);
            QVERIFY2(100 * held >= floor * all,
                     qPrintable(QStringLiteral("%1: %2 of %3").arg(side).arg(held).arg(all)));
        }
    }

    void eachHasSomethingToHold() {
        for (const Generated& world : worldsOf(pocketHeroes(), 64))
            for (const Cell guard : hoardGuards(world.draft))
                QVERIFY(heapOf(world.draft, guard).size() >= 2);
    }

    void treasuresLieIrregularly() {
        const double part = inRows(worldsOf(pocketHeroes(), 64));
        QVERIFY2(part < 20, qPrintable(QString::number(part)));
    }

    void decorationsGrowAmongThem() {
        Catalogue catalogue = pocketHeroes();
        catalogue.generator.hoardGrowthPercent = 0;
        const double none = growthAmong(worldsOf(catalogue, 64));
        catalogue.generator.hoardGrowthPercent = 100;
        const double all = growthAmong(worldsOf(catalogue, 64));
        QVERIFY2(all > none + 5, qPrintable(QStringLiteral("%1 %2").arg(none).arg(all)));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestHoards)
#include "test_hoards.moc"
