// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

#include <set>

using namespace stonemason::test;

namespace {

using Place = std::pair<int, int>;

Place placeOf(const QJsonValue& cell) {
    return {cell[0].toInt(-1), cell[1].toInt(-1)};
}

QStringList call(const QString& layer, const QStringList& more, const char* map = "the-crossing.txt") {
    return QStringList{"march", "--layer", layer, "--json"} + more + QStringList{dataFile(map)};
}

/// The digits of one of the map's grids as its text prints them; 0 is the terrain.
QList<QByteArray> rowsOf(const char* map, int grid) {
    QList<QByteArray> rows;
    for (const QByteArray& line : Folder::readFile(dataFile(map)).split('\n'))
        if (!line.trimmed().isEmpty()) rows << line.trimmed();
    return rows.mid(11 * grid, 11);
}

} // namespace

class TestMarch : public QObject {
    Q_OBJECT

private slots:
    void writesJsonOfTheAgreedShape() {
        const Ran ran = run(call("strategic", {"--units", "4", "--turns", "9", "--seed", "7"}));
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QVERIFY(ran.out.startsWith("{\"turns\":[[[") && ran.out.endsWith("}\n"));
        QCOMPARE(ran.json().keys(), (QStringList{"stuck", "turns"}));
        const QJsonArray turns = ran.json()["turns"].toArray();
        QCOMPARE(turns.size(), 9);
        for (int turn = 0; turn < turns.size(); ++turn) {
            QCOMPARE(turns[turn].toArray().size(), std::min(turn + 1, 4));
            for (const QJsonValue& cell : turns[turn].toArray())
                QCOMPARE(cell.toArray().size(), 2);
        }
        for (const QJsonValue& entry : ran.json()["stuck"].toArray()) {
            QCOMPARE(entry.toObject().keys(), (QStringList{"cell", "reason", "unit"}));
            QCOMPARE(placeOf(entry["cell"]), placeOf(turns.last()[entry["unit"].toInt()]));
        }
    }

    /// Every move is at most two steps, to a strictly better tile that nobody stands on.
    void unitsKeepTheRules() {
        const QStringList layers{"strategic", "safe", "mountain"};
        for (const char* map : {"the-crossing.txt", "mountain-passes.txt"})
            for (int layer = 0; layer < 3; ++layer) {
                const QList<QByteArray> terrain = rowsOf(map, 0);
                const QList<QByteArray> digits = rowsOf(map, layer + 1);
                const QByteArray closed = layer == 2 ? "S-|0123VL" : "MS-|0123VL";
                const Ran ran =
                    run(call(layers[layer], {"--units", "9", "--turns", "30", "--seed", "3"}, map));
                QCOMPARE(ran.status, 0);
                QJsonArray before;
                for (const QJsonValue& turn : ran.json()["turns"].toArray()) {
                    std::set<Place> taken{{0, 10}};
                    for (int unit = 0; unit < turn.toArray().size(); ++unit) {
                        const Place at = placeOf(turn[unit]);
                        QVERIFY(taken.insert(at).second);
                        QVERIFY(!closed.contains(terrain[at.first][at.second]));
                        if (unit >= before.size()) continue;
                        const Place was = placeOf(before[unit]);
                        if (was == at) continue;
                        QVERIFY(digits[at.first][at.second] > digits[was.first][was.second]);
                        QVERIFY(std::max(std::abs(at.first - was.first), std::abs(at.second - was.second)) <=
                                2);
                    }
                    before = turn.toArray();
                }
            }
    }

    void oneUnitKeepsTheBridge() {
        const Ran ran = run(call("strategic", {"--units", "5", "--turns", "40", "--seed", "1"}));
        int onBridge = 0;
        for (const QJsonValue& cell : ran.json()["turns"].toArray().last().toArray())
            onBridge += placeOf(cell) == Place{5, 5};
        QCOMPARE(onBridge, 1);
    }

    void theSeedDecides() {
        const auto with = [](const QString& seed) {
            return run(call("mountain", {"--units", "5", "--turns", "20", "--seed", seed})).out;
        };
        QCOMPARE(with("1"), with("1"));
        QCOMPARE(run(call("mountain", {})).out, with("1"));
        std::set<QByteArray> marches;
        for (const char* seed : {"0", "1", "2", "4294967295"})
            marches.insert(with(seed));
        QVERIFY(marches.size() > 1);
    }

    void writesForPeople() {
        const Ran ran = run(
            {"march", "--layer", "safe", "--units", "2", "--turns", "500", dataFile("mountain-passes.as")});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.out,
                 QByteArray("turn 1: 1,10\n"
                            "turn 2: 1,10 1,9\n"
                            "After turn 2 nobody moves.\n"
                            "Unit 1 at row 1, column 10 (6): stuck, the nearest better tile (the 7 at "
                            "row 0, column 5) is 5 steps away\n"
                            "Unit 2 at row 1, column 9 (6): stuck, the nearest better tile (the 7 at "
                            "row 0, column 5) is 4 steps away\n"));
    }

    void readsStandardInput() {
        const QByteArray map = Folder::readFile(dataFile("the-crossing.txt"));
        QCOMPARE(run({"march", "--layer=safe", "--json", "-"}, map).out, run(call("safe", {})).out);
    }

    void reportsWhatIsWrongWithTheFile() {
        const Folder folder;
        const QByteArray map = Folder::readFile(dataFile("the-crossing.txt"));
        const QList<QByteArray> terrain = rowsOf("the-crossing.txt", 0);
        folder.write("terrain.txt", terrain.join('\n'));
        const auto mapOf = [](int rows, const char* row, int hintRows, const char* digits) {
            const auto grid = [](int count, const char* line) {
                QJsonArray lines;
                for (int i = 0; i < count; ++i)
                    lines << line;
                return lines;
            };
            const QJsonObject layers{{"terrain", grid(rows, row)}, {"strategic", grid(hintRows, digits)}};
            return QJsonDocument(QJsonObject{{"format", "stonemason-map"},
                                             {"version", 1},
                                             {"game", "kings-conflict"},
                                             {"layers", layers}})
                .toJson();
        };
        folder.write("twelve.smap", mapOf(12, "PPPPPPPPPPPP", 12, "123456789012"));
        folder.write("short.smap", mapOf(11, "PPPPPPPPPPP", 10, "12345678901"));
        const auto march = [&](const char* file, const char* layer) {
            const Ran ran = run({"march", "--layer", layer, file}, {}, folder.path());
            return std::pair{ran.status, ran.out + ran.err};
        };
        const auto fails = [&](const char* file, const char* layer, const char* words) {
            const auto [status, message] = march(file, layer);
            return status == 2 && message.startsWith("stonemason: ") && message.count('\n') == 1 &&
                   message.contains(file) && message.contains(words);
        };
        QVERIFY(fails("gone", "safe", "gone"));
        QVERIFY(fails("terrain.txt", "safe", "no hint grid Safe points"));
        QVERIFY(fails("twelve.smap", "strategic", "12 rows"));
        QVERIFY(fails("short.smap", "strategic", "terrain"));
    }
};

STONEMASON_GUILESS_TEST(TestMarch)
#include "test_march.moc"
