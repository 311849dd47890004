// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/user_file.h"
#include "tests/support/cards.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::tokenBattle;

namespace {

const std::vector<std::string> secrets{"Nick1777", "nick@example.org", "pa55word"};
const std::string head = "Nick1777\nnick@example.org\npa55word\n";
const std::string sets = "set 0\nFirst\n0 1\n2 3\n4 5 8\n6 7 9\nset 1\nSecond\n10 11\n12 13\n14 15\n16 17\n";
const std::string file = head + "Handset\n1\n\n" + sets;

std::string withLineEnds(std::string text, std::string_view lineEnd) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += lineEnd.size())
        text.replace(at, 1, lineEnd);
    return text;
}

DeckReading readUserFile(std::string_view bytes) {
    auto reading = readDecks(bytes, tokenBattle());
    if (!reading) throw std::runtime_error(test::errorText(reading.error()));
    return std::move(reading).value();
}

std::string replaced(std::string_view bytes, const DeckLibrary& library) {
    const auto made = replaceSets(bytes, library, tokenBattle());
    return made ? made->bytes : test::errorText(made.error());
}

bool holdsSecret(std::string_view text) {
    return std::ranges::any_of(
        secrets, [text](const std::string& secret) { return text.find(secret) != std::string_view::npos; });
}

/// All content of a reading, or of its error, in one text.
std::string everythingIn(const Result<DeckReading>& reading) {
    if (!reading) return test::errorText(reading.error());
    std::string text = reading->renamed.value_or("");
    for (const LeftOutDeck& deck : reading->leftOut)
        text += deck.name + " " + test::errorText(deck.reason) + "\n";
    for (const NamedDeck& deck : reading->library.decks())
        text += deck.name + deck.notes + deck.unknownFields + "\n";
    return text + reading->library.unknownFields;
}

} // namespace

class TestUserFile : public QObject {
    Q_OBJECT

private slots:
    void givesWayOnlyToItselfWithOtherSets() {
        QVERIFY(keepsUserFile(file, file));
        QVERIFY(keepsUserFile(file, replaced(file, readUserFile(sets).library)));
        QVERIFY(keepsUserFile(sets, "anything"));
        QVERIFY(keepsUserFile("", "anything"));
        QVERIFY(!keepsUserFile(file, ""));
        QVERIFY(!keepsUserFile(file, sets));
        QVERIFY(!keepsUserFile(file, head + "Handset\n2\n\n" + sets));
        for (std::size_t i = 0; i < file.find("set 0"); ++i) {
            std::string changed = file;
            changed[i] ^= 1;
            QVERIFY2(!keepsUserFile(file, changed) || i >= file.find("\n\nset"), changed.c_str());
        }
        const std::string broken = head + "Handset\nno number\n" + sets; // what stands where is not known
        QVERIFY(keepsUserFile(broken, broken));
        QVERIFY(!keepsUserFile(broken, head + "Handset\nno number\n"));
    }

    void readsDecksAndTheActiveOne() {
        const DeckReading reading = readUserFile(file);
        QCOMPARE(reading.format, DeckFormat::UserFile);
        QCOMPARE(reading.library.size(), 2);
        QCOMPARE(reading.library.active(), 1);
        QCOMPARE(reading.library.at(0).name, std::string("First"));
        QVERIFY(readUserFile(withLineEnds(file, "\r\n")) == reading);
        const DeckReading old = readUserFile(head + "Handset\n0\n\nset 0\n0 1\n2 3\n4 5 8\n6 7 9\n");
        QCOMPARE(old.library.at(0).name, std::string("Deck 1"));
        QVERIFY(readUserFile(head + "Handset\n0\n\n").library.empty());
    }

    void aUserMayBeCalledAnything() {
        for (const char* nick : {"", "set 0", "{", "Handset", "sd1-0000", "Stack 1: 3", "[[[["})
            QCOMPARE(readUserFile(std::string(nick) + "\n\n\nHandset\n0\n\n" + sets).format,
                     DeckFormat::UserFile);
        QCOMPARE(readUserFile("a\nb\nc\nd\nHandset\n0\n\n" + sets).format, DeckFormat::UserFile);
        QCOMPARE(readUserFile("set 0\nHandset\n1\n2\n3\n4\n").format, DeckFormat::Sets);
        QCOMPARE(readUserFile("set 0\nA\n1\n2\n3\n4\nset 1\nHandset\n5\n6\n7\n8\n").format, DeckFormat::Sets);
    }

