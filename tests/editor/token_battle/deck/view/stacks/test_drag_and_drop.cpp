// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/token_battle/deck/view_window.h"
#include "tests/support/test_program.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::normal;
using test::ofCollection;
using test::ofStacks;
using test::ViewWindow;

class TestDragAndDrop : public QObject {
    Q_OBJECT

private slots:
    void fromTheCollectionOntoAnEmptyPlace() {
        ViewWindow w;
        QVERIFY(w.drag(ofCollection({3}), w.stacks(), w.middleOf(Slot{1, 0})));
        QCOMPARE(w.deck(), normal("| 3 | |"));
        // However far down it is let go, it lies right below the others.
        QVERIFY(w.drag(ofCollection({4}), w.stacks(), w.middleOf(Slot{1, 4})));
        QCOMPARE(w.deck(), normal("| 3 4 | |"));
        QCOMPARE(w.document.undoStack().undoText(), QStringLiteral("Put Sickle into stack 2"));
        w.document.undoStack().undo();
        w.document.undoStack().undo();
        QVERIFY(!w.document.isModified());
    }

    void betweenCardsAndOntoThem() {
        ViewWindow w("0 1 | | |");
        QVERIFY(w.drag(ofCollection({3}), w.stacks(), w.above({0, 1})));
        QCOMPARE(w.deck(), normal("0 3 1 | | |"));
        QVERIFY(w.drag(ofCollection({4}), w.stacks(), w.above({0, 0})));
        QCOMPARE(w.deck(), normal("4 0 3 1 | | |"));
        QVERIFY(w.drag(ofCollection({5}), w.stacks(), w.middleOf(Slot{0, 1})));
        QCOMPARE(w.deck(), normal("4 5 3 1 | | |"));
        QCOMPARE(w.document.undoStack().undoText(), QStringLiteral("Replace Broadaxe with Caltrop"));
    }

    void withinAStackAndBetweenStacks() {
        ViewWindow w("0 1 2 | 3 4 | |");
        QVERIFY(w.drag(ofStacks({2}), w.stacks(), w.above({0, 0})));
        QCOMPARE(w.deck(), normal("2 0 1 | 3 4 | |"));
        QVERIFY(w.drag(ofStacks({2}), w.stacks(), w.above({1, 1})));
        QCOMPARE(w.deck(), normal("0 1 | 3 2 4 | |"));
        QVERIFY(w.drag(ofStacks({0}), w.stacks(), w.middleOf(Slot{1, 2}))); // onto a card: they change places
        QCOMPARE(w.deck(), normal("4 1 | 3 2 0 | |"));
        QCOMPARE(w.document.undoStack().undoText(), QStringLiteral("Swap Broadaxe and Sickle"));
    }

    void severalAtOnceKeepTheirOrder() {
        ViewWindow w("0 1 2 | 3 4 | |");
        QVERIFY(w.drag(ofStacks({0, 2}), w.stacks(), w.above({1, 1})));
        QCOMPARE(w.deck(), normal("1 | 3 0 2 4 | |"));
        QVERIFY(w.drag(ofCollection({9, 7, 8}), w.stacks(), w.middleOf(Slot{2, 0})));
        QCOMPARE(w.deck(), normal("1 | 3 0 2 4 | 9 7 8 |"));
        QCOMPARE(w.steps(), 2);
        QCOMPARE(w.document.undoStack().undoText(), QStringLiteral("Put 3 cards into stack 3"));
    }

    void backToTheCollection() {
        ViewWindow w("0 1 2 | 3 4 | |");
        QVERIFY(w.drag(ofStacks({0, 3}), w.list(), {200, 200}));
        QCOMPARE(w.deck(), normal("1 2 | 4 | |"));
        QVERIFY(!w.drag(ofCollection({9}), w.list(), {200, 200}));
        QCOMPARE(w.steps(), 1);
    }

