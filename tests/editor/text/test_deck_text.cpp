// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deck/deck_edit.h"
#include "core/deck/deck_library.h"
#include "core/deck/deck_problems.h"
#include "editor/text/deck_text.h"
#include "editor/text/message_tables.h"
#include "tests/support/cards.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

QString said(const Message& message) {
    return deckText(message, tokenBattle());
}

QString refused(const DeckEdit& edit) {
    return edit.refusal ? said(messageOf(*edit.refusal)) : QString();
}

} // namespace

class TestDeckText : public QObject {
    Q_OBJECT

private slots:
    /// Every id that core/deck uses has a sentence.
    void everyMessageHasAText() {
        const QDir sources(QStringLiteral(STONEMASON_RESOURCES "/../core/deck"));
        const QRegularExpression id(QStringLiteral("\"((?:deck|name|notes)/[a-z-]+)\""));
        int found = 0;
        for (const QString& name : sources.entryList({QStringLiteral("*.cpp")})) {
            QFile file(sources.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto ids = id.globalMatch(QString::fromUtf8(file.readAll())); ids.hasNext(); ++found) {
                const std::string used = ids.next().captured(1).toStdString();
                QVERIFY2(findText(deckTexts(), used), used.c_str());
            }
        }
        QVERIFY(found > 15);
    }

    void cardsAreNamed() {
        QCOMPARE(cardText(2, tokenBattle()), QStringLiteral("Hammer (2)"));
        QCOMPARE(cardText(1234, tokenBattle()), QStringLiteral("card 1234"));
        QCOMPARE(said({"deck/unknown-card", {99}}),
                 QStringLiteral("Card 99 is not in the catalogue; put another in its place."));
    }

    void saysWhyACardCannotGoThere() {
        const Deck deck = deckOf("0 1 | 2 3 4 5 6 | 7 | 8");
        const CardId one = 2;
        const CardId other = 10;
        QCOMPARE(refused(put(deck, {&one, 1}, {0, 0})),
                 QStringLiteral("Hammer (2) is already in stack 2, and a deck holds a card once."));
        QCOMPARE(refused(put(deck, {&other, 1}, {1, 0})),
                 QStringLiteral("Stack 2 cannot hold more than 5 cards."));
        QVERIFY(!refused(take(deck, {&other, 1})).isEmpty() && !refused(put(deck, {}, {9, 0})).isEmpty());
    }

    void saysWhatADeckLacks() {
        QStringList lines;
        for (const DeckProblem& problem : problemsOf(deckOf("6 1 | 12 | | 13 21"), tokenBattle()))
            lines << said(problem.message);
        QCOMPARE(lines, (QStringList{QStringLiteral("Stack 2 needs one more card."),
                                     QStringLiteral("Stack 3 needs 2 more cards."),
                                     QStringLiteral("None of the top cards pays off on the first turn."),
                                     QStringLiteral("The number of one card is our reading; no source tells "
                                                    "the game's own.")}));
    }

    void otherMessagesAreSaidAsEver() {
        QCOMPARE(said({"file/missing"}), QStringLiteral("There is no such file."));
        const Error error{{"deck/card-twice", {2, 1}}, 7, {}};
        QCOMPARE(deckText(error, tokenBattle()),
                 QStringLiteral("Line 7: Hammer (2) is already in stack 1, and a deck holds a card once."));
    }
};

QTEST_GUILESS_MAIN(TestDeckText)
#include "test_deck_text.moc"