    /// The user's lines may be more than three; but their end is searched for within 32 lines.
    void theMarkerIsLookedForOnTheFirstLines() {
        const auto markerOn = [](int line) {
            std::string lines;
            for (int i = 1; i < line; ++i)
                lines += "line\n";
            return lines + "Handset\n0\n\n" + sets;
        };
        for (const int line : {4, 5, 6, 31, 32})
            QVERIFY2(looksLikeUserFile(markerOn(line)), qPrintable(QString::number(line)));
        for (const int line : {1, 2, 3, 33, 34, 100})
            QVERIFY2(!looksLikeUserFile(markerOn(line)), qPrintable(QString::number(line)));
        QCOMPARE(readUserFile(markerOn(32)).library.size(), 2);
        QCOMPARE(readUserFile(markerOn(32)).format, DeckFormat::UserFile);
        // Of a file that begins as sets do, a later line of that name is the name of a deck.
        QVERIFY(looksLikeUserFile("set 0\nb\nc\nHandset\n0\n\n" + sets));
        QVERIFY(!looksLikeUserFile("set 0\nA\n1\n2\n3\n4\nset 1\nHandset\n5\n6\n7\n8\n"));
        // Another marker further down, without a number below it, is none.
        QVERIFY(looksLikeUserFile("a\nb\nc\nd\nHandset\nHandset\n0\n\n" + sets));
        QVERIFY(!looksLikeUserFile("a\nb\nc\nd\nHandset\nfirst\n0\n"));
    }

    void reportsWhereItIsBroken() {
        const auto errorOf = [](const std::string& bytes) {
            return test::errorText(readDecks(bytes, tokenBattle()).error());
        };
        QCOMPARE(errorOf(head + "Handset"), std::string("user/number @5"));
        QCOMPARE(errorOf(head + "Handset\nfirst\n\n" + sets), std::string("user/number @5"));
        QCOMPARE(errorOf(head + "Handset\n0\n\nDeck\n" + sets), std::string("user/no-sets @7"));
        QCOMPARE(errorOf(head + "Hand\n0\n\n" + sets), std::string("decks/nothing"));
        QCOMPARE(errorOf(head), std::string("decks/nothing"));
        QCOMPARE(errorOf("nick\nHandset\n0\n\n" + sets), std::string("user/number @3"));
        QCOMPARE(errorOf("\n" + head + "Handset\nfirst\n\n" + sets), std::string("user/number @6"));
        const DeckReading reading =
            readUserFile(head + "Handset\n0\n\nset 0\nA\n1\n2\n3\nset 1\nB\n1\n2\n3\n4\n");
        QCOMPARE(test::errorText(reading.leftOut.at(0).reason), std::string("deck/stacks 3 4 @7"));
    }

    /// Whole, cut short, damaged or converted: the first three lines come up nowhere.
    void nothingOfThePersonIsKeptOrShown() {
        test::Random random(5);
        for (std::size_t size = 0; size <= file.size(); ++size)
            QVERIFY(!holdsSecret(everythingIn(readDecks(file.substr(0, size), tokenBattle()))));
        for (int run = 0; run < 20'000; ++run) {
            std::string damaged = file;
            for (int left = 1 + random.below(3); left > 0; --left) {
                const auto at = std::size_t(random.below(int(damaged.size())));
                const int kind = random.below(3);
                if (kind == 0)
                    damaged.erase(at, 1);
                else
                    damaged.insert(at, 1, "\n{}[]\":, 0123ae"[random.below(16)]);
            }
            const auto reading = readDecks(damaged, tokenBattle());
            QVERIFY2(!holdsSecret(everythingIn(reading)), damaged.c_str());
        }
        const DeckLibrary library = readUserFile(file).library;
        for (const DeckFormat format :
             {DeckFormat::Sdeck, DeckFormat::Sets, DeckFormat::OldSets, DeckFormat::List})
            QVERIFY(!holdsSecret(writeDecks(library, tokenBattle(), format)->bytes));
    }

    /// Cut short anywhere: an error, or fewer decks and the broken one named, or fewer cards of the last
    /// stack.
    void truncatedFilesLoseNothingUnseen() {
        const std::size_t first = file.find("set 0");
        const std::size_t second = file.find("set 1");
        for (std::size_t size = 0; size < file.size(); ++size) {
            const auto reading = readDecks(std::string_view(file).substr(0, size), tokenBattle());
            if (!reading) {
                QVERIFY(size < first + 5);
                continue;
            }
            const std::size_t decks = size < first + 5 ? 0 : size < second + 5 ? 1 : 2;
            QVERIFY(std::size_t(reading->library.size()) + reading->leftOut.size() >= decks);
            if (size < file.size() - 5) QVERIFY(reading->library.size() < 2);
            const std::string after = replaced(std::string_view(file).substr(0, size), reading->library);
            QVERIFY(after.starts_with(head) || after.starts_with("write/") || after.starts_with("user/"));
        }
    }

