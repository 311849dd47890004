// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/online_search.h"
#include "core/ambush/search.h"
#include "tests/core/ambush/plain_ambush.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::ambush;
using test::patternOf;

namespace {

struct Watched {
    std::vector<Stencil> stencils;
    Overlap overlap;
    OnlineSearch search;

    /// All sites pass, have the weight they state, and do not overlap.
    bool isSound() const {
        const auto places = findPlaces(stencils, search.passable())->places;
        const auto& sites = search.sites();
        for (const Place& site : sites) {
            if (!std::ranges::binary_search(places, site)) return false;
            for (const Place& other : sites)
                if (site != other && doOverlap(site, other, stencils, overlap)) return false;
        }
        return std::ranges::is_sorted(sites);
    }

    std::set<Cell> cellsOf(const Place& place, Overlap how) const {
        const Stencil& stencil = stencils[std::size_t(place.stencil)];
        std::set<Cell> cells;
        if (how == Overlap::Rectangles)
            forEachCell(stencil.size, [&](Cell cell) { cells.insert(place.corner + cell); });
        else
            for (const Stencil::Compared& compared : stencil.cells)
                cells.insert(place.corner + compared.cell);
        return cells;
    }
};

Watched randomWatch(test::Random& random, Size size, unsigned seed) {
    std::vector<Pattern> patterns;
    for (int count = 1 + random.below(2); count > 0; --count)
        patterns.push_back(test::randomPattern(random, {1 + random.below(3), 1 + random.below(4)}));
    const auto stencils = stencilsOf(patterns);
    const Overlap overlap = random.coin() ? Overlap::Cells : Overlap::Rectangles;
    return {stencils, overlap,
            OnlineSearch(stencils, test::passableOf(test::randomMap(random, size)), overlap, seed)};
}

std::vector<CellState> randomEdit(test::Random& random, const BitGrid& passable) {
    std::vector<CellState> cells;
    for (int count = 1 + random.below(6); count > 0; --count) {
        const Cell cell = random.cellOf(passable.size());
        if (std::ranges::find(cells, cell, &CellState::cell) == cells.end())
            cells.push_back({cell, !passable[cell]});
    }
    return cells;
}

} // namespace

class TestOnlineSearch : public QObject {
    Q_OBJECT

private slots:
    /// The kept sites are valid after every tick and every change, and scanning half of the map is enough.
    void sitesAreKeptAsLongAsTheyPass() {
        test::Random random(1);
        std::size_t found = 0;
        for (unsigned round = 0; round < 300; ++round) {
            Watched watch = randomWatch(random, {1 + random.below(9), 1 + random.below(9)}, round);
            OnlineSearch& search = watch.search;
            for (int tick = 0; tick < 15; ++tick) {
                const std::size_t before = search.sites().size();
                const auto news = search.look(random.below(8));
                QCOMPARE(search.sites().size(), before + news.size());
                QVERIFY(watch.isSound());
                found += news.size();
                if (random.coin()) search.change(randomEdit(random, search.passable()));
                QVERIFY(watch.isSound());
                QCOMPARE(search.isDone(), 2 * search.looked().count() >= search.passable().size().area());
            }
        }
        QVERIFY(found > 500);
    }

    void aTickKeepsToItsBudget() {
        OnlineSearch search(stencilsOf(std::vector{patternOf({"#"})}), BitGrid({10, 10}, true),
                            Overlap::Cells, 7);
        QVERIFY(search.look(0).empty());
        QCOMPARE(search.looked().count(), std::int64_t(0));
        for (int tick = 1; tick <= 4; ++tick) {
            QVERIFY(search.look(12).empty());
            QCOMPARE(search.looked().count(), std::int64_t(12 * tick));
            QVERIFY(!search.isDone());
        }
        search.look(12);
        QCOMPARE(search.looked().count(), std::int64_t(50)); // half, and no more
        QVERIFY(search.isDone());
        search.look(12);
        QCOMPARE(search.looked().count(), std::int64_t(50));
    }

