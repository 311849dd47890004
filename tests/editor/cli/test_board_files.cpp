// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of War in the Wastes where the verbs take files of any kind: check, convert, export.
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>
#include <QtEndian>

using namespace stonemason::test;

namespace {

const QString won = QStringLiteral(STONEMASON_TEST_DATA "/wastes/won.swar");
const QDir boards(QStringLiteral(STONEMASON_RESOURCES "/boards"));
const QByteArray rows = "..xRx..\n...x...\n^.....%\n..~~~..\n%.....^\n...x...\n..xBx..\n";
/// A piece in a hole, and one without a goal to run to.
const QByteArray faulty =
    R"({"format": "stonemason-board", "version": 1, "game": "war-in-the-wastes", "name": "Bad",
  "tiles": [". .B", "...."], "pieces": [
    {"side": "blue", "rank": 4, "row": 0, "column": 1},
    {"side": "red", "rank": 4, "row": 1, "column": 3}]})";

} // namespace

class TestBoardFiles : public QObject {
    Q_OBJECT

private slots:
    void passesTheBoardsThatAreShipped() {
        QStringList words{"check", "--json"};
        const QStringList names = boards.entryList({"*.sboard"});
        for (const QString& name : names)
            words << boards.filePath(name);
        const Ran ran = run(words);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.files().size(), names.size());
        for (const QJsonValue& file : ran.files()) {
            QCOMPARE(file["game"].toString(), "war-in-the-wastes");
            QVERIFY(!file["name"].toString().isEmpty());
            QVERIFY(file["problems"].toArray().isEmpty());
        }
        QCOMPARE(ran.files().first()["symmetry"].toString(), "half-turn");
        const Ran message = run({"check", boards.filePath("the-puddle.sboard")});
        QVERIFY2(message.out.contains("the-puddle.sboard - The Puddle\n  Ready to play on (errors: 0"),
                 message.out.constData());
    }

    void reportsWhatIsWrongAndWhere() {
        const Folder folder;
        folder.write("bad.sboard", faulty);
        const Ran ran = run({"check", "bad.sboard"}, {}, folder.path());
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.err, QByteArray());
        QVERIFY2(ran.out.contains(
                     "  error: A piece without a tile [place]\n    Brawler 4 of Blue stands in a hole. "
                     "Remove it, or put a tile there. Where: row 0, column 1.\n"),
                 ran.out.constData());
        QVERIFY2(ran.out.contains("  error: Red has no goal [goal]\n"), ran.out.constData());
        QVERIFY2(ran.out.contains("  Not ready to play on (errors: 2,"), ran.out.constData());
        const QJsonObject file =
            run({"check", "--json", "bad.sboard"}, {}, folder.path()).files()[0].toObject();
        QCOMPARE(file["errors"].toInt(), 2);
        const QJsonObject problem = file["problems"][0].toObject();
        QCOMPARE(problem.keys(), QStringList({"cells", "check", "message", "severity"}));
        QCOMPARE(problem["cells"], QJsonValue(QJsonArray{QJsonArray{0, 1}}));
    }

    void warnsWithoutFailing() {
        const Ran ran = run({"check", "-"}, "B...R\n.....\n");
        QCOMPARE(ran.status, 1);
        const Folder folder;
        QByteArray uneven = Folder::readFile(boards.filePath("the-puddle.sboard"));
        uneven.replace("\"rank\": 8, \"row\": 6", "\"rank\": 7, \"row\": 6");
        const Ran warned = run({"check", folder.write("a.sboard", uneven)});
        QCOMPARE(warned.status, 0);
        QVERIFY2(warned.out.contains("No errors, but read the warnings"), warned.out.constData());
    }

    /// Maps, decks and boards, in any files: what each is shows in its content.
    void checksAllKindsInOneCall() {
        const Folder folder;
        folder.write("rows", rows);
        folder.write("decks", "set 0\nRams\n0 1\n2 3\n4 5 8\n6 7 9\n");
        folder.write("board", Folder::readFile(boards.filePath("the-puddle.sboard")));
        const Ran ran = run({"check", "--json", "rows", "decks", "board", dataFile("the-crossing.txt")}, {},
                            folder.path());
        QCOMPARE(ran.status, 1);
        QStringList games;
        for (const QJsonValue& file : ran.files())
            games << file["game"].toString();
        QCOMPARE(games.join(' '), "war-in-the-wastes token-battle war-in-the-wastes kings-conflict");
    }

    /// Rows of traps alone may be woods: the file is read as what it looks like, and the option that decides
    /// is reported.
    void rowsThatMayBeAMapSaySo() {
        const Folder folder;
        folder.write("woods.txt", "xxxxxx\nxxxxxx\nxxxxxx\n");
        for (const QStringList& verb : {QStringList{"check"}, QStringList{"ambush", "--pattern", "p.txt"}}) {
            folder.write("p.txt", "#X\n");
            const Ran ran = run(verb + QStringList{"woods.txt"}, {}, folder.path());
            QVERIFY2(ran.err.count("woods.txt: read as a board, but it may be a map of "
                                   "characters; \"--as board\" or \"--as text-map\" says which\n") == 1,
                     ran.err.constData());
        }
        for (const char* kind : {"board", "text-map"})
            QVERIFY(!run({"check", "--as", kind, "woods.txt"}, {}, folder.path()).says("may be a map"));
        folder.write("goals.txt", "xxxxxB\nxxxxxx\nRxxxxx\n");
        QVERIFY(!run({"check", "goals.txt"}, {}, folder.path()).says("may be a map"));
    }

    void refersToReplayForARecordOfAGame() {
        for (const char* verb : {"check", "symmetry"}) {
            const Ran ran = run({verb, won});
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.says("won.swar: This is the record of a game; \"stonemason replay\""),
                     ran.err.constData());
        }
        const Ran ran = run({"symmetry", boards.filePath("the-puddle.sboard")});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("This is a board of War in the Wastes"), ran.err.constData());
    }

    void convertsRowsAndBack() {
        const Folder folder;
        folder.write("rows.txt", "\n  " + QByteArray(rows).replace("\n", "\n  ") + "\n");
        Ran ran = run({"convert", "rows.txt", "board.sboard"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QVERIFY(folder.read("board.sboard").contains("\"..xRx..\""));
        QVERIFY(folder.read("board.sboard").contains("\"symmetry\": \"half-turn\""));
        ran = run({"convert", "board.sboard", "again.txt"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(folder.read("again.txt"), rows);
    }

    void reportsWhatRowsLose() {
        const Folder folder;
        const Ran ran =
            run({"convert", boards.filePath("the-crooked-valley.sboard"), "out.txt"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.says("out.txt: lost, since only an .sboard file can hold it: name, author, description, "
                          "pieces, who moves first"),
                 ran.err.constData());
        QVERIFY(folder.read("out.txt").startsWith("...xRx.. \n....x....\n"));
    }

    void keepsEverything() {
        const Folder folder;
        for (const QString& name : boards.entryList({"*.sboard"})) {
            const QByteArray bytes = Folder::readFile(boards.filePath(name));
            QCOMPARE(run({"convert", boards.filePath(name), folder.path(name)}).status, 0);
            QCOMPARE(folder.read(name), bytes);
            QCOMPARE(run({"export", "--to", "json", boards.filePath(name)}).out, bytes);
        }
    }

    void takesTheBoardOutOfARecord() {
        const Folder folder;
        QCOMPARE(run({"convert", won, folder.path("a.sboard")}).status, 0);
        QVERIFY(folder.read("a.sboard").contains("\"..B\""));
        const Ran ran = run({"convert", won, folder.path("a.txt")});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("stonemason replay"), ran.err.constData());
    }

    void refusesOtherForms_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("to a map") << QStringList{"convert", "a.sboard", "b.smap"}
                                  << QByteArray("\"b.smap\" must end in .sboard or .txt");
        QTest::newRow("from a map") << QStringList{"convert", "map.txt", "b.sboard"}
                                    << QByteArray("\"b.sboard\" must end in .smap, .as or .txt");
        QTest::newRow("code") << QStringList{"export", "--to", "code", "a.sboard"}
                              << QByteArray("a.sboard: a board cannot be written as code");
        QTest::newRow("forum") << QStringList{"export", "--to", "forum", "a.sboard"}
                               << QByteArray("a.sboard: a board cannot be written as forum");
        QTest::newRow("in its own place")
            << QStringList{"export", "--to", "text", "-o", "a.sboard", "a.sboard"}
            << QByteArray("a.sboard: nothing is written, because this form");
    }
    void refusesOtherForms() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, message);
        const Folder folder;
        folder.write("a.sboard", faulty);
        folder.write("map.txt", Folder::readFile(dataFile("the-crossing.txt")));
        const Ran ran = run(words, {}, folder.path());
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says(message), ran.err.constData());
        QCOMPARE(folder.names(), QStringList({"a.sboard", "map.txt"}));
        QCOMPARE(folder.read("a.sboard"), faulty);
    }

    void exportsStrictly() {
        const Folder folder;
        folder.write("a.sboard", faulty);
        const QStringList words{
            "export", "--to", "text", "-o", folder.path("out.txt"), folder.path("a.sboard")};
        const Ran strict = run(words + QStringList{"--strict"});
        QCOMPARE(strict.status, 1);
        QVERIFY2(strict.says("--strict and errors: 2"), strict.err.constData());
        QCOMPARE(folder.names(), QStringList{"a.sboard"});
        QCOMPARE(run(words).status, 0);
        QCOMPARE(folder.read("out.txt"), QByteArray(". .B\n....\n"));
    }

    void drawsPictures() {
        const Folder folder;
        const QString puddle = boards.filePath("the-puddle.sboard");
        const auto drawn = [&](const char* form) {
            const QString out = folder.path(QStringLiteral("out.") + form);
            const Ran ran = run({"export", "--to", form, "-o", out, puddle});
            if (ran.status != 0) qWarning("%s", ran.err.constData());
            return Folder::readFile(out);
        };
        const QByteArray png = drawn("png");
        QVERIFY(png.startsWith("\x89PNG"));
        for (const int side : {16, 20}) // width and height in the header
            QCOMPARE(qFromBigEndian<quint32>(png.constData() + side), quint32(7 * 64));
        const QByteArray svg = drawn("svg");
        QVERIFY(svg.contains("<svg") && svg.contains("The Puddle"));
        QVERIFY(drawn("pdf").startsWith("%PDF-"));
        const Ran strict =
            run({"export", "--to", "png", "--strict", "-o", folder.path("no.png"), "-"}, faulty);
        QCOMPARE(strict.status, 1);
        QVERIFY(!folder.names().contains("no.png"));
        QCOMPARE(run({"export", "--to", "png", puddle}).status, 2);
    }

    void namesFieldsOfFaultyFiles() {
        const Folder folder;
        folder.write("a.sboard", QByteArray(faulty).replace("\". .B\"", "\". .B.\""));
        folder.write("b.sboard", faulty.left(90));
        folder.write("empty.sboard", "");
        for (const auto& [name, message] :
             {std::pair("a.sboard", "a.sboard: tiles[1]: The length of row 1 is 4 instead of 5"),
              std::pair("b.sboard", "b.sboard: Line "),
              std::pair("empty.sboard", "empty.sboard: This is empty")})
            for (const QStringList& words :
                 {QStringList{"check", name}, QStringList{"convert", name, "o.sboard"},
                  QStringList{"export", "--to", "json", name}}) {
                const Ran ran = run(words, {}, folder.path());
                QCOMPARE(ran.status, 2);
                QVERIFY2(ran.says(message), ran.err.constData());
            }
        QCOMPARE(folder.names().size(), 3);
    }
};

STONEMASON_GUILESS_TEST(TestBoardFiles)
#include "test_board_files.moc"
