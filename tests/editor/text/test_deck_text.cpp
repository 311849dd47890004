// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/deck/deck_edit.h"
#include "core/token_battle/deck/deck_library.h"
#include "editor/text/message_tables.h"
#include "editor/token_battle/text/deck_text.h"
#include "editor/token_battle/text/message_tables.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

QString text(const Message& message) {
    return deckText(message, tokenBattle());
}

QString refused(const DeckEdit& edit) {
    return edit.refusal ? text(messageOf(*edit.refusal)) : QString();
}

/// Every message about decks.
std::vector<Message> messages() {
    std::vector<Message> all;
    using enum RefusalReason;
    for (const RefusalReason reason : {StackFull, CardTwice, NoSlot, NoCard, NotInDeck})
        all.push_back(messageOf({.reason = reason, .stack = 1, .card = 2}));
    const auto keep = [&all](const std::optional<Message>& fault) {
        if (!fault) qFatal("nothing is wrong");
        all.push_back(*fault);
    };
    const std::string longest(std::size_t(maximumNotesLength) + 1, 'x');
    for (const std::string& name :
         {std::string(), std::string("\xff"), std::string("a\nb"), std::string(" a"), longest})
        keep(nameFault(name));
    for (const std::string& notes : {std::string("\xff"), std::string("\x1b"), longest})
        keep(notesFault(notes));
    DeckLibrary library;
    library.append({.name = "one"});
    library.append({.name = "two"});
    keep(library.rename(0, "two"));
    Catalogue strict = tokenBattle();
    strict.rules.most = 1;
    for (const char* stacks : {"6 1 | 12 | | 13 21", "99 | 0 | 1 | 2"})
        for (const DeckProblem& problem : problemsOf(deckOf(stacks), strict))
            all.push_back(problem.message);
    return all;
}

} // namespace

class TestDeckText : public QObject {
    Q_OBJECT

private slots:
    /// Whatever is wrong with a deck, its name or its notes is reported in a whole sentence.
    void everyMessageHasAText() {
        std::set<std::string_view> ids;
        for (const Message& message : messages()) {
            ids.insert(message.id);
            QVERIFY2(findText(token_battle::deckTexts(), message.id), std::string(message.id).c_str());
            const QString sentence = text(message);
            QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'%') && !sentence.contains(u'?'),
                     qPrintable(sentence));
        }
        QCOMPARE(ids.size(), std::size_t(19));
    }

    void cardsAreNamed() {
        QCOMPARE(cardText(2, tokenBattle()), QStringLiteral("Hammer (2)"));
        QCOMPARE(cardText(1234, tokenBattle()), QStringLiteral("card 1234"));
        QCOMPARE(text({"deck/unknown-card", {99}}),
                 QStringLiteral("Card 99 is not in the catalogue; put another in its place."));
    }

    void reportsWhyACardCannotGoThere() {
        const Deck deck = deckOf("0 1 | 2 3 4 5 6 | 7 | 8");
        const CardId one = 2;
        const CardId other = 10;
        QCOMPARE(refused(put(deck, {&one, 1}, {0, 0})),
                 QStringLiteral("Hammer (2) is already in stack 2, and a deck holds a card once."));
        QCOMPARE(refused(put(deck, {&other, 1}, {1, 0})),
                 QStringLiteral("Stack 2 cannot hold more than 5 cards."));
        QVERIFY(!refused(remove(deck, {&other, 1})).isEmpty() && !refused(put(deck, {}, {9, 0})).isEmpty());
    }

    void reportsWhatADeckLacks() {
        QStringList lines;
        for (const DeckProblem& problem : problemsOf(deckOf("6 1 | 12 | | 13 21"), tokenBattle()))
            lines << text(problem.message);
        QCOMPARE(
            lines,
            (QStringList{QStringLiteral("Stack 2 needs one more card."),
                         QStringLiteral("Stack 3 needs 2 more cards."),
                         QStringLiteral("None of the top cards pays off on the first turn."),
                         QStringLiteral(
                             "The number of Twins (21) is not confirmed; the game may mean another card.")}));
    }

    void showsOtherMessagesAsBefore() {
        QCOMPARE(text({"file/missing"}), QStringLiteral("There is no such file."));
        const Error error{{"deck/card-twice", {2, 1}}, 7, {}};
        QCOMPARE(deckText(error, tokenBattle()),
                 QStringLiteral("Line 7: Hammer (2) is already in stack 1, and a deck holds a card once."));
    }
};

STONEMASON_GUILESS_TEST(TestDeckText)
#include "test_deck_text.moc"
