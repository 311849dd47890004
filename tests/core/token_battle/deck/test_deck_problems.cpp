// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"
#include "tests/support/cards.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;

namespace {

QString found(const char* stacks) {
    QStringList lines;
    for (const DeckProblem& problem : problemsOf(deckOf(stacks), test::tokenBattle()))
        lines << QStringLiteral("%1 %2 %3/%4")
                     .arg(problem.severity == Severity::Error ? "error" : "note",
                          QString::fromStdString(test::errorText({problem.message})))
                     .arg(problem.stack)
                     .arg(problem.slot);
    return lines.join("; ");
}

} // namespace

class TestDeckProblems : public QObject {
    Q_OBJECT

private slots:
    void aGoodDeckHasNone() {
        QCOMPARE(found("0 1 | 2 3 | 4 5 8 | 6 7 9"), "");
        QVERIFY(isValid(deckOf("0 1 | 2 3 | 4 5 8 10 11 | 6 7 9"), test::tokenBattle()));
    }

    void reportsWhatIsMissing() {
        QCOMPARE(found("0 1 | 2 3 | 4 | 6 7 9"), "error deck/too-few 3 1 2/-1");
        QCOMPARE(found("0 1 | | 4 5 | 6"), "error deck/too-few 2 2 1/-1; error deck/too-few 4 1 3/-1");
        QVERIFY(!isValid(Deck(), test::tokenBattle()));
    }

    void anUnknownCardKeepsItFromBeingValid() {
        QCOMPARE(found("0 1 | 2 99 | 4 5 | 6 7"), "error deck/unknown-card 99 1/1");
        QVERIFY(!isValid(deckOf("0 1 | 2 99 | 4 5 | 6 7"), test::tokenBattle()));
    }

    void notesBadStartsAndIdsOfOurs() {
        QCOMPARE(found("6 0 | 12 1 | 13 2 | 19 3"), "note deck/no-opener -1/-1");
        QCOMPARE(found("0 1 | 2 3 | 4 21 | 6 42"), "note deck/assumed-ids 21 1 2/1");
        QCOMPARE(found("0 1 | 2 3 | 4 5 | 6 42"), "note deck/assumed-id 42 3/1");
        QVERIFY(isValid(deckOf("6 0 | 12 21 | 13 2 | 19 3"), test::tokenBattle()));
    }

    void followsTheCataloguesRules() {
        Catalogue strict = test::tokenBattle();
        strict.rules = {1, 3, 5};
        QVERIFY(isValid(deckOf("0 | 1 | 2 | 3"), strict));
        const auto problems = problemsOf(deckOf("0 4 5 6 7 | 1 | 2 | 3"), strict);
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY((problems[0].message == Message{"deck/too-many", {1, 2}}));
    }
};

STONEMASON_APPLESS_TEST(TestDeckProblems)
#include "test_deck_problems.moc"
