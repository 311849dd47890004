// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/deck_format.h"
#include "tests/support/cards.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::tokenBattle;

namespace {

constexpr std::string_view oldBlog = "set 0\n0 1\n2 3\n4 5 8\n6 7 9\n";
constexpr std::string_view newBlog = "set 0\nDeck 1\n0 1\n2 3\n4 5 8\n6 7 9\n";
const std::string blogStacks = "0 1 | 2 3 | 4 5 8 | 6 7 9";
constexpr const char* four = "0 1\n2 3\n4 5\n6 7\n";

DeckReading readSets(std::string_view text) {
    auto reading = readDecks(text, tokenBattle());
    if (!reading) throw std::runtime_error(test::errorText(reading.error()));
    return std::move(reading).value();
}

/// The form, the decks' names, and what was left out: "new: A, B; without C: deck/stacks 3 4 @7".
QString namesInSets(std::string_view text) {
    const DeckReading reading = readSets(text);
    QStringList names;
    for (const NamedDeck& deck : reading.library.decks())
        names << QString::fromStdString(deck.name);
    QString line = (reading.format == DeckFormat::OldSets ? "old: " : "new: ") + names.join(", ");
    for (const LeftOutDeck& deck : reading.leftOut)
        line +=
            QStringLiteral("; without %1: %2")
                .arg(QString::fromStdString(deck.name), QString::fromStdString(test::errorText(deck.reason)));
    return line;
}

std::string written(const DeckLibrary& library, DeckFormat format) {
    const auto made = writeDecks(library, tokenBattle(), format);
    return made ? made->bytes : test::errorText(made.error());
}

} // namespace

class TestSetText : public QObject {
    Q_OBJECT

private slots:
    void readsBothForms() {
        QCOMPARE(namesInSets(oldBlog), "old: Deck 1");
        QCOMPARE(namesInSets(newBlog), "new: Deck 1");
        for (const std::string_view text : {oldBlog, newBlog})
            QCOMPARE(test::deckText(readSets(text).library.at(0).deck), blogStacks);
        QCOMPARE(namesInSets("set 0\n" + std::string(four) + "set 1\n" + four + "set 2\n" + four),
                 "old: Deck 1, Deck 2, Deck 3");
    }

    void writesBothForms() {
        const DeckLibrary library = readSets(newBlog).library;
        QCOMPARE(written(library, DeckFormat::Sets), std::string(newBlog));
        QCOMPARE(written(library, DeckFormat::OldSets), std::string(oldBlog));
    }

