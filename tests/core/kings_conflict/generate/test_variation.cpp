// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/generate/generate.h"
#include "tests/support/checks.h"
#include "tests/support/error_text.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

int faults(const Map& map) {
    const Report report = runChecks(map, test::kingsConflict());
    return report.count(Severity::Error) + report.count(Severity::Warning);
}

Map generated(Symmetry symmetry, std::uint64_t seed) {
    return *generateMap(test::kingsConflict(), {.symmetry = symmetry, .seed = seed});
}

} // namespace

class TestVariation : public QObject {
    Q_OBJECT

private slots:
    void aSelectionIsMadeAnewAndAllElseStays() {
        for (const Symmetry symmetry : {Symmetry::HalfTurn, Symmetry::Diagonal})
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const Map map = generated(symmetry, seed);
                std::vector<Cell> cells;
                for (int row = 2; row < 6; ++row)
                    for (int column = 6; column < 10; ++column)
                        cells.push_back({row, column});
                const auto edit = variedCells(map, test::kingsConflict(), cells, seed + 50);
                if (!edit) QFAIL(test::errorText(edit.error()).c_str());
                QVERIFY(!edit->changes.empty());
                for (const CellChange& change : edit->changes) {
                    const Cell image = partner(change.cell, map.size(), symmetry);
                    if (change.layer != terrainLayer) continue; // of hints that no longer fit
                    QVERIFY(std::ranges::count(cells, change.cell) > 0 ||
                            std::ranges::count(cells, image) > 0);
                    QCOMPARE(change.before, map.terrain()[change.cell]);
                }
                Map varied = map;
                kings_conflict::apply(varied, edit->changes);
                QVERIFY(cellsBreaking(varied, test::kingsConflict(), symmetry).empty());
                QCOMPARE(faults(varied), 0);
            }
    }

    /// No single change removes a fault, but a sequence does.
    void aKingWhoIsWalledInGetsOut() {
        for (const bool withFour : {false, true})
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                Map map = generated(Symmetry::Diagonal, seed);
                std::vector<Cell> walls{{9, 0}, {9, 1}, {10, 1}};
                if (withFour) walls.push_back({9, 2});
                for (const Cell cell : walls)
                    for (const Cell each : {cell, partner(cell, map.size(), Symmetry::Diagonal)})
                        map.layer(terrainLayer)[each] = 'M';
                QVERIFY(faults(map) > 0);
                const auto edit = improvedMap(map, test::kingsConflict());
                if (!edit) QFAIL(test::errorText(edit.error()).c_str());
                kings_conflict::apply(map, edit->changes);
                QCOMPARE(faults(map), 0);
                QVERIFY(cellsBreaking(map, test::kingsConflict(), Symmetry::Diagonal).empty());
            }
    }

    void reportsNothingSelected() {
        const Map map = generated(Symmetry::HalfTurn, 1);
        QCOMPARE(variedCells(map, test::kingsConflict(), {}, 1).error().message.id, "generate/no-cells");
        const std::vector<Cell> outside{{40, 40}};
        QCOMPARE(variedCells(map, test::kingsConflict(), outside, 1).error().message.id, "generate/no-cells");
    }

    void aGoodMapNeedsNoImprovement() {
        const Map map = generated(Symmetry::Diagonal, 3);
        QVERIFY(improvedMap(map, test::kingsConflict())->changes.empty());
    }

    void faultsAreTakenAwayByFewCells_data() {
        QTest::addColumn<QString>("runs");
        QTest::addColumn<int>("most");
        QTest::newRow("a mountain beside a king") << "9,0=M 1,10=M" << 2;
        QTest::newRow("a loose corner") << "4,4=5 6,6=7" << 4;
        QTest::newRow("a trapped king") << "9,0=SS 1,9=SS" << 4;
    }

    void faultsAreTakenAwayByFewCells() {
        QFETCH(QString, runs);
        QFETCH(int, most);
        const Map good = generated(Symmetry::HalfTurn, 8);
        const Map map = test::painted(good, runs.toStdString());
        QVERIFY(faults(map) > 0);
        const auto edit = improvedMap(map, test::kingsConflict());
        QVERIFY(edit.ok());
        Map better = map;
        kings_conflict::apply(better, edit->changes);
        QVERIFY(faults(better) < faults(map));
        int terrain = 0;
        for (const CellChange& change : edit->changes)
            terrain += change.layer == terrainLayer;
        QVERIFY(terrain <= most);
    }

    void lockedCellsAreNotImproved() {
        const Map map = test::painted(generated(Symmetry::HalfTurn, 8), "9,0=M 1,10=M");
        const std::vector<Cell> locked{{9, 0}, {1, 10}};
        const auto edit = improvedMap(map, test::kingsConflict(), locked);
        QVERIFY(edit.ok());
        for (const CellChange& change : edit->changes)
            QVERIFY(change.layer != terrainLayer || std::ranges::count(locked, change.cell) == 0);
    }

    void flatHintsAreSuggested() {
        Map map = generated(Symmetry::HalfTurn, 6);
        map.layer(1) = Grid<Code>(map.size(), '0');
        const auto edit = improvedMap(map, test::kingsConflict());
        kings_conflict::apply(map, edit->changes);
        QCOMPARE(faults(map), 0);
    }
};

STONEMASON_APPLESS_TEST(TestVariation)
#include "test_variation.moc"
