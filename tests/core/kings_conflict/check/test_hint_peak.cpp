// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/march.h"
#include "tests/support/hints.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// The tiles on which a unit from there may come to rest, alone on the board, for every tie-break.
std::set<Cell> endsOf(const MarchBoard& board, Cell from) {
    const std::vector<Cell> tiles =
        bestTiles(board.hints, from, [&](Cell cell) { return cell == board.king; });
    if (tiles.empty()) return {from};
    std::set<Cell> ends;
    for (Cell to : tiles)
        ends.merge(endsOf(board, to));
    return ends;
}

/// The highest value that a unit could walk to.
int bestOnFoot(const MarchBoard& board, Cell from) {
    std::set<Cell> seen;
    const std::function<void(Cell)> walk = [&](Cell cell) {
        if (!board.hints.mayEnter(cell) || !seen.insert(cell).second) return;
        for (Cell step : eightSteps)
            walk(cell + step);
    };
    walk(from);
    int best = 0;
    for (Cell cell : seen)
        if (cell != board.king) best = std::max(best, board.hints.value[cell]);
    return best;
}

/// The brute-force result: the check's words, the number of tiles they concern, all ends that are too low,
/// and the ends named in the sentence.
struct Verdict {
    QString words;
    int tiles = 0;
    std::set<Cell> ends{};
    std::vector<Cell> named{};

    void add(const std::set<Cell>& low, const HintField& hints, bool highest) {
        ends.insert(low.begin(), low.end());
        if (++tiles > 1) return;
        int height = highest ? 0 : 9;
        for (Cell cell : low)
            height = highest ? std::max(height, hints.value[cell]) : std::min(height, hints.value[cell]);
        for (Cell cell : low)
            if (hints.value[cell] == height) named.push_back(cell);
    }
};

Verdict verdict(const MarchBoard& board, int slack) {
    Verdict sticks{QStringLiteral("warning hint-peak/sticks")};
    Verdict may{QStringLiteral("note hint-peak/may-stick")};
    for (Cell from : spawnCells(board)) {
        const int goal = bestOnFoot(board, from) - slack;
        const std::set<Cell> ends = endsOf(board, from);
        std::set<Cell> low;
        for (Cell cell : ends)
            if (board.hints.value[cell] < goal) low.insert(cell);
        if (low.empty()) continue;
        const bool all = low.size() == ends.size();
        (all ? sticks : may).add(low, board.hints, all);
    }
    return sticks.tiles > 0 ? sticks : may.tiles > 0 ? may : Verdict{};
}

QString firstWords(const QString& description) {
    return description.section(u' ', 0, 1);
}

} // namespace

