// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// Plays every placing, walk and strike.
class Attack {
public:
    Attack(const Map& map, const GameProfile& game, Cell attacker, Cell victim)
        : map_(map), game_(game), attacker_(attacker), victim_(victim) {}

    std::vector<Cell> placings() const {
        std::vector<Cell> kills;
        for (Cell cell : region())
            if (mayStop(cell) && kills_(cell, game_.kings->numbers.mercenaryMove)) kills.push_back(cell);
        return kills;
    }

private:
    std::set<Cell> region() const {
        const Tile* ground = game_.tile(map_.terrain()[attacker_]);
        if (!ground || !game_.classes[std::size_t(ground->terrainClass)].formsRegions) return {};
        std::set<Cell> cells{attacker_};
        for (std::size_t before = 0; before != cells.size();) {
            before = cells.size();
            forEachCell(map_.size(), [&](Cell cell) {
                const Tile* tile = game_.tile(map_.terrain()[cell]);
                if (!tile || tile->terrainClass != ground->terrainClass) return;
                for (Direction d : allDirections)
                    if (cells.contains(neighbour(cell, d))) cells.insert(cell);
            });
        }
        return cells;
    }

    bool mayEnter(Cell cell) const {
        return map_.terrain().contains(cell) && cell != victim_ &&
               game_.mayEnter(game_.kings->mercenary, map_.terrain()[cell]);
    }
    bool mayStop(Cell cell) const { return mayEnter(cell) && cell != attacker_; }

    bool kills_(Cell at, int steps) const {
        if (mayStop(at) && chebyshev(at, victim_) <= game_.kings->numbers.mercenaryStrike) return true;
        if (steps == 0) return false;
        for (Cell step : eightSteps) {
            if (game_.kings->numbers.mercenaryStrike == 0 && at + step == victim_) return true;
            if (mayEnter(at + step) && kills_(at + step, steps - 1)) return true;
        }
        return false;
    }

    const Map& map_;
    const GameProfile& game_;
    Cell attacker_;
    Cell victim_;
};

QString foundByHand(const Map& map, const GameProfile& game) {
    std::vector<Problem> problems;
    for (int attacker : {0, 1}) {
        const Attack attack(map, game, game.kings->starts[std::size_t(attacker)].cell,
                            game.kings->starts[std::size_t(1 - attacker)].cell);
        if (const auto cells = attack.placings(); !cells.empty())
            problems.push_back({"first-turn-kill", Severity::Error, {"first-turn-kill/reach"}, cells});
    }
    return described(problems);
}

/// A wall of forest around the opponent's corner on a board of plains, with these runs written over it.
Map fenced(std::string_view runs = {}) {
    return painted(board("0,6=F 1,6=F 2,6=F 3,6=F 4,6=FFFFF"), runs);
}

} // namespace