    void reportsBeforeTheDropWhyItCannotBe_data() {
        QTest::addColumn<QList<int>>("cards");
        QTest::addColumn<bool>("fromStacks");
        QTest::addColumn<QString>("reason");
        QTest::newRow("sixth card") << QList<int>{9} << false << QStringLiteral("Stack 1 cannot hold more");
        QTest::newRow("twice") << QList<int>{6} << false << QStringLiteral("Whirlwind (6) is already in");
        QTest::newRow("sixth, moved") << QList<int>{6} << true << QStringLiteral("Stack 1 cannot hold more");
        QTest::newRow("several") << QList<int>{9, 10} << false << QStringLiteral("Stack 1 cannot hold more");
    }

    void reportsBeforeTheDropWhyItCannotBe() {
        QFETCH(QList<int>, cards);
        QFETCH(bool, fromStacks);
        QFETCH(QString, reason);
        ViewWindow w("0 1 2 3 4 | 6 | |");
        QSignalSpy refused(&w.document, &DeckDocument::refused);
        const CardHand hand{fromStacks ? CardHand::From::Stacks : CardHand::From::Collection,
                            std::vector<CardId>(cards.begin(), cards.end())};
        const auto data = mimeDataOf(hand, w.gestures().viewId());
        QVERIFY(!ViewWindow::hover(*data, w.stacks(), w.above({0, 2})));
        QVERIFY2(w.stacks()->refusal().contains(reason), qPrintable(w.stacks()->refusal()));
        QCOMPARE(w.stacks()->viewport()->cursor().shape(), Qt::ForbiddenCursor);
        QCOMPARE(refused.count(), 1); // the status bar shows it, too
        QVERIFY(!ViewWindow::hover(*data, w.stacks(), w.above({0, 3})));
        QCOMPARE(refused.count(), 1); // once for the same reason
        // A window system that drops nevertheless is refused.
        QDropEvent drop(w.above({0, 2}), Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(w.stacks()->viewport(), &drop);
        QVERIFY(!drop.isAccepted());
        QCOMPARE(w.steps(), 0);
        QVERIFY(w.stacks()->refusal().isEmpty());
    }

    void aFullStackTakesACardInPlaceOfAnother() {
        ViewWindow w("0 1 2 3 4 | | |");
        QVERIFY(w.drag(ofCollection({9}), w.stacks(), w.middleOf(Slot{0, 2})));
        QCOMPARE(w.deck(), normal("0 1 9 3 4 | | |"));
        QVERIFY(w.drag(ofStacks({0}), w.stacks(), w.above({0, 4}))); // moving within is no sixth card
        QCOMPARE(w.deck(), normal("1 9 3 0 4 | | |"));
    }

    void reportsBeforeTheDropWhatItReplaces() {
        ViewWindow w("0 1 2 3 4 | 6 | |");
        const auto fresh = mimeDataOf(ofCollection({9}), w.gestures().viewId());
        QVERIFY(ViewWindow::hover(*fresh, w.stacks(), w.middleOf(Slot{1, 0})));
        QCOMPARE(w.stacks()->announcement(), QStringLiteral("replaces Whirlwind"));
        QVERIFY(w.stacks()->refusal().isEmpty());
        QVERIFY(ViewWindow::hover(*fresh, w.stacks(), w.middleOf(Slot{2, 0})));
        QVERIFY(w.stacks()->announcement().isEmpty());
        const auto moved = mimeDataOf(ofStacks({0}), w.gestures().viewId());
        QVERIFY(ViewWindow::hover(*moved, w.stacks(), w.middleOf(Slot{1, 0})));
        QCOMPARE(w.stacks()->announcement(), QStringLiteral("swaps with Whirlwind"));
        QVERIFY(ViewWindow::hover(*moved, w.stacks(), w.middleOf(Slot{0, 0})));
        QVERIFY(w.stacks()->announcement().isEmpty());
    }

    void leavingClearsTheMessage() {
        ViewWindow w("0 1 2 3 4 | | |");
        const auto data = mimeDataOf(ofCollection({9}), w.gestures().viewId());
        ViewWindow::hover(*data, w.stacks(), w.above({0, 2}));
        QVERIFY(w.stacks()->dropPlace());
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(w.stacks()->viewport(), &leave);
        QVERIFY(!w.stacks()->dropPlace());
        QVERIFY(w.stacks()->refusal().isEmpty());
        QCOMPARE(w.stacks()->viewport()->cursor().shape(), Qt::ArrowCursor);
    }

    void aDragNearTheEdgeScrolls() {
        ViewWindow w("0 1 2 3 4 | | |", {900, 260});
        QScrollBar* bar = w.stacks()->verticalScrollBar();
        QVERIFY(bar->maximum() > 0 && bar->value() == 0);
        const auto data = mimeDataOf(ofCollection({9}), w.gestures().viewId());
        const QRect room = w.stacks()->viewport()->rect();
        ViewWindow::hover(*data, w.stacks(), {room.center().x(), room.bottom() - 2});
        QTRY_COMPARE(bar->value(), bar->maximum());
        ViewWindow::hover(*data, w.stacks(), {room.center().x(), 2});
        QTRY_COMPARE(bar->value(), 0);
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(w.stacks()->viewport(), &leave);
    }

    void cardsOfAnotherViewArePutAndStayThere() {
        ViewWindow from("7 8 | | |");
        ViewWindow to("0 | | |");
        const auto data = mimeDataOf(ofStacks({7}), from.gestures().viewId());
        QVERIFY(ViewWindow::drag(*data, to.stacks(), to.middleOf(Slot{0, 1})));
        QCOMPARE(to.deck(), normal("0 7 | | |"));
        QCOMPARE(from.deck(), normal("7 8 | | |"));
        QVERIFY(!ViewWindow::drag(*data, to.list(), {200, 200}));
    }

    void otherDataIsNotWelcome_data() {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QStringLiteral("text/plain") << QByteArray("1 x stacks 3");
        const QString cards = cardMimeType();
        QTest::newRow("empty") << cards << QByteArray();
        QTest::newRow("no cards") << cards << QByteArray("1 x stacks");
        QTest::newRow("other version") << cards << QByteArray("2 x stacks 3");
        QTest::newRow("other origin") << cards << QByteArray("1 x moon 3");
        QTest::newRow("no number") << cards << QByteArray("1 x stacks 3 b");
        QTest::newRow("negative") << cards << QByteArray("1 x stacks -3");
        QTest::newRow("too large") << cards << QByteArray("1 x stacks 1000000000");
        QTest::newRow("far too many") << cards << "1 x stacks" + QByteArray(" 1").repeated(100'000);
    }

    void otherDataIsNotWelcome() {
        QFETCH(QString, type);
        QFETCH(QByteArray, bytes);
        ViewWindow w("3 | | |");
        QMimeData data;
        data.setData(type, bytes);
        QVERIFY(!ViewWindow::drag(data, w.stacks(), w.middleOf(Slot{1, 0})));
        QVERIFY(!ViewWindow::drag(data, w.list(), {200, 200}));
        QDropEvent drop(w.middleOf(Slot{1, 0}), Qt::MoveAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(w.stacks()->viewport(), &drop);
        QVERIFY(!drop.isAccepted());
        QCOMPARE(w.steps(), 0);
    }

    void whatIsDraggedReadsBack() {
        const QUuid view = QUuid::createUuid();
        for (const CardHand& hand : {ofStacks({0}), ofCollection({5, 999'999'999, 3}), ofStacks({7, 2})})
            QCOMPARE(*handOf(*mimeDataOf(hand, view), view) == hand, true);
        QCOMPARE(int(handOf(*mimeDataOf(ofStacks({0}), QUuid::createUuid()), view)->from),
                 int(CardHand::From::Collection));
    }

    void aDeckThatIsNotThereYetIsMade() {
        ViewWindow w;
        w.document.removeDecks(QStringLiteral("Delete"), {0});
        QVERIFY(w.drag(ofCollection({3}), w.stacks(), w.middleOf(Slot{3, 2})));
        QCOMPARE(w.deck(), normal("| | | 3"));
    }
};

STONEMASON_TEST(TestDragAndDrop)
#include "test_drag_and_drop.moc"
