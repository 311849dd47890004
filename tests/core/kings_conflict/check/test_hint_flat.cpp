// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// A board whose three hint grids give a direction.
Map steered() {
    Map map = board();
    for (int layer = 1; layer < 4; ++layer)
        map.layer(layer)[{10, 0}] = '1';
    return map;
}

} // namespace

class TestHintFlat : public QObject {
    Q_OBJECT

private slots:
    void findsFlatAndMissingGrids() {
        QCOMPARE(found("hint-flat", steered()), QString());
        for (int layer = 1; layer < 4; ++layer) {
            const std::string& id = kingsConflict().layers[std::size_t(layer)].id;
            for (Code digit = '0'; digit <= '9'; ++digit) {
                Map flat = steered();
                flat.layer(layer) = Grid<Code>({11, 11}, digit);
                const auto problems = problemsOf("hint-flat", flat);
                QCOMPARE(int(problems.size()), 1);
                QVERIFY(problems[0].severity == Severity::Warning);
                QVERIFY(problems[0].message == (Message{"hint-flat/flat", {id, std::string(1, digit)}}));
            }
            Map missing = steered();
            missing.layer(layer) = {};
            const auto problems = problemsOf("hint-flat", missing);
            QCOMPARE(int(problems.size()), 1);
            QVERIFY(problems[0].severity == Severity::Warning);
            QVERIFY(problems[0].message == (Message{"hint-flat/missing", {id}}));
        }
    }

    /// One digit anywhere that differs is a direction.
    void oneCellMakesADirection() {
        for (Cell cell : {Cell{0, 0}, Cell{10, 10}, Cell{5, 5}, Cell{0, 10}}) {
            Map map = steered();
            map.layer(2) = Grid<Code>({11, 11}, '7');
            QCOMPARE(found("hint-flat", map), QStringLiteral("warning hint-flat/flat"));
            map.layer(2)[cell] = '8';
            QCOMPARE(found("hint-flat", map), QString());
        }
    }

    void aFreshMapHasNoDirections() {
        QCOMPARE(int(problemsOf("hint-flat", newMap(kingsConflict())).size()), 3);
    }

    void layersThatAreNotThereAreMissing() {
        Map map = board();
        map.layers.resize(1);
        QCOMPARE(found("hint-flat", map),
                 QStringLiteral("warning hint-flat/missing; warning hint-flat/missing; "
                                "warning hint-flat/missing"));
        QVERIFY(runChecks(map, kingsConflict()).hasErrors());
    }

    void aGridOfOneCellIsFlat() {
        Map map = steered();
        map.layer(3) = Grid<Code>({1, 1}, '5');
        QCOMPARE(found("hint-flat", map), QStringLiteral("warning hint-flat/flat"));
    }
};

STONEMASON_APPLESS_TEST(TestHintFlat)
#include "test_hint_flat.moc"
