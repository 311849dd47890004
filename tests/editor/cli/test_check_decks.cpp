// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason::test;

namespace {

const QByteArray goodDeck = "set 0\nGood\n0 1\n2 3\n4 5 8\n6 7 9\n";

/// A stack of one card, a card there is not, and a deck that cannot be held.
const QByteArray badDeck = "set 0\nShort\n0 1\n2 3\n4\n6 7\n"
                           "set 1\nStrange\n0 1\n2 99\n4 5\n6 7\n"
                           "set 2\nFull\n0 1 2 3 4 5\n6 7\n8 9\n10 11\n";

QByteArray savedLibrary(const QByteArray& decks) {
    return R"({"format": "stonemason-decks", "version": 1, "game": "token-battle", "decks": [)" + decks +
           "]}";
}

/// Problems as "check severity deck stack slot", null as "-".
QStringList problemsOf(const QJsonValue& file) {
    QStringList lines;
    for (const QJsonValue& problem : file["problems"].toArray()) {
        const auto word = [&problem](const char* key) {
            const QJsonValue value = problem[QLatin1String(key)];
            return value.isNull() ? "-" : value.toVariant().toString();
        };
        lines << word("check") + ' ' + word("severity") + ' ' + word("deck") + ' ' + word("stack") + ' ' +
                     word("slot");
    }
    return lines;
}

} // namespace

