// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/kings.h"
#include "core/kings_conflict/rules/statistics.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// Every turn a mercenary can have, played forwards.
struct Played {
    std::set<Cell> placing;
    std::map<Cell, int> walk;
    std::set<Cell> struck;
    std::set<Cell> killing;
};

class Player {
public:
    Player(const Map& map, const GameProfile& game, std::size_t start)
        : map_(map)
        , game_(game)
        , numbers_(numbersOf(map, game))
        , victim_(game.kings->starts[1 - start].cell) {
        for (Cell cell : controlledRegion(map, game, game.kings->starts[start].cell))
            if (mayStand(cell)) played_.placing.insert(cell);
        for (Cell from : played_.placing)
            playFrom(from);
    }

    const Played& played() const { return played_; }

private:
    bool mayWalk(Cell cell) const {
        return map_.size().contains(cell) && game_.mayEnter(game_.kings->mercenary, map_.terrain()[cell]);
    }
    bool mayStand(Cell cell) const {
        return mayWalk(cell) && cell != game_.kings->starts[0].cell && cell != game_.kings->starts[1].cell;
    }

    void playFrom(Cell from) {
        std::set<Cell> there{from};
        for (int steps = 0; steps <= numbers_.mercenaryMove; ++steps) {
            std::set<Cell> next;
            for (Cell at : there) {
                const auto known = played_.walk.emplace(at, steps).first;
                known->second = std::min(known->second, steps);
                if (mayStand(at)) strikeFrom(from, at);
                for (Cell step : eightSteps) {
                    if (mayWalk(at + step)) next.insert(at + step);
                    if (numbers_.mercenaryStrike == 0 && at + step == victim_ &&
                        steps < numbers_.mercenaryMove)
                        kill(from);
                }
            }
            there = std::move(next);
        }
    }

    void strikeFrom(Cell from, Cell at) {
        forEachCell(map_.size(), [&](Cell cell) {
            if (chebyshev(at, cell) > numbers_.mercenaryStrike) return;
            played_.struck.insert(cell);
            if (cell == victim_) kill(from);
        });
    }

    void kill(Cell from) {
        played_.struck.insert(victim_);
        played_.killing.insert(from);
    }

    const Map& map_;
    const GameProfile& game_;
    CheckNumbers numbers_;
    Cell victim_;
    Played played_;
};

} // namespace

class TestFirstTurn : public QObject {
    Q_OBJECT

private slots:
    void agreesWithPlayingEveryTurn() {
        Random random(61);
        int kills = 0;
        for (int round = 0; round < 400; ++round) {
            GameProfile game = kingsConflict();
            game.board = {3 + random.below(7), 3 + random.below(7)};
            game.kings->starts[0].cell = {game.board.rows - 1, 0};
            game.kings->starts[1].cell = {random.below(2), game.board.columns - 1};
            Map map = randomMap(random, game.board, round % 2 ? "PPPMF" : "PPFSdB");
            map.rules = {{"mercenaryMove", random.below(4)}, {"mercenaryStrike", random.below(3)}};
            const auto start = std::size_t(random.below(2));
            const FirstTurn turn = firstTurn(map, game, start);
            const Played played = Player(map, game, start).played();
            QVERIFY(turn.controlled == controlledRegion(map, game, game.kings->starts[start].cell));
            QVERIFY(turn.placing == std::vector<Cell>(played.placing.begin(), played.placing.end()));
            QVERIFY(turn.killing == std::vector<Cell>(played.killing.begin(), played.killing.end()));
            QCOMPARE(turn.kills(), turn.struck[game.kings->starts[1 - start].cell] != 0);
            forEachCell(map.size(), [&](Cell cell) {
                QCOMPARE(turn.struck[cell] != 0, played.struck.contains(cell));
                const auto walked = played.walk.find(cell);
                QCOMPARE(turn.walk[cell], walked == played.walk.end() ? unreachable : walked->second);
            });
            if (QTest::currentTestFailed()) return;
            kills += turn.kills();
        }
        QVERIFY(kills > 40 && kills < 360);
    }

    void hasNoRegionOnARoad() {
        const FirstTurn turn = firstTurn(board("10,0=d"), kingsConflict(), 0);
        QVERIFY(turn.controlled.empty() && turn.placing.empty() && !turn.kills());
    }
};

STONEMASON_APPLESS_TEST(TestFirstTurn)
#include "test_first_turn.moc"
