// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/game_turns.h"
#include "editor/play/turn_banner.h"
#include "tests/editor/play/heap_document.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// Counts its calls, and moves when the test makes it.
class Quiet : public GameOpponent<HeapGame> {
public:
    using GameOpponent::answer;

    void ask(const HeapGame&) override { ++asked; }
    void follow(const HeapGame&) override { ++followed; }
    void withdraw() override { ++withdrawn; }
    void takeResignation() override { ++resignations; }

    int asked = 0;
    int followed = 0;
    int withdrawn = 0;
    int resignations = 0;
};

class KeptTurns : public GameTurns<HeapDocument, HeapGame> {
public:
    KeptTurns(HeapDocument& document, bool going) : GameTurns(document, going, nullptr) {
        setTempo(Tempo::Off);
    }

    Quiet& sit(int player) {
        auto quiet = std::make_unique<Quiet>();
        Quiet& there = *quiet;
        setOpponent(player, std::move(quiet));
        return there;
    }
    void take(int player, HeapMove move) { static_cast<Quiet*>(opponent(player))->answer(move); }
};

} // namespace

class TestTurnManager : public QObject {
    Q_OBJECT

private slots:
    void asksWhoIsToMove() {
        HeapDocument document;
        KeptTurns turns(document, true);
        Quiet& second = turns.sit(1);
        QVERIFY(turns.canMove() && !turns.isThinking());
        QVERIFY(turns.play({0, 1}));
        QCOMPARE(second.asked, 1);
        QVERIFY(turns.isThinking() && !turns.canMove());
        turns.take(1, {1, 1});
        QTRY_COMPARE(document.moveCount(), 2);
        QVERIFY(!turns.isThinking() && turns.canMove());
        QCOMPARE(second.followed, 2);
    }

    void ignoresWhoWasNotAsked() {
        HeapDocument document;
        KeptTurns turns(document, true);
        turns.sit(0);
        Quiet& second = turns.sit(1);
        turns.take(1, {1, 1});
        turns.take(0, {0, 2});
        QTRY_COMPARE(document.moveCount(), 1);
        QCOMPARE(document.position().heaps[0], std::uint8_t(1));
        QCOMPARE(document.position().heaps[1], std::uint8_t(4));
        QCOMPARE(second.asked, 1);
    }

    void restsInAGameThatWasOpened() {
        HeapDocument document;
        KeptTurns turns(document, false);
        Quiet& first = turns.sit(0);
        QCOMPARE(first.asked, 0);
        QVERIFY(turns.isResting());
        QSignalSpy changed(&turns, &TurnManager::changed);
        turns.setGoing(true);
        QCOMPARE(first.asked, 1);
        QVERIFY(!turns.isResting() && !changed.isEmpty());
    }

    void restsAfterUndoing() {
        HeapDocument document;
        KeptTurns turns(document, true);
        Quiet& second = turns.sit(1);
        QVERIFY(turns.play({0, 1}));
        turns.take(1, {1, 1});
        QTRY_COMPARE(document.moveCount(), 2);
        document.undoStack().undo();
        QVERIFY(!turns.isGoing());
        QCOMPARE(second.asked, 1);
        QVERIFY(turns.play({0, 2})); // a person who moves lets them go on
        QCOMPARE(second.asked, 2);
    }

    void withdrawsWhileOneLooksBack() {
        HeapDocument document;
        KeptTurns turns(document, true);
        Quiet& second = turns.sit(1);
        QVERIFY(turns.play({0, 1}));
        document.show(0);
        QCOMPARE(second.withdrawn, 1);
        QVERIFY(!turns.isThinking());
        turns.take(1, {1, 1}); // too late
        QTest::qWait(20);
        QCOMPARE(document.moveCount(), 1);
        document.show(1);
        QCOMPARE(second.asked, 2);
    }

    void aLiveGameGoesOnMeanwhile() {
        HeapDocument document;
        document.setLive(true);
        KeptTurns turns(document, true);
        Quiet& second = turns.sit(1);
        QVERIFY(turns.play({0, 1}));
        document.show(0);
        QVERIFY(turns.isThinking() && !turns.canMove() && !turns.isResting());
        turns.setGoing(false); // nobody rests who is waited for
        QVERIFY(turns.isGoing());
        QCOMPARE(second.withdrawn, 0);
        turns.take(1, {1, 1});
        QTRY_COMPARE(document.moveCount(), 2);
    }

    void answersWaitUntilAllWasShown() {
        HeapDocument document;
        KeptTurns turns(document, true);
        turns.sit(1);
        turns.setShowing(true);
        QVERIFY(turns.play({0, 1}));
        turns.take(1, {1, 1});
        QTest::qWait(20);
        QCOMPARE(document.moveCount(), 1);
        turns.setShowing(false);
        QTRY_COMPARE(document.moveCount(), 2);
    }

    void whoAnswersNonsenseRests() {
        HeapDocument document;
        KeptTurns turns(document, true);
        turns.sit(1);
        QVERIFY(turns.play({0, 1}));
        turns.take(1, {0, 9});
        QTRY_VERIFY(turns.isResting());
        QCOMPARE(document.moveCount(), 1);
    }

    void theEndOfAGameAsksNobody() {
        HeapDocument document(std::array<std::uint8_t, 3>{1, 0, 0});
        KeptTurns turns(document, true);
        Quiet& second = turns.sit(1);
        QVERIFY(turns.play({0, 1}));
        QCOMPARE(second.asked, 0);
        QVERIFY(!turns.canMove() && !turns.isResting() && !turns.isThinking());
    }

    void theBannerSaysWhatIsWaitedFor() {
        HeapDocument document;
        KeptTurns turns(document, false);
        turns.sit(1);
        TurnBanner banner(document, turns,
                          {[&] { return QStringLiteral("to move: %1").arg(document.position().toMove); },
                           [] { return QStringLiteral("remark"); },
                           [](QPainter&, const QRectF&, int, const QPalette&) {}},
                          nullptr);
        QCOMPARE(banner.text(), QStringLiteral("to move: 0"));
        QCOMPARE(banner.remark(), QStringLiteral("remark"));
        QVERIFY(document.play({0, 1}));
        banner.refresh();
        QCOMPARE(banner.remark(), QStringLiteral("waiting – press Space · remark"));
        QVERIFY(banner.goOnButton()->isVisibleTo(&banner));
        banner.goOnButton()->click();
        banner.refresh();
        QCOMPARE(banner.remark(), QStringLiteral("thinking… · remark"));
        QVERIFY(!banner.goOnButton()->isVisibleTo(&banner));
        document.show(0);
        banner.refresh();
        QVERIFY(banner.remark().startsWith(QStringLiteral("looking back: a move here")));
    }
};

STONEMASON_TEST(TestTurnManager)
#include "test_turn_manager.moc"
