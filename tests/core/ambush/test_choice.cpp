// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/choice.h"
#include "core/ambush/search.h"
#include "tests/core/ambush/plain_ambush.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::ambush;
using test::patternOf;
using test::Rows;

namespace {

/// The individual cells that a place occupies.
std::set<Cell> cellsOf(const Place& place, const std::vector<Stencil>& stencils, Overlap overlap) {
    const Stencil& stencil = stencils[std::size_t(place.stencil)];
    std::set<Cell> cells;
    if (overlap == Overlap::Rectangles)
        forEachCell(stencil.size, [&](Cell cell) { cells.insert(place.corner + cell); });
    else
        for (const Stencil::Compared& compared : stencil.cells)
            cells.insert(place.corner + compared.cell);
    return cells;
}

struct Case {
    std::vector<Stencil> stencils;
    Size map;
    std::vector<Place> places;
    Overlap overlap;

    std::vector<Place> best() const { return chooseBest(places, stencils, map, overlap); }
    std::vector<Place> most() const { return *chooseMost(places, stencils, map, overlap); }
    bool meet(const Place& a, const Place& b) const {
        const auto cells = cellsOf(a, stencils, overlap);
        return std::ranges::any_of(cellsOf(b, stencils, overlap), [&](Cell c) { return cells.contains(c); });
    }
    bool areApart(const std::vector<Place>& chosen) const {
        std::set<Cell> taken;
        for (const Place& place : chosen)
            for (Cell cell : cellsOf(place, stencils, overlap))
                if (!taken.insert(cell).second) return false;
        return true;
    }
    /// Whether every place that is not chosen overlaps a chosen one.
    bool isFull(const std::vector<Place>& chosen) const {
        return std::ranges::all_of(places, [&](const Place& place) {
            return std::ranges::any_of(chosen, [&](const Place& other) { return meet(place, other); });
        });
    }
    /// The largest possible choice from the first `left` places, by brute force.
    int mostPossible(std::size_t left, std::vector<Place>& chosen) const {
        if (left == 0) return int(chosen.size());
        const Place& place = places[left - 1];
        int result = mostPossible(left - 1, chosen);
        if (std::ranges::none_of(chosen, [&](const Place& other) { return meet(place, other); })) {
            chosen.push_back(place);
            result = std::max(result, mostPossible(left - 1, chosen));
            chosen.pop_back();
        }
        return result;
    }
};

Case randomCase(test::Random& random, Size map, std::size_t most) {
    std::vector<Pattern> patterns;
    for (int count = 1 + random.below(2); count > 0; --count)
        patterns.push_back(test::randomPattern(random, {1 + random.below(3), 1 + random.below(4)}));
    Case result{stencilsOf(patterns), map, {}, random.coin() ? Overlap::Cells : Overlap::Rectangles};
    result.places = findPlaces(result.stencils, test::passableOf(test::randomMap(random, map)), most)->places;
    return result;
}

} // namespace

class TestChoice : public QObject {
    Q_OBJECT

private slots:
    void overlapIsASharedCell() {
        test::Random random(1);
        for (int round = 0; round < 100; ++round) {
            const Case c = randomCase(random, {6, 7}, 30);
            for (const Place& a : c.places)
                for (const Place& b : c.places)
                    QCOMPARE(doOverlap(a, b, c.stencils, c.overlap), c.meet(a, b));
        }
    }

    /// Bounding boxes of the sparse pattern may overlap in cells that are not compared.
    void starsDoNotOverlap() {
        const auto stencils = stencilsOf(std::vector{patternOf({".*", "**"}), patternOf({"**", "*."})});
        const Place first{{0, 0}, 0, 1};
        const Place second{{0, 0}, 1, 1};
        QVERIFY(!doOverlap(first, second, stencils, Overlap::Cells));
        QVERIFY(doOverlap(first, second, stencils, Overlap::Rectangles));
        QVERIFY(doOverlap(first, {{-1, -1}, 1, 1}, stencils, Overlap::Cells));
    }

