// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <sys/resource.h>

using namespace stonemason::test;

namespace {

const QByteArray code = "sd1-48sg00820c20a2060w4yw41mzr";
const QByteArray four = "0 1\n2 3\n4 5\n6 7\n";

QByteArray library(const QByteArray& decks) {
    return R"({"format": "stonemason-decks", "version": 1, "game": "token-battle", "decks": [)" + decks +
           "]}";
}

QByteArray manySets(int count) {
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += "set " + QByteArray::number(i) + "\nsame\n" + four;
    return text;
}

QByteArray replaced(QByteArray text, const QByteArray& before, const QByteArray& after) {
    return text.replace(before, after);
}

/// The most memory that any program run so far had, in MiB.
long mostMemory() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss / 1024;
}

} // namespace

/// Decks that cannot be used: each verb says so in lines that name the file and the place, exits 2, and
/// leaves everything as it was.
class TestDeckBadInput : public QObject {
    Q_OBJECT

private slots:
    void refusesContent_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const QByteArray& content, const char* place) {
            QTest::newRow(name) << content << QByteArray(place);
        };
        row("empty", "", "bad: ");
        row("prose", "Dear author, here are my decks.\n", "bad: ");
        row("JSON broken off", library("").chopped(2), "Line 1: ");
        row("JSON of a newer version", replaced(library(""), "\"version\": 1", "\"version\": 2"),
            "version: ");
        row("an unknown game", replaced(library(""), "token-battle", "chess"), "game: ");
        row("a deck that is no object", library("7"), "decks[0]: ");
        row("a deck without a name", library(R"({"stacks": []})"), "decks[0].name: ");
        row("a card that is a word", library(R"({"name": "A", "stacks": [[], ["0"], [], []]})"),
            "decks[0].stacks[1][0]: ");
        row("a card that is a fraction", library(R"({"name": "A", "stacks": [[0.5]]})"),
            "decks[0].stacks[0][0]: ");
        row("a key twice", library(R"({"name": "A", "name": "B", "stacks": []})"), "name");
        row("deep JSON", library(QByteArray(1'000'000, '[')), "64");
        row("deep JSON in an unknown field",
            library(R"({"name": "A", "stacks": [], "x": )" + QByteArray(1'000'000, '[')), "64");
        row("wrong UTF-8", library("{\"name\": \"\xFF\", \"stacks\": []}"), "Line 1: ");
        row("a share code with a letter changed", replaced(code, "c2", "d2"), "damaged");
        row("a share code cut short", code.chopped(1), "damaged");
        row("a newer share code", replaced(code, "sd1", "sd2"), "version 2");
        row("a letter no share code has", replaced(code, "c2", "i2"), "Character 1");
        row("NUL", replaced("set 0\nA\n" + four, "2 3", QByteArray("2\0003", 3)), "Line 4: ");
        row("UTF-16", QByteArray::fromHex("fffe7300650074002000300000"), "bad: ");
        row("a user file without number", "n\nm\np\nHandset\nx\n\nset 0\n" + four, "Line 5: ");
        row("a user file without sets", "n\nm\np\nHandset\n0\n\nDeck\n" + four, "Line 7: ");
    }

    void refusesContent() {
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, place);
        const Folder folder;
        folder.write("bad", content);
        folder.write("out.sdeck", "old");
        int tried = 0;
        for (const QStringList& words :
             {QStringList{"check", "bad"}, QStringList{"deck", "list", "bad"},
              QStringList{"deck", "list", "--json", "bad"}, QStringList{"deck", "share", "bad"},
              QStringList{"convert", "bad", "out.sdeck"},
              QStringList{"convert", "--to", "list", "bad", "-"}}) {
            if (!isPairTried(int(content.size()), ++tried, 3)) continue;
            const Ran ran = run(words, {}, folder.path());
            QCOMPARE(ran.status, 2);
            QCOMPARE(ran.out, QByteArray());
            QVERIFY2(ran.says("bad: "), ran.err.constData());
            // An ending alone does not say whether a map or decks were meant.
            const bool meansDecks = words.first() == "deck" || words.contains("--to");
            if (meansDecks) QVERIFY2(ran.err.contains(place), ran.err.constData());
            QVERIFY(ran.err.size() < 300);
        }
        QCOMPARE(folder.read("bad"), content);
        QCOMPARE(folder.read("out.sdeck"), QByteArray("old"));
        QCOMPARE(folder.names(), (QStringList{"bad", "out.sdeck"}));
    }

    void leavesOutDecks_data() {
        QTest::addColumn<QByteArray>("deck");
        QTest::addColumn<QByteArray>("message");
        const auto named = [](const QByteArray& name) { return name + '\n' + four; };
        const auto stacks = [](const char* first) { return replaced("A\n" + four, "0 1", first); };
        QTest::newRow("six cards") << stacks("0 1 8 9 10 11") << QByteArray("Line 3: Stack 1 cannot hold");
        QTest::newRow("ten thousand cards")
            << stacks(QByteArray("0 ").repeated(10'000)) << QByteArray("Line 3");
        QTest::newRow("a card twice") << stacks("0 7") << QByteArray("Line 6: Wedge (7) is already");
        QTest::newRow("a word") << stacks("0 one") << QByteArray("Line 3: A stack must be");
        QTest::newRow("a negative number") << stacks("0 -1") << QByteArray("Line 3: A stack must be");
        QTest::newRow("a fraction") << stacks("0 1.5") << QByteArray("Line 3: A stack must be");
        QTest::newRow("hexadecimal") << stacks("0 0x1") << QByteArray("Line 3: A stack must be");
        QTest::newRow("a large number") << stacks("0 4294967296") << QByteArray("Line 3: There is a number");
        QTest::newRow("three stacks")
            << QByteArray("A\n0 1\n2 3\n4 5\n") << QByteArray("3 stacks instead of 4");
        QTest::newRow("no stacks") << QByteArray("A\n") << QByteArray("0 stacks instead of 4");
        QTest::newRow("a control character") << named("a\x1b[31mb") << QByteArray("control character");
        QTest::newRow("ten thousand letters")
            << named(QByteArray(10'000, 'x')) << QByteArray("longer than 100");
        QTest::newRow("wrong UTF-8") << named("a\xFF") << QByteArray("not UTF-8");
    }

    void leavesOutDecks() {
        QFETCH(QByteArray, deck);
        QFETCH(QByteArray, message);
        const Folder folder;
        const QByteArray content = "set 0\n" + deck + "set 1\nGood\n" + four;
        folder.write("bad", content);
        for (const QStringList& words :
             {QStringList{"deck", "list", "bad"}, QStringList{"check", "bad"},
              QStringList{"deck", "share", "bad"}, QStringList{"convert", "--to", "sets", "bad", "out"}}) {
            const Ran ran = run(words, {}, folder.path());
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.says("bad: ") && ran.err.contains(message), ran.err.constData());
            QVERIFY(ran.err.size() < 300 && !ran.err.contains('\x1b'));
        }
        QVERIFY(run({"deck", "list", "bad"}, {}, folder.path()).out.startsWith("Good (active)\n"));
        QCOMPARE(folder.read("out"), "set 0\nGood\n" + four);
        QCOMPARE(folder.read("bad"), content);
    }

    void takesOneCardInAStackForUnfinished() {
        const QByteArray deck = "set 0\nA\n0\n2 3\n4 5\n6 7\n";
        QCOMPARE(run({"check", "-"}, deck).status, 1);
        QCOMPARE(run({"deck", "list", "-"}, deck).status, 0);
        QCOMPARE(run({"convert", "--to", "sets", "-", "-"}, deck).out, deck);
    }

    void seesEveryChangedCharacterOfAShareCode() {
        for (int at = 0; at < code.size(); at += amount(29, 1)) {
            QByteArray changed = code;
            changed[at] = changed[at] == '0' ? '1' : '0';
            const Ran ran = run({"deck", "list", "-"}, changed);
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.says("standard input: ") && ran.out.isEmpty(), changed.constData());
        }
    }

    void bearsEveryFormCutShort() {
        const Folder folder;
        folder.write("a", "set 0\nA\n10 11\n12 13\n14 15\n16 17\n");
        for (const char* form : {"sdeck", "sets", "old-sets", "list"}) {
            const QByteArray bytes = run({"convert", "--to", form, "a", "-"}, {}, folder.path()).out;
            for (int size = 0; size < bytes.size(); size += amount(61, 3)) {
                const Ran ran = run({"deck", "list", "-"}, bytes.left(size));
                QVERIFY(ran.status == 0 || ran.status == 2);
                // Either the missing part is reported, or only the end of the last stack is missing.
                if (ran.status == 0)
                    QVERIFY2(ran.out.contains("(15)"), bytes.left(size).constData());
                else
                    QVERIFY2(ran.says("standard input: "), bytes.left(size).constData());
            }
        }
    }

    void takesManyDecksInModestMemory() {
        const Folder folder;
        const int many = amount(10'000, 100'000);
        folder.write("many.txt", manySets(many));
        QCOMPARE(run({"convert", "many.txt", "many.sdeck"}, {}, folder.path()).status, 0);
        QCOMPARE(folder.read("many.sdeck").count("\"name\""), many);
        QCOMPARE(run({"deck", "share", "many.sdeck", "--deck", QStringLiteral("same (%1)").arg(many)}, {},
                     folder.path())
                     .status,
                 0);
        QVERIFY(run({"deck", "list", "-"}, manySets(100'001)).says("more than 100,000 decks"));
        QVERIFY(
            run({"deck", "list", "-"}, library(QByteArray("0,").repeated(3'000'000) + '0')).says("values"));
        const long most = mostMemory();
        QVERIFY2(most < 1024, qPrintable(QString::number(most)));
    }
};

STONEMASON_GUILESS_TEST(TestDeckBadInput)
#include "test_deck_bad_input.moc"
