// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "core/kings_conflict/map/symmetry.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

Map publishedMap(const std::string& name) {
    Map map = publishedTerrain(name);
    map.symmetry = Symmetry::HalfTurn;
    return map;
}

QString foundByAllBut(std::initializer_list<std::string_view> left, const Map& map) {
    Report report = runChecks(map, kingsConflict());
    std::erase_if(report.problems, [&](const Problem& problem) {
        return std::find(left.begin(), left.end(), problem.check) != left.end();
    });
    return described(report.problems);
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT

private slots:
    void theTableHoldsEachCheckOnce() {
        std::vector<std::string_view> ids;
        for (const Check& check : allChecks())
            ids.push_back(check.id);
        QVERIFY(ids == (std::vector<std::string_view>{"size", "codes", "symmetry", "joins", "variety",
                                                      "start", "king-trap", "swat", "first-turn-kill",
                                                      "route", "hint-size", "hint-flat", "hint-peak",
                                                      "hint-stranded", "hint-side", "hint-home"}));
    }

    /// The maps everybody plays: nothing but the note on the bridge of The Crossing.
    void publishedMaps() {
        QCOMPARE(foundByAllBut({"hint-flat"}, publishedMap("the-crossing")),
                 QStringLiteral("note route/cut-tile 5,5"));
        QCOMPARE(foundByAllBut({"hint-flat"}, publishedMap("mountain-passes")), QString());
    }

    void problemsNameTheirCheckAndUseItsMessages() {
        Random random(1);
        for (int round = 0; round < 60; ++round) {
            Map map = randomMap(random, kingsConflict().board, "PMHFSEVL-|0123Dd4567Bbx");
            map.symmetry = random.oneOf(kingsConflict().symmetries);
            for (const Check& check : allChecks())
                for (const Problem& problem : reportOf(check, map, kingsConflict()).problems) {
                    QVERIFY(problem.check == check.id);
                    QVERIFY(std::find(check.messages.begin(), check.messages.end(), problem.message.id) !=
                            check.messages.end());
                    for (const Fix& fix : problem.fixes)
                        QVERIFY(std::find(check.fixes.begin(), check.fixes.end(), fix.label.id) !=
                                check.fixes.end());
                    for (Cell cell : problem.cells)
                        QVERIFY(map.size().contains(cell));
                }
        }
    }

    void cellsComeRowByRow() {
        Random random(5);
        for (int round = 0; round < 40; ++round) {
            Map map = randomMap(random, kingsConflict().board, round % 2 ? "PMFSB-|Dd45x" : "PPPPM");
            map.symmetry = random.oneOf(kingsConflict().symmetries);
            for (const Problem& problem : runChecks(map, kingsConflict()).problems) {
                const auto first = problem.cells.begin() + (problem.check == "king-trap" ? 1 : 0);
                QVERIFY(std::is_sorted(first, problem.cells.end()));
            }
        }
    }

    void idsAreDistinct() {
        std::set<std::string_view> ids;
        for (const Check& check : allChecks()) {
            for (std::string_view id : check.messages) {
                QVERIFY(ids.insert(id).second);
                QVERIFY(id.starts_with(check.id));
            }
            for (std::string_view id : check.fixes)
                QVERIFY(ids.insert(id).second && id.starts_with("fix/"));
        }
    }

    /// A turned map has the turned problems: no check prefers a side or a direction.
    void turnedMapsHaveTurnedReports() {
        Random random(2);
        for (int round = 0; round < 80; ++round) {
            const Map map = randomMap(random, kingsConflict().board,
                                      round % 2 ? "PMHFSEVL-|0123Dd4567Bb" : "PPPPPPPPPFM-dD|b");
            const Report before = runChecks(map, kingsConflict());
            for (Transform t : startTransforms) {
                const Report after = runChecks(transformed(map, kingsConflict(), t), kingsConflict());
                QCOMPARE(described(after.problems), described(before.problems, map.size(), t));
            }
        }
    }

    /// Numbers assumed by the map's author count like the game's numbers in every check.
    void theMapsOwnNumbersHold() {
        Random random(6);
        int otherwise = 0;
        for (int round = 0; round < 100; ++round) {
            const Map map = randomMap(random, kingsConflict().board, "PPPPPMF");
            Map ruled = map;
            GameProfile game = kingsConflict();
            for (std::size_t i = 0; i < numberFields.size(); ++i) {
                const NumberInfo& info = game.kings->numberInfos[i];
                const int value = info.minimum + random.below(info.maximum - info.minimum + 1);
                ruled.rules[std::string(numberFields[i].id)] = value;
                game.kings->numbers.*numberFields[i].value = value;
            }
            const Report report = runChecks(ruled, kingsConflict());
            QVERIFY(report == runChecks(map, game));
            otherwise += report != runChecks(map, kingsConflict());
        }
        QVERIFY(otherwise > 50);
    }

    void sameMapSameReport() {
        Random random(3);
        const Map map = randomMap(random, kingsConflict().board);
        QVERIFY(runChecks(map, kingsConflict()) == runChecks(map, kingsConflict()));
    }

    void stopsBetweenChecks() {
        std::stop_source source;
        QVERIFY(!runChecks(board(), kingsConflict(), source.get_token()).problems.empty());
        source.request_stop();
        QVERIFY(runChecks(board(), kingsConflict(), source.get_token()).problems.empty());
    }

    void countsBySeverity() {
        Report report{{{"a", Severity::Error, {}}, {"b", Severity::Error, {}}, {"c", Severity::Note, {}}}};
        QCOMPARE(report.count(Severity::Error), 2);
        QCOMPARE(report.count(Severity::Warning), 0);
        QCOMPARE(report.count(Severity::Note), 1);
        QVERIFY(report.hasErrors());
        report.problems.erase(report.problems.begin(), report.problems.begin() + 2);
        QVERIFY(!report.hasErrors());
    }

    /// Every fix states the current code and changes it to a different one, once for each cell.
    void fixesFitTheirMap() {
        Random random(4);
        for (int round = 0; round < 60; ++round) {
            Map map = randomMap(random, kingsConflict().board, "PPPMF-|0123Dd4567Bbx");
            map.symmetry = random.oneOf(kingsConflict().symmetries);
            for (const Problem& problem : runChecks(map, kingsConflict()).problems)
                for (const Fix& fix : problem.fixes) {
                    std::set<std::pair<int, Cell>> cells;
                    const FixEdit edit = editOf(map, kingsConflict(), fix);
                    for (const CellChange& change : edit.changes) {
                        QCOMPARE(change.before, map.layer(change.layer)[change.cell]);
                        QVERIFY(change.before != change.after);
                        QVERIFY(cells.insert({change.layer, change.cell}).second);
                    }
                    QVERIFY(!edit.changes.empty() || edit.redeclares);
                }
        }
    }
};

STONEMASON_APPLESS_TEST(TestCheck)
#include "test_check.moc"