class TestCheckDecks : public QObject {
    Q_OBJECT

private slots:
    void passesAGoodDeckInAnyForm() {
        const Folder folder;
        folder.write("a.txt", goodDeck);
        for (const char* form : {"sdeck", "sets", "old-sets", "list"})
            QCOMPARE(run({"convert", "--to", form, "a.txt", form}, {}, folder.path()).status, 0);
        folder.write("code", run({"deck", "share", "a.txt"}, {}, folder.path()).out);
        folder.write("user", "n\nm\np\nHandset\n0\n\n" + goodDeck);
        for (const char* file : {"sdeck", "sets", "old-sets", "list", "code", "user"}) {
            const Ran ran = run({"check", "--json", file}, {}, folder.path());
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.err, QByteArray());
            QCOMPARE(problemsOf(ran.files().at(0)), QStringList());
        }
        QVERIFY(run({"check", "-"}, goodDeck).out.startsWith("standard input\n  Ready to play"));
    }

    void writesJsonOfTheShapeMapsHave() {
        const Folder folder;
        folder.write("a.txt", badDeck);
        const Ran ran = run({"check", "--json", "a.txt"}, {}, folder.path());
        QCOMPARE(ran.json().keys(), QStringList{"files"});
        QCOMPARE(ran.files().size(), 1);
        const QJsonObject file = ran.files().at(0).toObject();
        QCOMPARE(file.keys(), (QStringList{"errors", "game", "notes", "path", "problems", "warnings"}));
        QCOMPARE(file["path"].toString(), "a.txt");
        QCOMPARE(file["game"].toString(), "token-battle");
        QCOMPARE(file["errors"].toInt(-1), 3);
        QCOMPARE(file["warnings"].toInt(-1), 0);
        QCOMPARE(file["notes"].toInt(-1), 0);
        for (const QJsonValue& problem : file["problems"].toArray()) {
            QCOMPARE(problem.toObject().keys(),
                     (QStringList{"check", "deck", "message", "severity", "slot", "stack"}));
            QVERIFY(problem["message"].toString().size() > 10);
        }
        // Stacks and slots count from 1 as in the sentences, the top card is in slot 1.
        QCOMPARE(problemsOf(file),
                 (QStringList{"stack-size error Short 3 -", "unknown-card error Strange 2 2",
                              "left-out error Full - -"}));
        QVERIFY(file["problems"][0]["message"].toString().contains("Stack 3"));
    }

    void statusesAreThoseOfMaps() {
        const auto status = [](const QByteArray& decks) { return run({"check", "-"}, decks).status; };
        QCOMPARE(status(goodDeck), 0);
        QCOMPARE(status("set 0\nShort\n0 1\n2 3\n4\n6 7\n"), 1);
        QCOMPARE(status("set 0\nNo opener\n6 1\n2 3\n4 5\n7 8\n"), 0);
        QCOMPARE(status(badDeck), 2);
        QCOMPARE(
            status("set 0\nTwice\n0 1\n1 3\n4 5\n6 7\n" + QByteArray(goodDeck).replace("set 0", "set 1")), 2);
        QCOMPARE(status("sd1-48sg00820c20a2060w4yw41mzz"), 2);
    }

    void namesTheDeckThatIsLeftOut() {
        const Folder folder;
        folder.write("a.txt", badDeck);
        for (const QStringList& words :
             {QStringList{"check", "a.txt"}, QStringList{"check", "--json", "a.txt"}}) {
            const Ran ran = run(words, {}, folder.path());
            QCOMPARE(ran.status, 2);
            QVERIFY2(ran.says("a.txt: ") && ran.err.contains("Full") && ran.err.contains("Line 15"),
                     ran.err.constData());
        }
    }

    void talksToPeople() {
        const QByteArray text = run({"check", "-"}, badDeck).out;
        const QByteArray expected = "standard input\n"
                                    "  error: deck \u201cShort\u201d, stack 3 [stack-size]\n"
                                    "    Stack 3 needs one more card.\n";
        QVERIFY2(text.startsWith(expected), text.constData());
        QVERIFY2(
            text.contains("  error: deck \u201cStrange\u201d, stack 2, slot 2 [unknown-card]\n    Card 99 "),
            text.constData());
        QVERIFY2(text.endsWith("  Not ready to play (errors: 3, warnings: 0, notes: 0)\n"), text.constData());
    }

    void listsErrorsFirst() {
        const QByteArray text = run({"check", "-"}, "set 0\nA\n6 1\n12 3\n13 5\n19 8\n"
                                                    "set 1\nB\n0 1\n2 3\n4 5\n6\n")
                                    .out;
        QVERIFY2(text.indexOf("  error") < text.indexOf("  note"), text.constData());
        QVERIFY(text.indexOf("  error") > 0);
    }

    void reportsOnceThatNumbersAreOurReading() {
        const Ran ran = run({"check", "--json", "-"}, "set 0\nA\n0 21\n2 3\n4 5\n6 7\n"
                                                      "set 1\nB\n0 22\n2 3\n4 5\n6 7\n");
        QCOMPARE(ran.status, 0);
        QCOMPARE(problemsOf(ran.files().at(0)), QStringList{"assumed note - - -"});
    }

    /// In the game's forms only: our library has no such bound.
    void reportsThatTheGameKeepsFive() {
        const Folder folder;
        QByteArray six;
        for (int i = 0; i < 6; ++i)
            six += "set " + QByteArray::number(i) + "\nDeck " + QByteArray::number(i) +
                   "\n0 1\n2 3\n4 5 8\n6 7 9\n";
        folder.write("six.txt", six);
        QCOMPARE(run({"convert", "six.txt", "six.sdeck"}, {}, folder.path()).status, 0);
        const Ran ran = run({"check", "--json", "six.txt", "six.sdeck"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QCOMPARE(problemsOf(ran.files().at(0)), QStringList{"deck-count note - - -"});
        QCOMPARE(problemsOf(ran.files().at(1)), QStringList());
    }

    void checksMapsAndDecksInOneCall() {
        const Folder folder;
        folder.write("good.txt", goodDeck);
        folder.write("code", "sd1-48sg00820c20a2060w4yw41mzz");
        const Ran ran =
            run({"check", "--json", "good.txt", dataFile("the-crossing.txt"), "code"}, {}, folder.path());
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.says("code: "));
        QCOMPARE(ran.files().size(), 3);
        QCOMPARE(ran.files().at(0)["game"].toString(), "token-battle");
        QCOMPARE(ran.files().at(1)["game"].toString(), "kings-conflict");
        QCOMPARE(ran.files().at(2).toObject().keys(), (QStringList{"error", "path"}));

        const QByteArray text =
            run({"check", "good.txt", dataFile("the-crossing.txt")}, {}, folder.path()).out;
        QVERIFY(text.startsWith("good.txt\n"));
        QVERIFY(text.contains("\n\n" + dataFile("the-crossing.txt").toUtf8() + '\n'));
    }

    void keepsHostileNamesOnOneLine() {
        const QByteArray stacks = "\", \"stacks\": [[], [], [], []]}";
        const QByteArray decks =
            savedLibrary("{\"name\": \"a\\nb\\u001b[31m" + stacks + ", {\"name\": \"%1" + stacks);
        const Ran ran = run({"check", "-"}, decks);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("control character") && !ran.err.contains('\x1b'), ran.err.constData());
        QVERIFY(!ran.out.contains('\x1b') && ran.out.contains("\u201c%1\u201d, stack 1"));
    }
};

STONEMASON_GUILESS_TEST(TestCheckDecks)
#include "test_check_decks.moc"
