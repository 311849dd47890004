// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/kings_conflict/check/join_fix_support.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <tuple>
#include <vector>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// The cost of writing a code, in the terms of core/kings_conflict/check/join_fix.h.
struct Cost {
    int price = 0; ///< 1 warnings, 2 the piece goes, 3 units lose a way, 4 it becomes other terrain
    int errors = 0;
    int faults = 0;
    bool lessens = false; ///< whether the error goes and fewer are left

    bool operator<=(const Cost& other) const {
        return std::tie(price, errors, faults) <= std::tie(other.price, other.errors, other.faults);
    }
};

Cost costOf(const Problem& problem, const Map& map, Cell cell, Code code) {
    const GameProfile& game = kingsConflict();
    const Tile& now = *game.tile(map.terrain()[cell]);
    const Tile& then = *game.tile(code);
    Map changed = map;
    changed.layer(terrainLayer)[cell] = code;
    Cost cost;
    cost.errors = joinErrorsIn(changed);
    cost.faults = faultsIn(changed);
    cost.lessens = cost.errors < joinErrorsIn(map) && !contains(problemsOf("joins", changed), problem);
    const bool same = then.river.empty() == now.river.empty() && then.road.empty() == now.road.empty();
    const bool half = now.isBridge() && then.isNetwork() && !then.isBridge() &&
                      (then.river.empty() ? then.road == now.road : then.river == now.river);
    const bool closes = (now.enterable & ~then.enterable) != 0;
    const CellChanges change{{terrainLayer, cell, now.code, code}};
    const bool joined = problem.cells.size() != 2 || isJoined(changed, change, problem);
    if (code == game.plainTile)
        cost.price = closes ? 3 : 2;
    else if (!same && !half)
        cost.price = 4;
    else
        cost.price = closes ? 3 : joined ? 1 : 4;
    return cost;
}

} // namespace

/// Which of the possible repairs the check `joins` offers, and in which order.
class TestJoinFixChoice : public QObject {
    Q_OBJECT

private slots:
    /// Of two cells that could be repaired, the one that repairs more is offered first.
    void thoroughFixesComeFirst() {
        Random random(23);
        int differ = 0;
        for (int round = 0; round < 1000; ++round) {
            const Map map = randomMap(random, {3, 3}, round % 2 ? "PPPPDd4567" : "SSS-|0123");
            const auto before = problemsOf("joins", map);
            for (const Problem& problem : before) {
                std::vector<int> left;
                for (const Fix& fix : problem.fixes) {
                    Map repaired = map;
                    applyFix(repaired, fix);
                    if (!isAtAPrice(problem, before, repaired, problemsOf("joins", repaired),
                                    changesOf(map, fix)))
                        left.push_back(faultsIn(repaired));
                }
                QVERIFY(std::is_sorted(left.begin(), left.end()));
                differ += left.size() == 2 && left[0] != left[1];
            }
        }
        QVERIFY(differ > 5);
    }

    /// No other piece of the same kind would have repaired more.
    void fixesAreTheBestOfTheirCell() {
        Random random(24);
        for (int round = 0; round < 50; ++round) {
            const Map map = randomMap(random, {4, 4}, "PPPS-|0123Dd4567Bb");
            const auto before = problemsOf("joins", map);
            for (const Problem& problem : before)
                for (const Fix& fix : problem.fixes) {
                    const CellChanges changes = changesOf(map, fix);
                    Map repaired = map;
                    applyFix(repaired, fix);
                    const auto after = problemsOf("joins", repaired);
                    for (const Tile& other : kingsConflict().tiles) {
                        const Tile& now = *kingsConflict().tile(changes[0].before);
                        if (!other.isNetwork() || other.river.empty() != now.river.empty() ||
                            other.road.empty() != now.road.empty())
                            continue;
                        Map rival = map;
                        rival.layer(terrainLayer)[changes[0].cell] = other.code;
                        const CellChanges change{{terrainLayer, changes[0].cell, now.code, other.code}};
                        const bool joined = problem.cells.size() != 2 || isJoined(rival, change, problem);
                        if (!joined || !repairs(problem, before, problemsOf("joins", rival))) continue;
                        QVERIFY(!isAtAPrice(problem, before, repaired, after, changes));
                        QVERIFY(faultsIn(repaired) <= faultsIn(rival));
                    }
                }
        }
    }

    /// Of all codes that remove an error, the one offered for its cell has the lowest cost, then leaves the
    /// fewest errors, then the fewest faults.
    void theCheapestCodeIsOffered() {
        Random random(26);
        int atAPrice = 0;
        for (int round = 0; round < 50; ++round) {
            Map map = randomMap(random, {4, 4}, round % 2 ? "PPPS-|0123Dd4567Bb" : "-|0123Bb-|BbS");
            map.symmetry = Symmetry::None;
            const auto before = problemsOf("joins", map);
            for (const Problem& problem : before) {
                if (problem.severity != Severity::Error) continue;
                for (const Fix& fix : problem.fixes) {
                    Map repaired = map;
                    applyFix(repaired, fix);
                    if (!isAtAPrice(problem, before, repaired, problemsOf("joins", repaired),
                                    changesOf(map, fix)))
                        continue;
                    ++atAPrice;
                    const CellChanges changes = changesOf(map, fix);
                    const Cost paid = costOf(problem, map, changes[0].cell, changes[0].after);
                    for (const Tile& other : kingsConflict().tiles) {
                        if (other.code == changes[0].before) continue;
                        const Cost rival = costOf(problem, map, changes[0].cell, other.code);
                        QVERIFY2(!rival.lessens || paid <= rival, terrainText(map).c_str());
                    }
                }
            }
        }
        QVERIFY(atAPrice > 40);
    }
};

STONEMASON_APPLESS_TEST(TestJoinFixChoice)
#include "test_join_fix_choice.moc"
