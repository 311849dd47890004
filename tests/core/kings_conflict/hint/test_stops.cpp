// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/stops.h"
#include "tests/core/kings_conflict/hint/hint_support.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

std::vector<Stop> stopsOf(const HintField& field) {
    return kings_conflict::stopsOf(field, flowOf(field));
}

/// "0,3 level 4>7@3": place, why, its value, the best it could reach on foot, steps to the nearest better.
QString described(const HintField& field, const std::vector<Stop>& stops) {
    static const char* const reasons[] = {"best", "level", "downhill", "barred"};
    QStringList lines;
    for (const Stop& stop : stops) {
        QString line = QStringLiteral("%1,%2 %3")
                           .arg(stop.cell.row)
                           .arg(stop.cell.column)
                           .arg(QLatin1String(reasons[int(stop.reason)]));
        if (stop.reason != StopReason::Best)
            line +=
                QStringLiteral(" %1>%2@%3").arg(field.value[stop.cell]).arg(stop.reachable).arg(stop.steps);
        lines += line;
    }
    return lines.join(QStringLiteral("; "));
}

QString described(const HintField& field) {
    return described(field, stopsOf(field));
}

void compareStopsWithReference(const HintField& field) {
    const std::vector<Stop> stops = stopsOf(field);
    auto next = stops.begin();
    forEachCell(field.size(), [&](Cell cell) {
        if (!field.mayEnter(cell) || cell == field.king || !bestTiles(field, cell).empty()) return;
        QVERIFY(next != stops.end());
        const Stop& stop = *next++;
        QCOMPARE(stop.cell, cell);
        const int value = field.value[cell];
        std::map<Cell, int> onFoot = stepsByRings(field, cell);
        if (field.king) onFoot.erase(*field.king); // units pass it, nobody stops there
        int best = value;
        int nearest = 0;
        bool level = false;
        bool barred = false;
        for (const auto& [tile, steps] : onFoot) {
            best = std::max(best, field.value[tile]);
            level |= steps == 1 && field.value[tile] == value;
            if (field.value[tile] <= value) continue;
            if (nearest == 0 || steps < nearest) nearest = steps;
            barred |= chebyshev(tile, cell) <= field.move;
        }
        QCOMPARE(stop.reachable, best);
        QCOMPARE(stop.level, level);
        QCOMPARE(stop.steps, nearest);
        if (best == value) {
            QCOMPARE(stop.reason, StopReason::Best);
            QCOMPARE(stop.better, cell);
            return;
        }
        QCOMPARE(stop.reason, barred ? StopReason::Barred : level ? StopReason::Level : StopReason::Downhill);
        QVERIFY(field.value[stop.better] > value);
        QCOMPARE(onFoot.at(stop.better), nearest);
        QVERIFY(nearest > field.move);
    });
    QVERIFY(next == stops.end());
}

/// The values on which a unit may end while the tile is occupied.
std::set<int> endsPast(const HintField& field, Cell from, Cell taken) {
    const auto choices = bestTiles(field, from, [taken](Cell cell) { return cell == taken; });
    if (choices.empty()) return {field.value[from]};
    std::set<int> ends;
    for (Cell to : choices)
        ends.merge(endsPast(field, to, taken));
    return ends;
}

} // namespace

class TestStops : public QObject {
    Q_OBJECT

private slots:
    void agreeWithTheReference() {
        Random random(31);
        for (int round = 0; round < 3000; ++round) {
            compareStopsWithReference(randomField(random));
            if (QTest::currentTestFailed()) return;
        }
    }

    void plateauShortOfTheTop() {
        // Two 4s from the left cannot see the 6; the third can.
        const HintField field = fieldOf("1444446");
        QCOMPARE(described(field),
                 QStringLiteral("0,1 level 4>6@5; 0,2 level 4>6@4; 0,3 level 4>6@3; 0,6 best"));
    }

    void knollShortOfTheTop() {
        QCOMPARE(described(fieldOf("1500036")), QStringLiteral("0,1 downhill 5>6@5; 0,6 best"));
    }

    void wallBetweenItAndTheTop() {
        const HintField field = fieldOf("5#6 0#0 000");
        QCOMPARE(described(field), QStringLiteral("0,0 barred 5>6@4; 0,2 best"));
    }

    void betterTileThatNoWayLeadsToIsNoReason() {
        QCOMPARE(described(fieldOf("5#6")), QStringLiteral("0,0 best; 0,2 best"));
    }

    void levelTopsAreBestAndLevel() {
        const std::vector<Stop> stops = stopsOf(fieldOf("998"));
        QCOMPARE(stops.size(), 2U);
        QVERIFY(stops[0].level && stops[1].level);
        QVERIFY(stops[0].reason == StopReason::Best);
        QVERIFY(!stopsOf(fieldOf("908")).front().level);
    }

    void publishedMapsAgreeWithTheReference() {
        for (const char* name : {"the-crossing", "mountain-passes"})
            for (const char* layer : {"strategic", "safe", "mountain"}) {
                compareStopsWithReference(publishedField(name, layer));
                if (QTest::currentTestFailed()) return;
            }
    }

    void mountainPassesStopsUnitsAtSix() {
        // The safe grid rises to 9 at the top left, and a unit from the computer's corner stops on a 6.
        const HintField field = publishedField("mountain-passes", "safe");
        bool found = false;
        for (const Stop& stop : stopsOf(field))
            found |= field.value[stop.cell] == 6 && stop.reason != StopReason::Best && stop.reachable == 9;
        QVERIFY(found);
    }

    /// By brute force: all units that would stop there, and where they may end when the tile is occupied.
    void whoeverIsPassedHoldsUpNobody() {
        Random random(32);
        std::array<int, 2> counts{};
        for (int round = 0; round < 2000; ++round) {
            const HintField field = randomField(random);
            const Flow flow = flowOf(field);
            for (const Stop& stop : stopsOf(field, flow)) {
                bool anyone = false;
                bool lower = false;
                forEachCell(field.size(), [&](Cell from) {
                    if (!field.mayStop(from) || std::ranges::count(bestTiles(field, from), stop.cell) == 0)
                        return;
                    anyone = true;
                    for (int end : endsPast(field, from, stop.cell))
                        lower |= end < field.value[stop.cell];
                });
                const bool passed = letsOthersPass(field, flow, stop.cell);
                QCOMPARE(passed, anyone && !lower);
                ++counts[passed ? 1 : 0];
            }
        }
        QVERIFY(counts[0] > 100 && counts[1] > 100);
    }

    void aCrossingIsPassedAndAPitIsNot() {
        const auto passes = [](const HintField& field, Cell cell) {
            return letsOthersPass(field, flowOf(field), cell);
        };
        QVERIFY(passes(fieldOf("1263356"), {0, 2}));  // the others go on by the 3 beyond it
        QVERIFY(!passes(fieldOf("1260056"), {0, 2})); // and here they cannot
        QVERIFY(!passes(fieldOf("6#0"), {0, 0}));     // nobody comes
    }

    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        const HintField field = fieldOf("0129");
        QVERIFY(stonemason::kings_conflict::stopsOf(field, flowOf(field), source.get_token()).empty());
    }
};

STONEMASON_APPLESS_TEST(TestStops)
#include "test_stops.moc"