    void cellsAreTakenAndGivenBack() {
        test::Random random(2);
        for (int round = 0; round < 200; ++round) {
            const Case c = randomCase(random, {6, 80}, 40);
            BitGrid taken(c.map);
            std::vector<Place> chosen;
            for (int step = 0; step < 30 && !c.places.empty(); ++step) {
                const Place place = random.oneOf(c.places);
                const bool isFree =
                    std::ranges::none_of(chosen, [&](const Place& other) { return c.meet(place, other); });
                QCOMPARE(meets(place, taken, c.stencils, c.overlap), !isFree);
                if (isFree) {
                    chosen.push_back(place);
                    mark(taken, place, true, c.stencils, c.overlap);
                } else if (random.coin()) {
                    mark(taken, chosen.back(), false, c.stencils, c.overlap);
                    chosen.pop_back();
                }
            }
        }
    }

    /// Best first: every place left out overlaps a better one.
    void theBestComesFirst() {
        test::Random random(3);
        for (int round = 0; round < 200; ++round) {
            const Case c = randomCase(random, {6, 8}, 60);
            const auto chosen = c.best();
            QVERIFY(c.areApart(chosen));
            QVERIFY(std::ranges::is_sorted(chosen));
            for (const Place& place : c.places) {
                const bool isChosen = std::ranges::find(chosen, place) != chosen.end();
                const bool isBlocked = std::ranges::any_of(chosen, [&](const Place& other) {
                    return isBetter(other, place, c.stencils) && c.meet(place, other);
                });
                QVERIFY(isChosen != isBlocked);
            }
        }
    }

    void asManyAsPossible() {
        test::Random random(4);
        int best = 0;
        int most = 0;
        int possible = 0;
        for (int round = 0; round < 300; ++round) {
            const Case c = randomCase(random, {5, 7}, 16);
            const auto chosen = c.most();
            QVERIFY(c.areApart(chosen));
            QVERIFY(c.isFull(chosen));
            QVERIFY(std::ranges::is_sorted(chosen));
            std::vector<Place> none;
            const int limit = c.mostPossible(c.places.size(), none);
            QVERIFY(int(chosen.size()) <= limit);
            QVERIFY(chosen.size() >= c.best().size());
            best += int(c.best().size());
            most += int(chosen.size());
            possible += limit;
        }
        QVERIFY(best < most);
        QVERIFY2(most * 100 >= possible * 98, qPrintable(QStringLiteral("%1 of %2").arg(most).arg(possible)));
    }

    /// A perfect place in the middle excludes two others until it is exchanged for them.
    void oneIsExchangedForTwo() {
        const std::vector<Stencil> stencils = stencilsOf(std::vector{patternOf({"..."}, 600)});
        const std::vector<Place> places{{{0, 0}, 0, 2}, {{0, 2}, 0, 3}, {{0, 4}, 0, 2}};
        QVERIFY(chooseBest(places, stencils, {1, 7}, Overlap::Cells) == std::vector<Place>{places[1]});
        QVERIFY(*chooseMost(places, stencils, {1, 7}, Overlap::Cells) ==
                (std::vector<Place>{places[0], places[2]}));
    }

    void manyPlacesAreChosenToo() {
        const auto stencils = stencilsOf(std::vector{patternOf({"...", "..."}, 800, Orientations::all())});
        const BitGrid plain({60, 60}, true);
        const auto places = findPlaces(stencils, plain)->places;
        const Case c{stencils, plain.size(), places, Overlap::Cells};
        const auto chosen = c.most();
        QVERIFY(c.areApart(chosen));
        QCOMPARE(chosen.size(), std::size_t(600)); // nothing is left
    }

    void canBeCancelled() {
        const auto stencils = stencilsOf(std::vector{patternOf({".."})});
        const BitGrid plain({9, 9}, true);
        const auto places = findPlaces(stencils, plain)->places;
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!chooseMost(places, stencils, plain.size(), Overlap::Cells, stop.get_token()));
        QVERIFY(chooseMost({}, stencils, plain.size(), Overlap::Cells)->empty());
    }
};

STONEMASON_APPLESS_TEST(TestChoice)
#include "test_choice.moc"
