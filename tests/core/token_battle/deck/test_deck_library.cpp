// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck_library.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

#include <numeric>
#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;

namespace {

DeckLibrary libraryOf(std::initializer_list<const char*> names) {
    DeckLibrary library;
    for (const char* name : names)
        library.append({name});
    return library;
}

/// Takes the deck to another place: afterwards its index is `to`.
void moveDeck(DeckLibrary& library, int from, int to) {
    std::vector<int> order(std::size_t(library.size()));
    std::iota(order.begin(), order.end(), 0);
    order.erase(order.begin() + from);
    order.insert(order.begin() + to, from);
    library.reorder(order);
}

/// The names in order, the active one marked.
QString listed(const DeckLibrary& library) {
    QStringList names;
    for (int i = 0; i < library.size(); ++i)
        names << QString::fromStdString(library.at(i).name) + (i == library.active() ? "*" : "");
    return names.join(' ');
}

} // namespace

class TestDeckLibrary : public QObject {
    Q_OBJECT

private slots:
    void theFirstDeckBecomesTheActiveOne() {
        DeckLibrary library;
        QCOMPARE(library.active(), -1);
        library.append({"a"});
        library.append({"b"});
        QCOMPARE(listed(library), "a* b");
        library.insert(0, {"c"});
        QCOMPARE(listed(library), "c a* b");
    }

    void theActiveDeckStaysTheSameWhenOthersMove() {
        DeckLibrary library = libraryOf({"a", "b", "c", "d"});
        library.setActive(1);
        moveDeck(library, 0, 3);
        QCOMPARE(listed(library), "b* c d a");
        moveDeck(library, 2, 0);
        QCOMPARE(listed(library), "d b* c a");
        moveDeck(library, 1, 3);
        QCOMPARE(listed(library), "d c a b*");
        moveDeck(library, 3, 3);
        QCOMPARE(library.remove({0}).front().name, std::string("d"));
        QCOMPARE(listed(library), "c a b*");
        library.remove({2});
        QCOMPARE(listed(library), "c a*");
        library.setActive(0);
        library.remove({0});
        library.remove({0});
        QCOMPARE(library.active(), -1);
        QVERIFY(library == DeckLibrary());
    }

    void manyComeAndGoTogether() {
        DeckLibrary library = libraryOf({"a", "b", "c"});
        library.setActive(1);
        library.insert({0, 2, 5}, {{"x"}, {"a"}, {"y"}});
        QCOMPARE(listed(library), "x a a (2) b* c y");
        const auto removed = library.remove({0, 3, 5});
        QCOMPARE(removed.size(), std::size_t(3));
        QCOMPARE(removed[1].name, std::string("b"));
        QCOMPARE(listed(library), "a a (2) c*"); // the next one
        library.remove({1, 2});
        QCOMPARE(listed(library), "a*"); // or else the last
        library.remove({0});
        library.insert({0, 1}, {{"p"}, {"a"}});
        QCOMPARE(listed(library), "p* a"); // names that went are free again
    }

    void namesAreMadeFree() {
        DeckLibrary library = libraryOf({"a", "a", "a (3)", "a", "a (2)"});
        QCOMPARE(listed(library), "a* a (2) a (3) a (4) a (2) (2)");
        library.remove({1});
        QCOMPARE(library.freeName("a"), std::string("a (2)"));
        QCOMPARE(library.append({"a"}), std::string("a (2)"));
        QVERIFY(!library.rename(0, "z"));
        QCOMPARE(library.freeName("a"), std::string("a"));
        QVERIFY((library.rename(1, "z") == Message{"name/taken", {std::string("z")}}));
        QVERIFY(!library.rename(0, "z"));
        QVERIFY((library.rename(0, "") == Message{"name/empty"}));
    }

    void aLongNameIsCutToStayAName() {
        std::string name;
        for (int i = 0; i < maximumNameLength; ++i)
            name += "\u017B";
        DeckLibrary library;
        library.append({name});
        library.append({name});
        QVERIFY(library.at(0).name == name);
        QVERIFY(library.at(1).name.ends_with("\u017B (2)"));
        QVERIFY(!nameFault(library.at(1).name));
    }

