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

/// Whether a king can walk from start to start when one more tile is closed: a plain depth-first search.
bool connected(const Map& map, const GameProfile& game, Cell closed) {
    std::set<Cell> seen{game.kings->starts[0].cell};
    std::vector<Cell> open{game.kings->starts[0].cell};
    while (!open.empty()) {
        const Cell at = open.back();
        open.pop_back();
        if (at == game.kings->starts[1].cell) return true;
        for (int row = at.row - 1; row <= at.row + 1; ++row)
            for (int column = at.column - 1; column <= at.column + 1; ++column) {
                const Cell to{row, column};
                if (!map.terrain().contains(to) || to == closed) continue;
                const bool goal = to == game.kings->starts[1].cell;
                if ((goal || game.mayEnter(game.kings->king, map.terrain()[to])) && seen.insert(to).second)
                    open.push_back(to);
            }
    }
    return false;
}

/// The expected result of the check, by removing each tile in turn.
QString foundByHand(const Map& map, const GameProfile& game) {
    const Cell nowhere{-1, -1};
    const Cell from = game.kings->starts[0].cell;
    const Cell to = game.kings->starts[1].cell;
    Problem problem{"route", Severity::Note, {"route/cut-tile"}};
    if (!connected(map, game, nowhere)) {
        problem = {"route", Severity::Warning, {"route/none"}, {from, to}};
    } else {
        forEachCell(map.size(), [&](Cell cell) {
            if (cell != from && cell != to && !connected(map, game, cell)) problem.cells.push_back(cell);
        });
        if (problem.cells.empty()) return {};
        if (problem.cells.size() > 1) problem.message.id = "route/cut-tiles";
    }
    return described(std::span(&problem, 1));
}

} // namespace

class TestRoute : public QObject {
    Q_OBJECT

private slots:
    void looksForWaysThrough_data() {
        QTest::addColumn<QByteArray>("runs");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* runs, const char* expected) {
            QTest::addRow("%s", name) << QByteArray(runs) << QString::fromLatin1(expected);
        };
        row("open land", "", "");
        row("river across", "5,0=-----------", "warning route/none 0,10 10,0");
        row("mountains across", "5,0=MMMMMMMMMMM", "warning route/none 0,10 10,0");
        row("lava, sea and mountains across", "5,0=LLVSSSMMM-0", "warning route/none 0,10 10,0");
        row("a staircase is not",
            "0,0=SS 1,1=SS 2,2=SS 3,3=SS 4,4=SS 5,5=SS 6,6=SS 7,7=SS 8,8=SS 9,9=SS 10,10=S",
            "warning route/none 0,10 10,0");
        row("a thin diagonal is crossed between its cells",
            "0,0=S 1,1=S 2,2=S 3,3=S 4,4=S 5,5=S 6,6=S 7,7=S 8,8=S 9,9=S 10,10=S", "");
        row("walled in", "9,0=MM 10,1=M", "warning route/none 0,10 10,0");
        row("one bridge", "5,0=-----B-----", "note route/cut-tile 5,5");
        row("one ford of forest", "5,0=SSSFSSSSSSS", "note route/cut-tile 5,3");
        row("two bridges", "5,0=--B-----B--", "");
        row("two bridges side by side", "5,0=----BB-----", "");
        row("a long pass", "4,0=MMMMMPMMMMM 5,0=MMMMMPMMMMM 6,0=MMMMMPMMMMM",
            "note route/cut-tiles 4,5 5,5 6,5");
        row("two rivers, two bridges", "3,0=-B--------- 7,0=---------B-", "note route/cut-tiles 3,1 7,9");
        row("one way out of the corner", "9,0=PM 10,1=M", "note route/cut-tile 9,0");
        row("forest, desert, hills and roads are open", "5,0=FEHDd4567PP", "");
        row("unknown codes are closed", "5,0=xxxxxPxxxxx", "note route/cut-tile 5,5");
        row("kings leave tiles they could not enter", "10,0=M 0,10=S", "");
        row("a start is no cut tile", "10,0=- 9,0=P 10,1=M 9,1=M", "note route/cut-tile 9,0");
    }

    void looksForWaysThrough() {
        QFETCH(QByteArray, runs);
        QFETCH(QString, expected);
        for (Transform t : startTransforms) {
            const Map map = transformed(board(runs.constData()), kingsConflict(), t);
            QCOMPARE(found("route", map), turned(expected, map.size(), t));
            QCOMPARE(foundByHand(map, kingsConflict()), turned(expected, map.size(), t));
        }
    }

    void publishedMaps() {
        QCOMPARE(found("route", publishedTerrain("the-crossing")), QStringLiteral("note route/cut-tile 5,5"));
        QCOMPARE(found("route", publishedTerrain("mountain-passes")), QString());
    }

    void namesTheTile() {
        const auto problems = problemsOf("route", publishedTerrain("the-crossing"));
        QVERIFY(problems[0].message == (Message{"route/cut-tile", {Cell{5, 5}, "B"}}));
    }

    void agreesWithTakingEachTileAway() {
        Random random(11);
        int notes = 0;
        int warnings = 0;
        for (int round = 0; round < 1500; ++round) {
            GameProfile game = kingsConflict();
            game.board = {2 + random.below(7), 2 + random.below(7)};
            game.kings->starts[0].cell = random.cellOf(game.board);
            do
                game.kings->starts[1].cell = random.cellOf(game.board);
            while (game.kings->starts[1].cell == game.kings->starts[0].cell);
            const Map map = randomMap(random, game.board, random.coin() ? "PPM" : "PFMS-");
            const QString expected = foundByHand(map, game);
            QCOMPARE(found("route", map, game), expected);
            notes += expected.startsWith(QLatin1String("note"));
            warnings += expected.startsWith(QLatin1String("warning"));
        }
        QVERIFY(notes > 100 && warnings > 100);
    }

    /// A comb of walls: a corridor through the whole of the largest board, every tile of which is cut.
    void theLongestCorridor() {
        GameProfile game = kingsConflict();
        game.board = {255, 255};
        game.kings->starts[0].cell = {0, 0};
        game.kings->starts[1].cell = {254, 254};
        Map map = newMap(game);
        for (int row = 1; row < 255; row += 2)
            for (int column = 0; column < 255; ++column)
                if (column != (row % 4 == 1 ? 254 : 0)) map.layer(terrainLayer)[{row, column}] = 'M';
        const auto problems = problemsOf("route", map, game);
        QCOMPARE(int(problems.size()), 1);
        // The corners of the corridor can be cut aslant, the tiles there are no cut tiles.
        QVERIFY(problems[0].cells.size() > 128 * 252);
    }
};

STONEMASON_APPLESS_TEST(TestRoute)
#include "test_route.moc"
