// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason::test;

namespace {

const QByteArray oldBlog = "set 0\n0 1\n2 3\n4 5 8\n6 7 9\n";
const QByteArray newBlog = "set 0\nDeck 1\n0 1\n2 3\n4 5 8\n6 7 9\n";
const QByteArray blogCode = "sd1-48sg00820c20a2060w4yw41mzr\n";
const QByteArray userHead = "Nick\nnick@example.org\npassword\nHandset\n0\n\n";

/// Two decks that no form has trouble with.
const QByteArray two = "set 0\nRams\n0 1\n2 3\n4 5 8\n6 7 9\nset 1\nset 0\n10 11\n12 13\n14 15\n16 17\n";
/// A deck that cannot be held, and one that can.
const QByteArray oneFull = "set 0\nFull\n0 1 2 3 4 5\n6 7\n8 9\n10 11\nset 1\nGood\n0 1\n2 3\n4 5\n6 7\n";

/// A library of these decks in JSON.
QByteArray libraryOf(const QByteArray& decks) {
    return "{\"format\":\"stonemason-decks\",\"version\":1,\"game\":\"token-battle\",\"decks\":[" + decks +
           "]}";
}

Ran convert(const QStringList& words, const Folder& folder, const QByteArray& input = {}) {
    return run(QStringList{"convert"} + words, input, folder.path());
}

QByteArray converted(const char* form, const QByteArray& input) {
    return run({"convert", "--to", form, "-", "-"}, input).out;
}

/// The decks of a file as `deck list --json` says them.
QJsonArray decksOf(const QByteArray& bytes) {
    return run({"deck", "list", "--json", "-"}, bytes).json()["decks"].toArray();
}

} // namespace

class TestConvertDecks : public QObject {
    Q_OBJECT

private slots:
    void writesTheGamesFormsToTheByte() {
        for (const QByteArray& from : {oldBlog, newBlog, blogCode}) {
            QCOMPARE(converted("sets", from), newBlog);
            QCOMPARE(converted("old-sets", from), oldBlog);
        }
    }

    void everyFormLeadsToEveryOther() {
        const QJsonArray decks = decksOf(two);
        QCOMPARE(decks.size(), 2);
        for (const char* from : {"sdeck", "sets", "list", "old-sets"})
            for (const char* to : {"sdeck", "sets", "list", "old-sets"}) {
                const QByteArray bytes = converted(to, converted(from, two));
                const QJsonArray again = decksOf(bytes);
                QCOMPARE(again.size(), 2);
                for (int i = 0; i < 2; ++i) {
                    QCOMPARE(again[i]["stacks"], decks[i]["stacks"]);
                    const bool named = QByteArray(from) != "old-sets" && QByteArray(to) != "old-sets";
                    QCOMPARE(again[i]["name"], named ? decks[i]["name"] : "Deck " + QString::number(i + 1));
                }
                QCOMPARE(converted(to, bytes), bytes);
            }
    }

    /// The game's own update wrote names twice and took names for cards.
    void convertingTwiceChangesNothing() {
        for (const char* name : {"0 1", "set 1", "7", "Deck 1", "Handset"}) {
            const QByteArray once = QByteArray(newBlog).replace("Deck 1", name);
            for (const QByteArray& text : {once, QByteArray(once).replace("\n", "\r\n")}) {
                QCOMPARE(converted("sets", text), once);
                QCOMPARE(decksOf(text).at(0)["name"].toString(), QString(name));
            }
        }
    }

    void goesByTheEndingOfTheOutput() {
        const Folder folder;
        folder.write("in", two);
        QCOMPARE(convert({"in", "a.sdeck"}, folder).status, 0);
        QCOMPARE(convert({"a.sdeck", "b.SDECK"}, folder).status, 0);
        QCOMPARE(convert({"b.SDECK", "c.txt"}, folder).status, 0);
        QVERIFY(folder.read("a.sdeck").startsWith('{'));
        QCOMPARE(folder.read("b.SDECK"), folder.read("a.sdeck"));
        QCOMPARE(folder.read("c.txt"), two);
        QCOMPARE(convert({"--to", "list", "in", "d.sdeck"}, folder).status, 0);
        QVERIFY(folder.read("d.sdeck").startsWith("Deck: Rams\nStack 1: 0 Broadaxe, 1 Pike\n"));
    }