    void tenThousandDecksOfOneName() {
        DeckLibrary library;
        for (int i = 0; i < 10'000; ++i)
            library.append({"same"});
        QCOMPARE(library.at(9'999).name, std::string("same (10000)"));
    }

    void reportsWhatIsWrongWithANameOrNotes() {
        QVERIFY(!nameFault("Deck 1") && !nameFault("set 1") && !nameFault("\u017B\u00F3\u0142w"));
        QCOMPARE(nameFault("")->id, "name/empty");
        for (const char* name : {"a\nb", "a\rb", "\x1b[31m", "a\x7F",
                                 "a\u0085"
                                 "b",
                                 "a\u2028", "tab\there"})
            QCOMPARE(nameFault(name)->id, "name/control");
        QCOMPARE(nameFault(std::string("a\0b", 3))->id, "name/control");
        // Where it begins and ends, character by character, in the middle of a name and at its end.
        const auto isControl = [](char32_t character) {
            const std::string text = QString::fromUcs4(&character, 1).toStdString();
            const auto fault = nameFault("a" + text + "b");
            const auto atEnd = notesFault("a" + text);
            return fault && fault->id == "name/control" && atEnd && atEnd->id == "notes/control";
        };
        for (const char32_t character : {0x01, 0x08, 0x0B, 0x1F, 0x7F, 0x80, 0x9F, 0x2028, 0x2029})
            QVERIFY2(isControl(character), qPrintable(QString::number(character, 16)));
        for (const char32_t character : {0x20, 0x7E, 0xA0, 0xBF, 0xC0, 0xDF, 0x2027, 0x202F, 0x2030, 0x1F40F})
            QVERIFY2(!isControl(character), qPrintable(QString::number(character, 16)));
        for (const char* name : {" a", "a ",
                                 "\u00A0"
                                 "a"})
            QCOMPARE(nameFault(name)->id, "name/blank-ends");
        QCOMPARE(nameFault("\xFF")->id, "name/utf8");
        QVERIFY((nameFault(std::string(10'000, 'x')) == Message{"name/length", {maximumNameLength}}));
        QVERIFY(!nameFault(std::string(std::size_t(maximumNameLength), 'x')));
        QVERIFY(!notesFault("two\nlines\tand a tab") && !notesFault(""));
        QCOMPARE(notesFault("\x1b")->id, "notes/control");
        QCOMPARE(notesFault("\xC3")->id, "notes/utf8");
        QCOMPARE(notesFault(std::string(std::size_t(maximumNotesLength) + 1, 'x'))->id, "notes/length");
    }

    /// Any walk keeps names apart and the active mark on the deck it was on.
    void randomWalksKeepTheRules() {
        test::Random random(9);
        DeckLibrary library;
        for (int step = 0; step < 20'000; ++step) {
            const int size = library.size();
            const std::string active = size > 0 ? library.at(library.active()).name : std::string();
            const int kind = size == 0 ? 0 : random.below(size > 12 ? 4 : 6);
            bool activeGone = size == 0;
            if (kind == 1) {
                const int index = random.below(size);
                activeGone = index == library.active();
                library.remove({index});
            } else if (kind == 2) {
                moveDeck(library, random.below(size), random.below(size));
            } else if (kind == 3) {
                const int index = random.below(size);
                const std::string before = library.at(index).name;
                library.rename(index, test::anyDeckName(random));
                activeGone = before == active;
            } else {
                const std::string wanted = test::anyDeckName(random);
                const bool taken = library.find(wanted) >= 0;
                const std::string name = library.insert(random.below(size + 1), {wanted});
                QCOMPARE(name != wanted, taken);
            }
            std::set<std::string> names;
            for (const NamedDeck& deck : library.decks())
                QVERIFY(names.insert(deck.name).second && !nameFault(deck.name));
            QVERIFY(library.active() < library.size());
            QCOMPARE(library.active() >= 0, !library.empty());
            if (!activeGone) QCOMPARE(library.at(library.active()).name, active);
        }
    }
};

STONEMASON_APPLESS_TEST(TestDeckLibrary)
#include "test_deck_library.moc"