class TestHintPeak : public QObject {
    Q_OBJECT

private slots:
    void findsWhereUnitsStick_data() {
        QTest::addColumn<QByteArray>("terrain");
        QTest::addColumn<QByteArray>("digits");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* terrain, const char* digits, const char* expected) {
            QTest::addRow("%s", name)
                << QByteArray(terrain) << QByteArray(digits) << QString::fromLatin1(expected);
        };
        const char* ramp = "0,0=98876543211";
        row("a ramp to the top", "", ramp, "");
        row("the goal is far and nothing leads there", "", "10,0=9",
            "warning hint-peak/sticks 0,8 0,9 1,8 1,9 1,10 2,8 2,9 2,10");
        row("three steps without a rise", "", "0,0=98876003211", "warning hint-peak/sticks 0,7");
        row("a hill beside the king", "", "0,0=98876543211 2,10=4", "warning hint-peak/sticks 2,10");
        row("ends two below the best", "", "0,3=76543211 10,0=9", "warning hint-peak/sticks 0,3");
        row("ends one below the best", "", "0,2=876543211 10,0=9", "");
        row("a wall between the ramp and the goal", "0,1=M 1,1=M 2,1=M 3,1=M 4,1=M", "0,0=90766543211",
            "warning hint-peak/sticks 0,2");
        row("a river in its place", "0,1=S 1,1=| 2,1=| 3,1=| 4,1=|", "0,0=90766543211",
            "warning hint-peak/sticks 0,2");
        row("a wall all the way down: the goal is not on foot",
            "0,1=M 1,1=M 2,1=M 3,1=M 4,1=M 5,1=M 6,1=M 7,1=M 8,1=M 9,1=M 10,1=M", "0,0=90766543211", "");
        row("a ramp round the wall", "0,1=S 1,1=S", "0,0=90766543211 2,0=98", "");
        row("a tie between the ramp and a hill", "", "0,0=98876543211 4,6=4", "note hint-peak/may-stick 4,6");
        row("a tie between two hills side by side", "", "0,0=98876543211 3,6=4 4,6=4",
            "note hint-peak/may-stick 3,6 4,6");
        row("two hills that lie as mirror images and tie", "", "10,0=9 0,7=4 3,10=4",
            "warning hint-peak/sticks 0,7 3,10");
        row("the best tile is under the king", "", "0,10=9 0,9=8", "");
        row("nothing is under the king's tile", "", "0,10=9 0,8=55 1,8=555 2,8=555", "");
        row("all the same", "", "", "");
    }

    void findsWhereUnitsStick() {
        QFETCH(QByteArray, terrain);
        QFETCH(QByteArray, digits);
        QFETCH(QString, expected);
        for (const char* layer : {"strategic", "safe"})
            QCOMPARE(found("hint-peak", hinted(board(terrain.constData()), layer, digits.constData())),
                     expected);
    }

    void goesByTheClassOfTheLayer() {
        const char* wall = "0,1=M 1,1=M 2,1=M 3,1=M 4,1=M";
        const char* ramp = "0,0=90766543211";
        QCOMPARE(found("hint-peak", hinted(board(wall), "mountain", ramp)), QString());
        QVERIFY(!found("hint-peak", hinted(board(wall), "safe", ramp)).isEmpty());
    }

    void reportsWhatHappens() {
        const auto problems =
            problemsOf("hint-peak", hinted(board(), "safe", "0,8=111 0,6=33 1,8=111 2,8=111 10,0=9"));
        QCOMPARE(int(problems.size()), 1);
        QVERIFY(problems[0].severity == Severity::Warning);
        QVERIFY(problems[0].message ==
                (Message{"hint-peak/sticks",
                         {"safe", 8, Cell{0, 8}, std::vector<Cell>{{0, 6}, {0, 7}}, 3, Cell{10, 0}, 9}}));
        QCOMPARE(problems[0].layer, kingsConflict().layer("safe"));
    }

    void followsTheProfile() {
        const Map map = hinted(board(), "safe", "0,3=76543211 10,0=9");
        GameProfile game = kingsConflict();
        game.kings->numbers.hintSlack = 2;
        QCOMPARE(found("hint-peak", map, game), QString());
        game = kingsConflict();
        game.kings->numbers.hintMove = 1;
        QVERIFY(found("hint-peak", map, game).contains(QLatin1String("2,8")));
        game = kingsConflict();
        game.kings->numbers.hintNear = 1;
        QCOMPARE(problemsOf("hint-peak", map, game)[0].message.arguments[1], Argument(3));
    }

    void asksNothingOfOtherBoards() {
        Random random(5);
        Map map = randomMap(random, {12, 12}, "P");
        map.layer(2)[{11, 0}] = '9';
        QCOMPARE(found("hint-peak", map), QString());
        map = hinted(board(), "safe", "10,0=9");
        map.layer(1) = {};
        map.layer(3) = Grid<Code>({3, 3}, '1');
        QCOMPARE(int(problemsOf("hint-peak", map).size()), 1);
        map.layers.resize(1);
        QCOMPARE(found("hint-peak", map), QString());
    }

    void agreesWithTryingEverything() {
        Random random(21);
        std::set<QString> seen;
        int several = 0; // reports that name more than one end
        for (int round = 0; round < 2000; ++round) {
            Map map = randomMap(random, kingsConflict().board, round % 2 ? "PPPM" : "PPPPPPMS");
            const int spread = 2 + random.below(9);
            forEachCell(map.size(), [&](Cell cell) {
                // Slopes towards a corner, so that units come some way before they stick.
                const int slope = (10 - cell.column) * random.below(3) / 2;
                map.layer(2)[cell] = Code('0' + std::min(9, slope + random.below(spread) / 2));
            });
            const MarchBoard board = *marchBoard(map, kingsConflict(), 2);
            const Verdict expected = verdict(board, kingsConflict().kings->numbers.hintSlack);
            QCOMPARE(firstWords(found("hint-peak", map)), expected.words);
            seen.insert(expected.words);
            if (expected.tiles == 0) continue;
            const Problem problem = problemsOf("hint-peak", map).front();
            QCOMPARE(std::set<Cell>(problem.cells.begin(), problem.cells.end()), expected.ends);
            QVERIFY(std::ranges::is_sorted(problem.cells));
            QCOMPARE(int(problem.cells.size()), int(expected.ends.size()));
            QVERIFY(problem.message.arguments[1] == Argument(expected.tiles));
            QVERIFY(problem.message.arguments[3] == Argument(expected.named));
            several += expected.named.size() > 1;
        }
        QCOMPARE(int(seen.size()), 3);
        QVERIFY2(several > 50, qPrintable(QString::number(several)));
    }

    /// The guide prints Mountain Passes; its safe grid holds a hill beside the computer's king.
    void knowsThePublishedMaps() {
        QCOMPARE(found("hint-peak", publishedWithHints("the-crossing")), QString());
        const auto problems = problemsOf("hint-peak", publishedWithHints("mountain-passes"));
        QCOMPARE(int(problems.size()), 2);
        QCOMPARE(described(std::span(problems).first(1)),
                 QStringLiteral("warning hint-peak/sticks 1,9 1,10"));
        QVERIFY(problems[0].message ==
                (Message{"hint-peak/sticks",
                         {"safe", 2, Cell{1, 9}, std::vector<Cell>{{1, 9}}, 6, Cell{0, 0}, 9}}));
        QCOMPARE(problems[1].message.id, "hint-peak/may-stick");
        QCOMPARE(problems[1].layer, kingsConflict().layer("mountain"));
    }
};

STONEMASON_APPLESS_TEST(TestHintPeak)
#include "test_hint_peak.moc"