    /// The cells of a site count as scanned: two sites of 3 x 4 are half of 6 x 8 at least.
    void sitesCountAsLookedAt() {
        OnlineSearch search(stencilsOf(std::vector{patternOf({"....", "....", "...."})}),
                            BitGrid({6, 8}, true), Overlap::Cells, 7);
        while (search.sites().empty())
            QVERIFY(search.look(1).size() <= 1);
        for (Cell cell : {Cell{0, 0}, Cell{1, 2}, Cell{2, 3}})
            QVERIFY(search.looked()[search.sites().front().corner + cell]);
        while (!search.isDone())
            search.look(1);
        QVERIFY(search.sites().size() <= 4);
    }

    void ofSeveralTheBestIsTaken() {
        const auto stencils = stencilsOf(std::vector{patternOf({".#"}, 500), patternOf({".."}, 500)});
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            OnlineSearch search(stencils, BitGrid({1, 4}, true), Overlap::Cells, seed);
            for (const Place& site : search.look(4))
                QCOMPARE(site.stencil, 1);
        }
    }

    /// Sites that compare a changed cell are tested once, and dropped when they fail; only cells affected by
    /// the changes and the dropped sites are scanned again.
    void changesAreLookedAtOnce() {
        test::Random random(2);
        std::size_t dropped = 0;
        for (unsigned round = 0; round < 500; ++round) {
            Watched watch = randomWatch(random, {2 + random.below(8), 2 + random.below(8)}, round);
            OnlineSearch& search = watch.search;
            search.look(1000);
            const std::vector<Place> before = search.sites();
            BitGrid looked = search.looked();
            const auto cells = randomEdit(random, search.passable());
            const auto isChanged = [&](Cell cell) {
                return std::ranges::find(cells, cell, &CellState::cell) != cells.end();
            };
            const OnlineSearch::Change change = search.change(cells);

            std::vector<Place> expected;
            int touched = 0;
            for (const Place& site : before) {
                touched += std::ranges::any_of(watch.cellsOf(site, Overlap::Cells), isChanged) ? 1 : 0;
                const Stencil& stencil = watch.stencils[std::size_t(site.stencil)];
                if (agreementAt(site.corner, stencil, search.passable()) < stencil.needed)
                    expected.push_back(site);
            }
            QCOMPARE(change.tested, touched);
            QVERIFY(change.dropped == expected);
            QCOMPARE(search.sites().size(), before.size() - expected.size());
            dropped += expected.size();

            for (const Stencil& stencil : watch.stencils)
                forEachCell(cornersOn(looked.size(), stencil), [&](Cell corner) {
                    for (const Stencil::Compared& compared : stencil.cells)
                        if (isChanged(corner + compared.cell)) looked.set(corner, false);
                });
            for (const Place& site : expected)
                for (Cell cell : watch.cellsOf(site, watch.overlap))
                    looked.set(cell, false);
            QVERIFY(search.looked() == looked);
        }
        QVERIFY(dropped > 100);
    }

    void aSiteThatWentCanComeAgain() {
        OnlineSearch search(stencilsOf(std::vector{patternOf({"."}, 1000)}), BitGrid({1, 1}, true),
                            Overlap::Cells, 5);
        const std::vector<Place> first = search.look(1);
        QCOMPARE(first.size(), std::size_t(1));
        QVERIFY(search.isDone());
        QVERIFY(search.change(std::vector<CellState>{{{0, 0}, false}}).dropped == first);
        QVERIFY(!search.isDone());
        QVERIFY(search.change(std::vector<CellState>{{{0, 0}, true}}).dropped.empty());
        QVERIFY(search.look(1) == first);
    }

    void theSeedDecides() {
        test::Random random(3);
        const test::Rows map = test::randomMap(random, {20, 20});
        const auto run = [&](std::uint64_t seed) {
            OnlineSearch search(stencilsOf(std::vector{patternOf({"..", ".#"}, 500)}), test::passableOf(map),
                                Overlap::Cells, seed);
            std::vector<Place> sites;
            while (!search.isDone())
                for (const Place& site : search.look(7))
                    sites.push_back(site);
            return sites;
        };
        QVERIFY(run(1) == run(1));
        QVERIFY(run(1) != run(2));
    }

    void anEmptyMapIsDone() {
        OnlineSearch search(stencilsOf(std::vector{patternOf({"."})}), BitGrid(), Overlap::Cells, 1);
        QVERIFY(search.isDone());
        QVERIFY(search.look(5).empty());
    }
};

STONEMASON_APPLESS_TEST(TestOnlineSearch)
#include "test_online_search.moc"