    void writingReplacesTheSetsAlone() {
        DeckLibrary library = readUserFile(file).library;
        QCOMPARE(replaced(file, library), file);
        library.append({"set 3", deckOf("20 21 | 22 23 | 24 25 | 26 27")});
        const std::string third = "set 2\nset 3\n20 21\n22 23\n24 25\n26 27\n";
        QCOMPARE(replaced(file, library), file + third);
        library.remove({2});
        library.rename(1, "Two");
        std::string renamed = file;
        renamed.replace(renamed.find("Second"), 6, "Two");
        QCOMPARE(replaced(file, library), renamed);
        QCOMPARE(replaced(withLineEnds(file, "\r\n"), library), withLineEnds(renamed, "\r\n"));
    }

    void everyOtherByteStays() {
        test::Random random(8);
        const DeckLibrary before = readUserFile(file).library;
        for (const char* lineEnd : {"\n", "\r\n", "\r"})
            for (const char* tail : {"", "\n", "\n\n  \n", "\r\n"})
                for (int run = 0; run < 50; ++run) {
                    const std::string front = withLineEnds("\xFF \t\n\xC2\xA0"
                                                           "e\n" +
                                                               secrets[2] + "\nHandset\n 0 \n\n",
                                                           lineEnd);
                    const std::string bytes =
                        front + withLineEnds(sets.substr(0, sets.size() - 1), lineEnd) + tail;
                    DeckLibrary library;
                    for (int left = 1 + random.below(4); left > 0; --left)
                        library.append({test::anyDeckName(random), test::anyFilledDeck(random)});
                    const std::string after = replaced(bytes, library);
                    QVERIFY(after.starts_with(front) && after.ends_with(tail));
                    QCOMPARE(readUserFile(after).library, library);
                    QCOMPARE(replaced(after, library), after);
                }
    }

    void keepsTheFormOfTheFile() {
        const std::string old = head + "Handset\n0\n\nset 0\n0 1\n2 3\n4 5 8\n6 7 9\n";
        DeckLibrary library;
        library.append({"A", deckOf("1 2 | 3 | 4 | 5")});
        QCOMPARE(replaced(old, library), head + "Handset\n0\n\nset 0\n1 2\n3\n4\n5\n");
        const auto made = replaceSets(old, library, tokenBattle());
        QVERIFY(std::ranges::count(made->notes, std::string_view("write/lost-names"), &Message::id) == 1);
        QCOMPARE(replaced(head + "Handset\n0\n", library), head + "Handset\n0\n\nset 0\nA\n1 2\n3\n4\n5\n");
        QCOMPARE(replaced(withLineEnds(head + "Handset\n0", "\r\n"), library),
                 withLineEnds(head + "Handset\n0\n\nset 0\nA\n1 2\n3\n4\n5\n", "\r\n"));
    }

    void refusesWhatWouldHarmTheFile() {
        DeckLibrary library;
        QCOMPARE(replaced(file, library), std::string("write/no-decks"));
        library.append({"A", deckOf("1 2 | 3 | 4 | 5")});
        QCOMPARE(replaced(file, library), std::string("user/active-missing 2 1"));
        QCOMPARE(replaced("hello", library), std::string("user/not-a-user-file"));
        QCOMPARE(replaced(head + "Handset\nx\n", library), std::string("user/number @5"));
        library.append({"B", deckOf("1 2 | | 4 | 5")});
        QCOMPARE(replaced(file, library), std::string("write/empty-stack B 2"));
        QCOMPARE(test::errorText(writeDecks(library, tokenBattle(), DeckFormat::UserFile).error()),
                 std::string("write/user-file"));
    }

    void reportsThatTheGameKeepsFiveAndItsOwnActiveDeck() {
        DeckLibrary library;
        for (int i = 0; i < 6; ++i)
            library.append({"A", deckOf("0 1 | 2 3 | 4 5 | 6 7")});
        const auto made = replaceSets(file, library, tokenBattle());
        QVERIFY((made->notes ==
                 std::vector<Message>{{"write/more-than-game", {6, 5}}, {"write/active-stays", {2}}}));
    }
};

STONEMASON_APPLESS_TEST(TestUserFile)
#include "test_user_file.moc"
