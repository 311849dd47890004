// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/knowledge.h"
#include "editor/token_battle/duel/model/move_choice.h"
#include "editor/token_battle/duel/view/duel_view.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

/// A game and what is chosen in it, without a window.
struct Chosen {
    explicit Chosen(std::unique_ptr<DuelDocument> game)
        : document(std::move(game)), play(*document, false), choice(play) {}

    std::unique_ptr<DuelDocument> document;
    DuelTurns play;
    MoveChoice choice;
    QSignalSpy refused{&choice, &MoveChoice::refused};
    QSignalSpy accepted{&choice, &MoveChoice::accepted};
};

} // namespace

/// The reason why a choice is impossible disappears once it holds no longer.
class TestMoveChoice : public QObject {
    Q_OBJECT

private slots:
    void aRefusalGoesWithTheNextChoice() {
        Chosen c(documentOf(setupWith("human", "human")));
        QVERIFY(!c.choice.playOn(at(0, 0)));
        QCOMPARE(c.refused.size(), 1);
        QVERIFY(c.refused.back().front().toString().contains(QStringLiteral("top cards")));
        QCOMPARE(c.accepted.size(), 0);
        c.choice.setHovered(at(0, 1)); // looking on changes nothing
        QCOMPARE(c.accepted.size(), 0);
        QVERIFY(c.choice.choose(0));
        QCOMPARE(c.accepted.size(), 1);
        QVERIFY(!c.choice.playOn(at(2, 2)));
        QVERIFY(c.refused.back().front().toString().contains(QStringLiteral("That cell is taken")));
        QVERIFY(c.choice.playOn(at(0, 0)));
        QVERIFY(c.accepted.size() > 1);
        QCOMPARE(c.refused.size(), 2);
    }

    void aRefusalGoesWithThePositionItIsAbout() {
        Chosen c(documentOf(setupWith("human", "hard")));
        QVERIFY(c.document->play(c.document->duel().legalMoves(c.document->position())[0]));
        QVERIFY(!c.choice.choose(0));
        QVERIFY(c.refused.back().front().toString().contains(QStringLiteral("Hard's turn")));
        QCOMPARE(c.accepted.size(), 0);
        c.document->show(0);
        QCOMPARE(c.accepted.size(), 1);
        c.document->show(1); // nothing is refused: there is nothing to take back
        QCOMPARE(c.accepted.size(), 1);
    }

    /// As in a network game that broke off: no choice is requested among cards that nobody knows.
    void reportsWhenNoCardIsKnown() {
        const GameSetup whole = setupWith("human", "human");
        const auto begun = documentOf(whole);
        Chosen c(documentOf(asKnownTo(0, whole, begun->position())));
        PreviewLine line(c.choice, nullptr);
        QVERIFY(c.choice.whyNot().isEmpty());
        QVERIFY2(line.words().contains(QStringLiteral("Choose a card")), qPrintable(line.words()));
        QVERIFY(c.document->play(c.document->duel().legalMoves(c.document->position())[0]));
        QVERIFY(!c.choice.holdsKnownCard());
        QVERIFY2(line.words().contains(QStringLiteral("None of the cards Orange could play")),
                 qPrintable(line.words()));
        QVERIFY(!c.choice.choose(0));
        QCOMPARE(c.refused.back().front().toString(), line.words());
        c.document->show(0);
        QVERIFY2(line.words().contains(QStringLiteral("Choose a card")), qPrintable(line.words()));
    }

    /// The side may be moved from here from now on, as when a peer has left.
    void aRefusalGoesWithItsReason() {
        Chosen c(documentOf(setupWith("hard", "human")));
        QVERIFY(!c.choice.choose(0));
        c.choice.setHovered(at(0, 0));
        QCOMPARE(c.accepted.size(), 0);
        c.play.setOpponent(0, nullptr);
        QCOMPARE(c.accepted.size(), 1);
        QVERIFY(c.choice.choose(0));
    }
};

STONEMASON_TEST(TestMoveChoice)
#include "test_move_choice.moc"