class TestFirstTurnKill : public QObject {
    Q_OBJECT

private slots:
    void looksForAReach_data() {
        QTest::addColumn<QByteArray>("runs");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* runs, const char* expected) {
            QTest::addRow("%s", name) << QByteArray(runs) << QString::fromLatin1(expected);
        };
        row("nothing reaches through the fence", "", "");
        row("a gap four steps away is too far", "4,6=P", "");
        row("a gap lets the plains in", "0,6=P",
            "error first-turn-kill/reach 0,7 0,8 0,9 1,7 1,8 1,9 1,10 2,7 2,8 2,9 2,10 3,7 3,8 3,9 3,10; "
            "error first-turn-kill/reach 7,0 7,1 7,2 7,3 8,0 8,1 8,2 8,3 9,0 9,1 9,2 9,3 10,1 10,2 10,3");
        row("a corner gap does not join regions", "0,6=MMMMM 1,6=FM 2,6=FM 3,6=FP 4,6=PFFFF 1,8=F", "");
        row("roads carry no region", "2,6=d", "");
        row("bridges carry no region", "2,6=B", "");
        row("the king stands on a road", "0,6=P 0,10=D 10,0=D", "");
    }

    void looksForAReach() {
        QFETCH(QByteArray, runs);
        QFETCH(QString, expected);
        for (Transform t : startTransforms) {
            const Map map = transformed(fenced(runs.constData()), kingsConflict(), t);
            QCOMPARE(found("first-turn-kill", map), turned(expected, map.size(), t));
            QCOMPARE(foundByHand(map, kingsConflict()), turned(expected, map.size(), t));
        }
    }

    void openPlainsAreDeadlyForBoth() {
        const auto problems = problemsOf("first-turn-kill", board());
        QCOMPARE(int(problems.size()), 2);
        QVERIFY(problems[0].message ==
                (Message{"first-turn-kill/reach",
                         {"opponent", Cell{0, 10}, int(problems[0].cells.size()), problems[0].cells}}));
        QVERIFY(problems[1].message ==
                (Message{"first-turn-kill/reach",
                         {"you", Cell{10, 0}, int(problems[1].cells.size()), problems[1].cells}}));
        QCOMPARE(int(problems[0].cells.size()), 15);
    }

    /// Move 2 and strike 1: three steps away is near enough, four is not.
    void distanceDecides_data() {
        QTest::addColumn<QByteArray>("tongue");
        QTest::addColumn<QString>("expected");
        // Forest everywhere but for a tongue of your plains that comes near the opponent.
        QTest::addRow("four steps") << QByteArray("4,0=PPPPPPPPPPP") << QString();
        QTest::addRow("three steps") << QByteArray("3,0=PPPPPPPP 4,0=P")
                                     << QStringLiteral("error first-turn-kill/reach 3,7");
        QTest::addRow("three steps over mountains")
            << QByteArray("3,0=PPPPPPPP 4,0=P 2,6=MMM 3,8=M 4,6=MMM") << QString();
        QTest::addRow("three steps over a bridge") << QByteArray("3,0=PPPPPPPP 4,0=P 2,6=MMb 3,8=M 4,6=MMM")
                                                   << QStringLiteral("error first-turn-kill/reach 3,7");
        QTest::addRow("the way round is too long")
            << QByteArray("3,0=PPPPPPPP 4,0=P 2,7=MM 3,8=M 4,8=M") << QString();
        QTest::addRow("beside the king") << QByteArray("3,0=PPPPPPPPP 4,0=P 2,8=P 1,8=PP")
                                         << QStringLiteral("error first-turn-kill/reach 1,8 1,9 2,8 3,7 3,8");
    }

    void distanceDecides() {
        QFETCH(QByteArray, tongue);
        QFETCH(QString, expected);
        Map map = board();
        map.layer(terrainLayer) = Grid<Code>({11, 11}, 'F');
        map = painted(map, "5,0=P 6,0=P 7,0=P 8,0=P 9,0=P 10,0=P 0,10=H");
        map = painted(map, tongue.constData());
        for (Transform t : startTransforms) {
            const Map turnedMap = transformed(map, kingsConflict(), t);
            QCOMPARE(found("first-turn-kill", turnedMap), turned(expected, map.size(), t));
            QCOMPARE(foundByHand(turnedMap, kingsConflict()), turned(expected, map.size(), t));
        }
    }

    void publishedMapsAreSafe() {
        QCOMPARE(found("first-turn-kill", publishedTerrain("the-crossing")), QString());
        QCOMPARE(found("first-turn-kill", publishedTerrain("mountain-passes")), QString());
    }

    void agreesWithPlayingItOut() {
        Random random(5);
        int kills = 0;
        for (int round = 0; round < 2000; ++round) {
            GameProfile game = kingsConflict();
            game.board = {2 + random.below(6), 2 + random.below(6)};
            game.kings->starts[0].cell = random.cellOf(game.board);
            do
                game.kings->starts[1].cell = random.cellOf(game.board);
            while (game.kings->starts[1].cell == game.kings->starts[0].cell);
            game.kings->numbers.mercenaryMove = random.below(4);
            game.kings->numbers.mercenaryStrike = random.below(3);
            const Map map = randomMap(random, game.board, random.coin() ? "PPPFMd" : "PFFMSBLx");
            const QString expected = foundByHand(map, game);
            QCOMPARE(found("first-turn-kill", map, game), expected);
            kills += !expected.isEmpty();
        }
        QVERIFY(kills > 200 && kills < 1800);
    }
};

STONEMASON_APPLESS_TEST(TestFirstTurnKill)
#include "test_first_turn_kill.moc"