    void readsAndWritesTheStandardStreams() {
        const Folder folder;
        const Ran ran = convert({"--to", "sets", "-", "-"}, folder, blogCode);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.out, newBlog);
        QCOMPARE(folder.names(), QStringList());
    }

    void convertsAFileOntoItself() {
        const Folder folder;
        folder.write("a.txt", oldBlog);
        QCOMPARE(convert({"a.txt", "a.txt"}, folder).status, 0);
        QCOMPARE(folder.read("a.txt"), newBlog);
        QCOMPARE(folder.names(), QStringList{"a.txt"});
    }

    void leavesOutWhatCannotBeAndBringsInTheOthers() {
        const Folder folder;
        folder.write("in.txt", oneFull);
        const Ran ran = convert({"in.txt", "out.sdeck"}, folder);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("in.txt: ") && ran.err.contains("Full") && ran.err.contains("Line 3"),
                 ran.err.constData());
        const QJsonArray decks = decksOf(folder.read("out.sdeck"));
        QCOMPARE(decks.size(), 1);
        QCOMPARE(decks[0]["name"].toString(), "Good");

        const Ran twice = convert({"--to", "sets", "-", "-"}, folder,
                                  QByteArray(oneFull).replace("0 1 2 3 4 5", "0 1").replace("10 11", "10 1"));
        QCOMPARE(twice.status, 2);
        QVERIFY2(twice.says("Pike (1) is already in stack 1"), twice.err.constData());
        QCOMPARE(twice.out, "set 0\nGood\n0 1\n2 3\n4 5\n6 7\n");
    }

    /// Names are other people's words.
    void namesDoNothingOnATerminal() {
        const QByteArray library = libraryOf("{\"name\":\"x\\u202e \\u2066\",\"stacks\":[[0,1],"
                                             "[2,3],[4,5],[6,7]]}");
        for (const char* form : {"list", "sets", "sdeck"}) {
            const QByteArray bytes = converted(form, library);
            for (const char* sign : {"\xE2\x80\xAE", "\xE2\x81\xA6"})
                QVERIFY2(!bytes.isEmpty() && !bytes.contains(sign), bytes.constData());
        }
        const QJsonArray before = decksOf(library);
        const QJsonArray after = decksOf(converted("sdeck", library));
        QCOMPARE(after[0]["name"], before[0]["name"]);
    }

    /// Everything to report fits one line, whether all decks could be written or not.
    void reportsAllInOneLine() {
        const QByteArray library =
            libraryOf("{\"name\":\"Good\",\"tags\":[\"a\"],\"stacks\":[[0,1],[2,3],[4,5],[6,7]]},"
                      "{\"name\":\"Full\",\"stacks\":[[0,1,2,3,4,5],[6,7],[8,9],[10,11]]}");
        const Ran ran = run({"convert", "--to", "list", "-", "-"}, library);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("Full"), ran.err.constData());
        QVERIFY2(ran.says("standard output: "), ran.err.constData());
        const Ran nowhere = run({"convert", "--to", "list", "-", "/dev/full/x"}, library);
        QCOMPARE(nowhere.status, 2);
        QVERIFY2(nowhere.says("/dev/full/x"), nowhere.err.constData());
    }

    /// A deck that is left out is still in the file it came from, unless that is written over.
    void losesNoDeckOfAFileConvertedOntoItself() {
        const Folder folder;
        folder.write("a.txt", oneFull);
        shell("ln -s a.txt link.txt", folder.path());
        for (const char* out : {"a.txt", "./a.txt", "link.txt"}) {
            const Ran ran = convert({"a.txt", out}, folder);
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.says("Full"), ran.err.constData());
            QCOMPARE(folder.read("a.txt"), oneFull);
        }
        const QByteArray onlyFull = oneFull.left(oneFull.indexOf("set 1"));
        folder.write("full.txt", onlyFull);
        QCOMPARE(convert({"full.txt", "out.sdeck"}, folder).status, 2);
        QVERIFY(!folder.names().contains("out.sdeck"));
    }

    void writesIntoAUserFileOfTheGame() {
        const Folder folder;
        folder.write("decks.txt", two);
        folder.write("game.txt", userHead + newBlog);
        const Ran ran = convert({"decks.txt", "game.txt"}, folder);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(folder.read("game.txt"), userHead + two);
        QCOMPARE(convert({"game.txt", "game.txt"}, folder).status, 0);
        QCOMPARE(folder.read("game.txt"), userHead + two);

        folder.write("old.txt", QByteArray(userHead + oldBlog).replace("\n", "\r\n"));
        QCOMPARE(convert({"--to", "sets", "decks.txt", "old.txt"}, folder).status, 0);
        QByteArray unnamed = converted("old-sets", two);
        QCOMPARE(folder.read("old.txt"), QByteArray(userHead + unnamed).replace("\n", "\r\n"));
    }

    void neverWritesOverAUserFileOfTheGame() {
        const Folder folder;
        folder.write("decks.txt", two);
        const QByteArray game = userHead + newBlog;
        folder.write("game.sdeck", game);
        for (const QStringList& words :
             {QStringList{"decks.txt", "game.sdeck"}, QStringList{"--to", "list", "decks.txt", "game.sdeck"},
              QStringList{"--to", "sdeck", "game.sdeck", "game.sdeck"}}) {
            const Ran ran = convert(words, folder);
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.says("game.sdeck: ") && ran.err.contains("user file"), ran.err.constData());
            QCOMPARE(folder.read("game.sdeck"), game);
        }
        const Ran random = run({"deck", "random", "--seed", "1", "-o", "game.sdeck"}, {}, folder.path());
        QCOMPARE(random.status, 2);
        QCOMPARE(folder.read("game.sdeck"), game);

        folder.write("full.txt", userHead + oneFull);
        const Ran ran = convert({"decks.txt", "full.txt"}, folder);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("Full") && ran.err.contains("nothing is written"), ran.err.constData());
        QCOMPARE(folder.read("full.txt"), userHead + oneFull);
    }

    void readsAUserFileOfTheGame() {
        const QByteArray user = QByteArray(userHead).replace("\n0\n", "\n1\n") + two;
        QCOMPARE(converted("sets", user), two);
        const QJsonArray decks = decksOf(converted("sdeck", user));
        QCOMPARE(decks[0]["active"].toBool(), false);
        QCOMPARE(decks[1]["active"].toBool(), true);
    }

    void reportsWhatIsLost() {
        const Folder folder;
        folder.write("a.sdeck", Folder::readFile(STONEMASON_TEST_DATA "/format/sample.sdeck"));
        const Ran list = convert({"--to", "list", "a.sdeck", "out"}, folder);
        QCOMPARE(list.status, 0);
        for (const char* word : {"tags", "notes", "active", "Fields of another program"})
            QVERIFY2(list.err.contains(word), list.err.constData());
        QVERIFY(list.err.contains("stonemason: out: "));
        const Ran sets = convert({"--to", "sets", "a.sdeck", "sets"}, folder);
        QCOMPARE(sets.status, 2);
        QVERIFY2(
            sets.err.contains(
                "a.sdeck: cannot be written to sets: Stack 1 of the deck \u201cUnfinished\u201d is empty"),
            sets.err.constData());
        QVERIFY(!folder.names().contains("sets"));
        QCOMPARE(convert({"a.sdeck", "b.sdeck"}, folder).err.count("99"), 1);
        QCOMPARE(folder.read("b.sdeck"), folder.read("a.sdeck"));
    }

    void keepsUnknownCardsAndReportsThem() {
        const QByteArray odd = "set 0\nOdd\n0 99\n2 3\n4 777\n6 7\n";
        const Ran ran = run({"convert", "--to", "sets", "-", "-"}, odd);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, odd);
        QVERIFY2(ran.err.contains("99, 777"), ran.err.constData());
    }

    void reportsOnceThatNumbersAreOurReading() {
        const QByteArray late = "set 0\nA\n0 21\n2 3\n4 5\n6 7\nset 1\nB\n0 22\n2 3\n4 5\n6 7\n";
        const Ran ran = run({"convert", "--to", "sdeck", "-", "-"}, late);
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.says("from 21 up"), ran.err.constData());
        QCOMPARE(run({"convert", "--to", "sdeck", "-", "-"}, two).err, QByteArray());
    }

    void reportsThatARepeatedNameGetsANumber() {
        const QByteArray same = "set 0\nA\n0 1\n2 3\n4 5\n6 7\nset 1\nA\n8 9\n2 3\n4 5\n6 7\n";
        const Ran ran = run({"convert", "--to", "sets", "-", "-"}, same);
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.says("more than once"), ran.err.constData());
        QCOMPARE(ran.out, QByteArray(same).replace("set 1\nA\n", "set 1\nA (2)\n"));
    }

    void refusesWrongCalls() {
        const Folder folder;
        folder.write("a.txt", two);
        const auto refuses = [&folder](const QStringList& words, const char* named) {
            const Ran ran = convert(words, folder);
            return ran.status == 2 && ran.out.isEmpty() && ran.says(named) && folder.names().size() == 1;
        };
        QVERIFY(refuses({"a.txt", "out.smap"}, "--to"));
        QVERIFY(refuses({"a.txt", "out"}, "--to"));
        QVERIFY(refuses({"a.txt", "-"}, "--to"));
        QVERIFY(refuses({"--to", "json", "a.txt", "out"}, "sdeck, sets, old-sets, list"));
        QVERIFY(refuses({"--to", "sdeck", dataFile("the-crossing.txt"), "out"}, "There is no deck here"));
        QVERIFY(refuses({dataFile("the-crossing.txt"), "out.sdeck"}, "There is no deck here"));
        QVERIFY(refuses({"gone.txt", "out.sdeck"}, "gone.txt: "));
        QVERIFY(refuses({"a.txt", "no/such/folder.sdeck"}, "no/such/folder.sdeck: "));
    }
};

STONEMASON_GUILESS_TEST(TestConvertDecks)
#include "test_convert_decks.moc"
