// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/kings_conflict/check/check.h"
#include "tests/support/checks.h"
#include "tests/support/cost.h"
#include "tests/support/one_by_one.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <utility>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

std::pair<int, int> badnessOf(const Map& map) {
    const Report report = runChecks(map, kingsConflict());
    return {report.count(Severity::Error), report.count(Severity::Warning)};
}

/// The reference: applies the first fix that improves the map until none does.
std::pair<int, int> fixedOneByOne(const Map& map) {
    return badnessOneByOne(
        map, [](const Map& at) { return runChecks(at, kingsConflict()).problems; },
        [&map](const Problem& problem) {
            return problem.severity != Severity::Note && !redeclares(map, problem.fixes.front());
        },
        [](Map at, const Fix& fix) {
            applyFix(at, fix);
            return at;
        },
        badnessOf);
}

/// A map on which nearly every edge of every tile is wrong.
Map wrongEverywhere(int side) {
    Map map = newMap(kingsConflict());
    map.layer(terrainLayer) = Grid<Code>({side, side}, '5');
    return map;
}

int countShown(const Map& map) {
    const Report report = mergedReport(runChecks(map, kingsConflict()), map);
    return report.count(Severity::Error) + report.count(Severity::Warning);
}

} // namespace

/// All fixes at once.
class TestFixAll : public QObject {
    Q_OBJECT

private slots:
    void repairsEveryCorner() {
        Map map = board("2,2=dd4dd 8,4=dd6dd");
        QVERIFY(!problemsOf("joins", map).empty());
        const FixedMap fixed = fixAll(map, kingsConflict());
        QCOMPARE(fixed.solved, 2);
        apply(map, std::span(fixed.changes));
        QCOMPARE(found("joins", map), QString());
    }

    void leavesWhatNoFixRepairs() {
        const Map map = board("9,0=MM 10,1=M"); // the king is shut in, and many kinds of terrain are missing
        const FixedMap fixed = fixAll(map, kingsConflict());
        QVERIFY(fixed.changes.empty());
        QCOMPARE(fixed.solved, 0);
        QCOMPARE(fixed.left, countShown(map));
    }

    void onlyMakesMapsBetter() {
        Random random(7);
        for (int round = 0; round < 20; ++round) {
            constexpr std::string_view codes[]{"PPPPFS-|Dd4", "PPPPPPPPPPPM-D", "PPM-|0123Dd4567Bb"};
            Map map = randomMap(random, kingsConflict().board, codes[round % 3]);
            map.symmetry = round % 2 == 0 ? Symmetry::None : Symmetry::HalfTurn;
            const auto before = badnessOf(map);
            const int shown = countShown(map);
            const FixedMap fixed = fixAll(map, kingsConflict());
            for (const CellChange& change : fixed.changes)
                QCOMPARE(map.layer(change.layer)[change.cell], change.before);
            QCOMPARE(merged(fixed.changes), fixed.changes);
            apply(map, std::span(fixed.changes));
            const auto after = badnessOf(map);
            QVERIFY(fixed.changes.empty() ? after == before : after < before);
            QCOMPARE(fixed.left, countShown(map));
            QCOMPARE(fixed.solved, std::max(0, shown - fixed.left));
            for (const Problem& problem : runChecks(map, kingsConflict()).problems) {
                if (problem.severity == Severity::Note || problem.fixes.empty()) continue;
                if (redeclares(map, problem.fixes.front())) continue;
                Map again = map;
                applyFix(again, problem.fixes.front());
                QVERIFY(!(badnessOf(again) < after));
            }
        }
    }

    void isAsGoodAsOneByOne() {
        Random random(23);
        int solved = 0;
        for (int round = 0; round < 30; ++round) {
            constexpr std::string_view codes[]{"PPPPFS-|Dd4", "PPPPPPPPPPPM-D", "PPM-|0123Dd4567Bb"};
            Map map = randomMap(random, {3 + random.below(3), 3 + random.below(3)}, codes[round % 3]);
            map.symmetry = round % 2 == 0 ? Symmetry::None : Symmetry::HalfTurn;
            const auto reference = fixedOneByOne(map);
            const FixedMap fixed = fixAll(map, kingsConflict());
            apply(map, std::span(fixed.changes));
            QVERIFY2(badnessOf(map) <= reference, QByteArray::number(round));
            solved += fixed.solved;
        }
        QVERIFY(solved > 30);
    }

    /// A bounded number of checks, and no more memory than a few maps. With sanitizers, where memory figures
    /// mean nothing, the map is half as wide.
    void theLargestMapIsRepaired() {
        const int side = hasSanitizer() ? maximumBoardSide / 2 : maximumBoardSide;
        const Map map = wrongEverywhere(side);
        const auto before = badnessOf(map);
        QVERIFY(before.first + before.second > side * side * 3 / 2);
        const auto cost = costApart([&] {
            const FixedMap fixed = fixAll(map, kingsConflict());
            Map after = map;
            apply(after, std::span(fixed.changes));
            return badnessOf(after) < before && fixed.solved > side * side / 7;
        });
        QVERIFY(cost);
        if (hasSanitizer()) return;
        QVERIFY2(cost->peakMebibytes <= 100, QByteArray::number(qlonglong(cost->peakMebibytes)));
    }

    void endsWhenCancelled() {
        Random random(3);
        const Map map = randomMap(random, kingsConflict().board);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(fixAll(map, kingsConflict(), stop.get_token()).changes.empty());
    }
};

STONEMASON_APPLESS_TEST(TestFixAll)
#include "test_fix_all.moc"
