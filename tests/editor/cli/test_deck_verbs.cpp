// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/deck_format.h"
#include "tests/editor/cli/program.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

const QByteArray two = "set 0\nRams\n0 1\n2 3\n4 5 8\n6 7 9\nset 1\nOdd \xC5\x81\n99\n12 13\n14 15\n16 17\n";
const QByteArray oneFull = "set 0\nFull\n0 1 2 3 4 5\n6 7\n8 9\n10 11\nset 1\nGood\n0 1\n2 3\n4 5\n6 7\n";

Ran deck(const QStringList& words, const QByteArray& input = {}, const QString& folder = {}) {
    return run(QStringList{"deck"} + words, input, folder);
}

DeckLibrary libraryOf(const QByteArray& bytes) {
    return readDecks(bytes.toStdString(), tokenBattle()).value().library;
}

QJsonArray areaOf(const Card& card) {
    QJsonArray area;
    for (const Offset offset : card.area)
        area.append(QJsonArray{offset.dx, offset.dy});
    return area;
}

} // namespace

class TestDeckVerbs : public QObject {
    Q_OBJECT

private slots:
    void listsDecksAsJson() {
        const QByteArray user = "n\nm\np\nHandset\n1\n\n" + two;
        const Ran ran = deck({"list", "--json", "-"}, user);
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.out, "{\"decks\":[{\"name\":\"Rams\",\"active\":false,\"valid\":true,\"stacks\":"
                          "[[0,1],[2,3],[4,5,8],[6,7,9]]},{\"name\":\"Odd \xC5\x81\",\"active\":true,"
                          "\"valid\":false,\"stacks\":[[99],[12,13],[14,15],[16,17]]}]}\n");
    }

    void listsDecksForPeople() {
        const Ran ran = deck({"list", "-"}, two);
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.out.startsWith("Rams (active)\n  1: Broadaxe (0), Pike (1)\n  2: "),
                 ran.out.constData());
        QVERIFY2(ran.out.contains("\nOdd \xC5\x81 (not valid)\n  1: card 99\n"), ran.out.constData());
        const Ran unfinished = deck(
            {"list", "-"},
            R"({"format":"stonemason-decks","version":1,"game":"token-battle","decks":[{"name":"A","stacks":[[],[],[],[]]}]})");
        QVERIFY2(unfinished.out.contains("  3: -\n"), unfinished.out.constData());
    }

    void listsWhatCanBeHeldAndNamesTheRest() {
        const Ran ran = deck({"list", "--json", "-"}, oneFull);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("Full") && ran.err.contains("Stack 1 cannot hold more than 5 cards"),
                 ran.err.constData());
        QCOMPARE(ran.json()["decks"].toArray().size(), 1);
        QCOMPARE(ran.json()["decks"][0]["name"].toString(), "Good");
        const Ran none = deck({"list", "--json", "-"}, oneFull.left(oneFull.indexOf("set 1")));
        QCOMPARE(none.status, 2);
        QCOMPARE(none.out, QByteArray("{\"decks\":[]}\n"));
    }

    /// Many broken decks make one line, not as many.
    void namesAFewOfManyLeftOut() {
        QByteArray many;
        for (int i = 0; i < 1'000; ++i)
            many += "set " + QByteArray::number(i) + "\n1 2\n";
        const Ran ran = deck({"list", "-"}, many);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.says("Deck 10") && ran.err.endsWith(" and 990 more\n"), ran.err.constData());
    }

    void sharesTheActiveDeckOrTheOneNamed() {
        const QByteArray user = "n\nm\np\nHandset\n1\n\n" + two;
        const QByteArray rams = "sd1-48sg00820c20a2060w4yw41mzr\n";
        QCOMPARE(deck({"share", "-"}, two).out, rams);
        QCOMPARE(deck({"share", "-", "--deck", "Rams"}, user).out, rams);
        const QByteArray odd = deck({"share", "-"}, user).out;
        QVERIFY(odd != rams);
        QCOMPARE(deck({"share", "--deck=Odd \u0141", "-"}, two).out, odd);
        QCOMPARE(deck({"share", "-"}, odd).out, odd);
        QVERIFY(libraryOf(odd).at(0).deck == libraryOf(two).at(1).deck);
    }

    void reportsWhenTheGameWouldNotTakeTheSharedDeck() {
        const Ran ran = deck({"share", "-"}, "set 0\nRams\n0 1\n2 3\n4\n6 7\n");
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.startsWith("sd1-"));
        QVERIFY2(ran.says("Stack 3 needs one more card"), ran.err.constData());
        QVERIFY(deck({"share", "-"}, two).err.isEmpty());
    }

    void reportsWhichDeckIsMissing() {
        const Ran ran = deck({"share", "-", "--deck", "rams"}, two);
        QCOMPARE(ran.status, 2);
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.says("there is no deck \u201crams\u201d"), ran.err.constData());
        const QByteArray empty =
            R"({"format":"stonemason-decks","version":1,"game":"token-battle","decks":[]})";
        QVERIFY(deck({"share", "-"}, empty).says("there is no deck in it"));

        const Ran full = deck({"share", "-", "--deck", "Full"}, oneFull);
        QCOMPARE(full.status, 2);
        QVERIFY2(full.says("Full") && full.out.isEmpty(), full.err.constData());
        const Ran other = deck({"share", "-", "--deck", "Other"}, oneFull);
        QVERIFY2(other.says("\u201cOther\u201d") && other.err.contains("\u201cFull\u201d"),
                 other.err.constData());
        const Ran good = deck({"share", "-", "--deck", "Good"}, oneFull);
        QCOMPARE(good.status, 2);
        QVERIFY(good.says("Full") && good.out.startsWith("sd1-"));
    }

    void printsTheCatalogueAsJson() {
        const Ran ran = deck({"cards", "--json"});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        const QJsonArray cards = QJsonDocument::fromJson(ran.out).array();
        QCOMPARE(cards.size(), int(tokenBattle().cards.size()));
        for (int i = 0; i < cards.size(); ++i) {
            const Card& card = tokenBattle().cards[std::size_t(i)];
            const QJsonObject object = cards[i].toObject();
            QCOMPARE(object.keys(),
                     (QStringList{"ability", "area", "assumed", "id", "kind", "name", "since", "value"}));
            QCOMPARE(object["id"].toInt(-1), card.id);
            QCOMPARE(object["value"].toInt(), card.value);
            QCOMPARE(object["ability"].toString().toStdString(), std::string(abilityId(card.ability)));
            QCOMPARE(object["kind"].toString().toStdString(), std::string(tokenKindId(card.kind)));
            QCOMPARE(object["since"].toString().toStdString(), versionText(card.since));
            QCOMPARE(object["area"].toArray(), areaOf(card));
            QCOMPARE(object["assumed"].toArray().size(), int(card.assumed.size()));
            QCOMPARE(object["assumed"].toArray().contains("id"), card.id > 20);
            QVERIFY(!object["name"].toString().isEmpty());
        }
        QVERIFY(ran.out.startsWith(
            "[{\"id\":0,\"value\":3,\"ability\":\"damage\",\"area\":[[-1,0],[1,0]],"
            "\"kind\":\"plain\",\"since\":\"0.1.0\",\"assumed\":[],\"name\":\"Broadaxe\"}"));
    }

    void printsTheCatalogueForPeople() {
        const Ran ran = deck({"cards"});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out.count('\n'), int(tokenBattle().cards.size()));
        QVERIFY(ran.out.startsWith("  0  3  Broadaxe "));
    }

    void reportsTheSameWhateverTheSystemSpeaks() {
        const Ran polish = shell("LC_ALL=pl_PL.UTF-8 \"$stonemason\" deck cards");
        QCOMPARE(polish.out, run({"deck", "cards"}).out);
    }

    void dealsTheSameDecksForTheSameSeed() {
        const Folder folder;
        const auto random = [&folder](const QStringList& words) {
            return deck(QStringList{"random"} + words, {}, folder.path());
        };
        const Ran ran = random({"--seed", "7", "--count", "40", "-o", "a.sdeck"});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out + ran.err, QByteArray());
        QCOMPARE(random({"--seed=7", "--count=40"}).out, folder.read("a.sdeck"));
        QVERIFY(random({"--seed", "8", "--count", "40"}).out != folder.read("a.sdeck"));
        const DeckLibrary library = libraryOf(folder.read("a.sdeck"));
        QCOMPARE(library.size(), 40);
        for (const NamedDeck& dealt : library.decks())
            QVERIFY(isValid(dealt.deck, tokenBattle()));
        QCOMPARE(libraryOf(random({"--seed", "7"}).out).at(0), library.at(0));
        QVERIFY(random({"--seed", "18446744073709551615"}).out.contains("\"stacks\": "));
    }

    void dealsSetsOfTheGame() {
        const Folder folder;
        const Ran ran = deck({"random", "--seed", "7", "--count", "6", "-o", "a.txt"}, {}, folder.path());
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.says("a.txt: There are 6 decks, and the game holds 5 at most."), ran.err.constData());
        QVERIFY(folder.read("a.txt").startsWith("set 0\nRandom 1\n"));
    }

    void aFamilyOfVerbsHasItsHelp() {
        const Ran ran = deck({"--help"});
        QCOMPARE(ran.status, 0);
        for (const char* verb : {"deck list", "deck share", "deck cards", "deck random"})
            QVERIFY2(ran.out.count(verb) == 2, ran.out.constData());
        QCOMPARE(deck({"-h"}).out, ran.out);
        QCOMPARE(deck({"--version"}).out, run({"--version"}).out);
    }
};

STONEMASON_GUILESS_TEST(TestDeckVerbs)
#include "test_deck_verbs.moc"