    void aNameMayLookLikeAnything_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"0 1", "7", "set 1", "set 0", "set 12", "set", "set x", "Set 1", "Handset",
                                 "0 1 2 3 4 5 6 7", "-1", "Deck: x", "{", "sd1-00", "0", "01 02"})
            QTest::addRow("%s", name) << name;
    }

    void aNameMayLookLikeAnything() {
        QFETCH(QString, name);
        const std::string text = name.toStdString();
        const std::string one = "set 0\n" + text + "\n" + four;
        QCOMPARE(namesInSets(one), "new: " + name);
        for (const std::string& other : {std::string("Plain"), std::string("set 2"), std::string("3 4")}) {
            const std::string two = one + "set 1\n" + other + "\n" + four;
            QCOMPARE(namesInSets(two), "new: " + name + ", " + QString::fromStdString(other));
            QCOMPARE(written(readSets(two).library, DeckFormat::Sets), two);
        }
        QCOMPARE(namesInSets("set 0\nFirst\n" + std::string(four) + "set 1\n" + text + "\n" + four),
                 "new: First, " + name);
    }

    void lineEndsBlanksAndBlankLinesDoNotMatter() {
        const auto like = [](std::string text, std::string_view lineEnd) {
            for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += lineEnd.size())
                text.replace(at, 1, lineEnd);
            return text;
        };
        const std::string both = "set 0\n0 1\n" + std::string(four) + "set 1\nset 1\n" + four;
        for (const char* lineEnd : {"\n", "\r\n", "\r", "\n\n", " \n", "\t\r\n\r\n"}) {
            QCOMPARE(namesInSets(like(std::string(oldBlog), lineEnd)), "old: Deck 1");
            QCOMPARE(namesInSets(like(both, lineEnd)), "new: 0 1, set 1");
            QVERIFY(readSets(like(both, lineEnd)).library == readSets(both).library);
        }
        QCOMPARE(namesInSets("\xEF\xBB\xBF" + std::string(newBlog)), "new: Deck 1");
        QCOMPARE(namesInSets("\n\n" + std::string(oldBlog.substr(0, oldBlog.size() - 1))), "old: Deck 1");
        QCOMPARE(test::deckText(readSets("set 0\n 0\t1 \n2  3\n4 5\n06 007\n").library.at(0).deck),
                 std::string("0 1 | 2 3 | 4 5 | 6 7"));
    }

    void namesWrittenSeveralTimesCountOnce() {
        QCOMPARE(namesInSets("set 0\nDeck 1\nDeck 1\n" + std::string(four)), "new: Deck 1");
        QCOMPARE(namesInSets("set 0\nA\nA\nA\n" + std::string(four) + "set 1\nB\nB\nB\n" + four),
                 "new: A, B");
        QCOMPARE(namesInSets("set 0\nA\nB\n" + std::string(four)), "new: ; without A: deck/stacks 5 4 @1");
    }

    void decksThatCannotBeAreLeftOutAndNamed() {
        const std::string good = "set 1\nGood\n" + std::string(four);
        const auto bad = [&good](const char* block) {
            return namesInSets("set 0\n" + std::string(block) + good);
        };
        QCOMPARE(bad("A\n0 1 2 3 4 5\n6\n7\n8\n"), "new: Good; without A: deck/stack-full 1 5 @3");
        QCOMPARE(bad("A\n0 1\n2 3\n4 1\n8\n"), "new: Good; without A: deck/card-twice 1 1 @5");
        QCOMPARE(bad("A\n0 1\n2 3\n4 5\n"), "new: Good; without A: deck/stacks 3 4 @1");
        QCOMPARE(bad("A\n0\n1\n2\n3\n4\n"), "new: Good; without A: deck/stacks 5 4 @1");
        QCOMPARE(bad("A\n0 1\n2 x\n4 5\n6 7\n"), "new: Good; without A: deck/not-numbers @4");
        QCOMPARE(bad("A\n0 1\n2 -3\n4 5\n6 7\n"), "new: Good; without A: deck/not-numbers @4");
        QCOMPARE(bad("A\n0 1\n2 1000000000\n4 5\n6 7\n"), "new: Good; without A: deck/no-card @4");
        QCOMPARE(bad("A\n0 1\n2 99999999999999999999\n4 5\n6 7\n"), "new: Good; without A: deck/no-card @4");
        QCOMPARE(bad(""), "new: Good; without Deck 1: deck/stacks 0 4 @1");
        QCOMPARE(bad("\x1b[31mred\n0 1\n2 3\n4 5\n6 7\n"), "new: Good; without \x1b[31mred: name/control @2");
        QCOMPARE(bad("\xFF\n0 1\n2 3\n4 5\n6 7\n"), "new: Good; without \uFFFD: name/utf8 @2");
        const std::string longName(10'000, 'x');
        QCOMPARE(bad((longName + "\n0 1\n2 3\n4 5\n6 7\n").c_str()),
                 "new: Good; without " + QString(maximumNameLength, 'x') + ": name/length 100 @2");
    }

    void anOldFileIsNotTakenForANewOne() {
        const std::string old = "set 0\n" + std::string(four);
        QCOMPARE(namesInSets(old + "set 1\n8\n" + four), "old: Deck 1; without Deck 2: deck/ambiguous @6");
        QCOMPARE(namesInSets(old + "set 1\n8\n" + four + "set 2\nA\n" + four), "new: Deck 1, 8, A");
        QCOMPARE(namesInSets("set 0\n8\n" + std::string(four) + "set 1\n9\n" + four), "new: 8, 9");
        QCOMPARE(namesInSets(old + "set 1\n0 1\n2 3\n4 x\n6 7\n"),
                 "old: Deck 1; without Deck 2: deck/not-numbers @9");
    }

    void aRepeatedNameGetsANumber() {
        const std::string text = "set 0\nA\n" + std::string(four) + "set 1\nA\n" + four;
        QCOMPARE(namesInSets(text), "new: A, A (2)");
        QVERIFY(readSets(text).renamed == "A");
        QVERIFY(!readSets(newBlog).renamed);
    }

    void unknownAndAssumedIdsAreReported() {
        const DeckReading reading = readSets("set 0\nA\n0 99\n2 3\n4 777\n6 7\n");
        QCOMPARE(reading.unknownIds, (std::vector<CardId>{99, 777}));
        QVERIFY(!reading.usesAssumedIds);
        QVERIFY(reading.library.at(0).deck.contains(777));
        QVERIFY(readSets("set 0\nA\n0 21\n2 3\n4 5\n6 7\n").usesAssumedIds);
    }

    /// Reading what was written, and writing what was read, changes nothing, however often.
    void roundTripsKeepEverything() {
        test::Random random(11);
        for (int run = 0; run < 2'000; ++run) {
            DeckLibrary library;
            for (int left = 1 + random.below(7); left > 0; --left)
                library.append({test::anyDeckName(random), test::anyFilledDeck(random)});
            const std::string text = written(library, DeckFormat::Sets);
            const DeckReading again = readSets(text);
            QVERIFY2(again.library == library && again.leftOut.empty(), text.c_str());
            QCOMPARE(again.format, DeckFormat::Sets);
            QCOMPARE(written(again.library, DeckFormat::Sets), text);

            const std::string old = written(library, DeckFormat::OldSets);
            const DeckReading unnamed = readSets(old);
            QCOMPARE(unnamed.format, DeckFormat::OldSets);
            QCOMPARE(written(unnamed.library, DeckFormat::OldSets), old);
            for (int i = 0; i < library.size(); ++i) {
                QVERIFY(unnamed.library.at(i).deck == library.at(i).deck);
                QCOMPARE(unnamed.library.at(i).name, "Deck " + std::to_string(i + 1));
            }
            // An old file converted to the new form, and that again: the blog's own bug.
            const std::string converted = written(unnamed.library, DeckFormat::Sets);
            QCOMPARE(written(readSets(converted).library, DeckFormat::Sets), converted);
        }
    }

    void anEmptyStackCannotBeWritten() {
        DeckLibrary library;
        library.append({"A", deckOf("0 1 | 2 | | 3")});
        QCOMPARE(written(library, DeckFormat::Sets), std::string("write/empty-stack A 3"));
        QCOMPARE(written(library, DeckFormat::OldSets), std::string("write/empty-stack A 3"));
        QCOMPARE(written({}, DeckFormat::Sets), std::string("write/no-decks"));
    }

    /// Cut short anywhere: an error, fewer decks and the broken one named, or fewer cards of the last stack.
    void truncatedTextLosesNothingUnseen() {
        const std::string text = "set 0\nA\n" + std::string(four) + "set 1\nset 1\n" + four;
        const DeckLibrary whole = readSets(text).library;
        for (std::size_t size = 0; size < text.size(); ++size) {
            const auto reading = readDecks(std::string_view(text).substr(0, size), tokenBattle());
            if (!reading) {
                QVERIFY(size <= 4);
                continue;
            }
            const bool second = size >= text.find("set 1") + 5;
            QVERIFY(reading->library.size() + int(reading->leftOut.size()) >= (second ? 2 : 1));
            if (size < text.size() - 3) QVERIFY(reading->library.size() < 2);
        }
    }

    void manyDecksAreReadAndMoreRefused() {
        std::string text;
        for (int i = 0; i < maximumDecks; ++i)
            text += "set " + std::to_string(i) + "\nsame\n" + four;
        const DeckReading reading = readSets(text);
        QCOMPARE(reading.library.size(), maximumDecks);
        QCOMPARE(reading.library.at(maximumDecks - 1).name, std::string("same (100000)"));
        text += "set 100000\nsame\n" + std::string(four);
        const auto tooMany = readDecks(text, tokenBattle());
        QCOMPARE(test::errorText(tooMany.error()), std::string("decks/too-many 100000"));
    }
};

STONEMASON_APPLESS_TEST(TestSetText)
#include "test_set_text.moc"
