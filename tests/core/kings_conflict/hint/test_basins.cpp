// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/basins.h"
#include "tests/core/kings_conflict/hint/hint_support.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

Basins basinsOf(const HintField& field) {
    return kings_conflict::basinsOf(field, flowOf(field));
}

/// The tiles on which a unit that starts here may end, by walking every choice.
std::set<Cell> endsFrom(const HintField& field, Cell from) {
    const std::vector<Cell> choices = bestTiles(field, from);
    if (choices.empty()) return {from};
    std::set<Cell> ends;
    for (Cell choice : choices)
        ends.merge(endsFrom(field, choice));
    return ends;
}

/// The connected stop tiles of the same value as this one, by growing until nothing is added.
std::set<Cell> plateauOf(const HintField& field, Cell stop) {
    std::set<Cell> plateau{stop};
    for (std::size_t before = 0; before != plateau.size();) {
        before = plateau.size();
        forEachCell(field.size(), [&](Cell cell) {
            if (!field.mayEnter(cell) || cell == field.king || field.value[cell] != field.value[stop]) return;
            if (!bestTiles(field, cell).empty()) return;
            for (Cell member : std::set(plateau))
                if (chebyshev(member, cell) == 1) plateau.insert(cell);
        });
    }
    return plateau;
}

std::vector<Cell> listed(const std::set<Cell>& cells) {
    return {cells.begin(), cells.end()};
}

/// Checks everything that is reported of one field against walking and growing.
void compareWithReference(const HintField& field) {
    const Flow flow = flowOf(field);
    const Basins basins = stonemason::kings_conflict::basinsOf(field, flow);
    std::map<int, int> drained;
    int shared = 0;
    int nobodys = 0;
    forEachCell(field.size(), [&](Cell from) {
        if (!field.mayEnter(from) || from == field.king) {
            ++nobodys;
            QCOMPARE(basins.peakOf[from], Basins::none);
            QVERIFY(peaksFrom(flow, basins, from).empty());
            return;
        }
        std::set<std::set<Cell>> plateaus;
        for (Cell end : endsFrom(field, from))
            plateaus.insert(plateauOf(field, end));
        std::set<std::set<Cell>> message;
        for (int peak : peaksFrom(flow, basins, from)) {
            const std::vector<Cell>& tiles = basins.peaks[std::size_t(peak)].tiles;
            message.insert(std::set(tiles.begin(), tiles.end()));
        }
        QCOMPARE(message, plateaus);
        if (plateaus.size() > 1) {
            QCOMPARE(basins.peakOf[from], Basins::shared);
            ++shared;
        } else {
            QVERIFY(basins.peakOf[from] >= 0);
            QCOMPARE(basins.peaks[std::size_t(basins.peakOf[from])].tiles, listed(*plateaus.begin()));
            ++drained[basins.peakOf[from]];
        }
    });
    QCOMPARE(basins.sharedTiles, shared);
    double sum = double(shared + nobodys) / double(field.size().area());
    for (int peak = 0; peak < int(basins.peaks.size()); ++peak) {
        const Peak& described = basins.peaks[std::size_t(peak)];
        QCOMPARE(described.drained, drained[peak]);
        QCOMPARE(described.value, field.value[described.tiles.front()]);
        sum += basins.share(peak);
        if (peak == 0) continue;
        const Peak& before = basins.peaks[std::size_t(peak - 1)];
        QVERIFY(before.value > described.value ||
                (before.value == described.value && before.tiles.front() < described.tiles.front()));
    }
    QVERIFY(std::abs(sum - 1) < 1e-9);
}

} // namespace

class TestBasins : public QObject {
    Q_OBJECT

private slots:
    void agreeWithWalkingEveryChoice() {
        Random random(21);
        for (int round = 0; round < 3000; ++round) {
            compareWithReference(randomField(random));
            if (QTest::currentTestFailed()) return;
        }
    }

    void tieBetweenPeaksIsShared() {
        const Basins basins = basinsOf(fieldOf("50005", 2));
        QCOMPARE(basins.peakOf.values(), (std::vector<int>{0, 0, Basins::shared, 1, 1}));
        QCOMPARE(basins.sharedTiles, 1);
        QCOMPARE(basins.share(0), 0.4);
    }

    void sharingIsHandedDown() {
        // The 1s come to the 3, from which either 5 may follow.
        const Basins basins = basinsOf(fieldOf("50305 ##1## ##1##", 2));
        QCOMPARE(basins.peakOf[(Cell{1, 2})], Basins::shared);
        QCOMPARE(basins.peakOf[(Cell{2, 2})], Basins::shared);
    }

    void tieWithinOneBasinIsNot() {
        const Basins basins = basinsOf(fieldOf("0455 0444", 1));
        QCOMPARE(basins.peaks.size(), 1U);
        QCOMPARE(basins.sharedTiles, 0);
        QCOMPARE(basins.share(0), 1.0);
    }

    void equalNeighboursAreOnePeak() {
        const Basins basins = basinsOf(fieldOf("99000 #0#90", 1));
        QCOMPARE(basins.peaks.size(), 2U);
        QCOMPARE(basins.peaks[0].tiles, (std::vector<Cell>{{0, 0}, {0, 1}}));
        QCOMPARE(basins.peaks[1].tiles, (std::vector<Cell>{{1, 3}}));
    }

    void stopsOfOneValueWithALeavingTileBetweenAreTwoPeaks() {
        // All three 4s are level; units leave the middle one for the 5 behind the gap.
        const Basins basins = basinsOf(fieldOf("444 ### ###", 1));
        QCOMPARE(basins.peaks.size(), 1U);
        const Basins parted = basinsOf(fieldOf("444 #0# #5#", 2));
        QCOMPARE(parted.peaks.size(), 1U);
        const Basins far = basinsOf(fieldOf("4444444 ###0### ###5###", 2));
        QCOMPARE(far.peaks.size(), 3U);
    }

    void higherValuesBehindWallsDrawNobody() {
        const Basins basins = basinsOf(fieldOf("1#9"));
        QCOMPARE(basins.peakOf.values(), (std::vector<int>{1, Basins::none, 0}));
        QCOMPARE(basins.share(0), 1 / 3.0);
    }

    void publishedMapsAgreeWithTheReference() {
        for (const char* name : {"the-crossing", "mountain-passes"})
            for (const char* layer : {"strategic", "safe", "mountain"}) {
                compareWithReference(publishedField(name, layer));
                if (QTest::currentTestFailed()) return;
            }
    }

    void mostOfTheCrossingDrainsToTheBridgeOrTheHumansCorner() {
        const HintField field = publishedField("the-crossing", "strategic");
        const Basins basins = basinsOf(field);
        const auto peakAt = [&](Cell cell) { return basins.peakOf[cell]; };
        QVERIFY(peakAt({5, 5}) >= 0);
        QCOMPARE(basins.peaks[std::size_t(peakAt({5, 5}))].tiles, (std::vector<Cell>{{5, 5}}));
        QCOMPARE(peakAt({3, 6}), peakAt({5, 5})); // the far bank comes to the bridge ...
        QVERIFY(basins.peaks[std::size_t(peakAt({9, 2}))].value == 9);
        QVERIFY(peakAt({9, 2}) != peakAt({5, 5})); // ... and the near one has a goal of its own
    }

    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        const HintField field = fieldOf("0129");
        QVERIFY(stonemason::kings_conflict::basinsOf(field, flowOf(field), source.get_token()) !=
                basinsOf(field));
    }
};

STONEMASON_APPLESS_TEST(TestBasins)
#include "test_basins.moc"
