// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/look.h"
#include "tests/editor/token_battle/deck/view_window.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::ViewWindow;

/// The stacks and the collection beside each other: what is written above them, which card they show.
class TestDeckView : public QObject {
    Q_OBJECT

private slots:
    void thePreviewFollowsWhatWasMovedLast() {
        ViewWindow w("0 1 2 | 3 | |");
        w.stacks()->setFocus();
        w.gestures().setCursor({0, 0});
        QTest::mouseMove(w.stacks()->viewport(), w.middleOf(Slot{1, 0}));
        QTRY_VERIFY(w.view->focusedCard() == CardId(3));
        w.key(Qt::Key_Down);
        QVERIFY(w.view->focusedCard() == CardId(1));
        w.key(Qt::Key_Down, Qt::ControlModifier); // a change of the deck is no movement of the pointer
        QVERIFY(w.view->focusedCard() == CardId(1));
        QTest::mouseMove(w.stacks()->viewport(), w.middleOf(Slot{1, 0}) + QPoint(3, 3));
        QTRY_VERIFY(w.view->focusedCard() == CardId(3));
        w.key(Qt::Key_F6);
        QVERIFY(w.view->focusedCard() == w.list()->currentCard());
    }

    void thePreviewFollowsPointerAndKeys() {
        ViewWindow w("0 1 | 2 | |");
        w.stacks()->setFocus();
        QSignalSpy changed(w.view, &DeckView::focusedCardChanged);
        w.key(Qt::Key_Down);
        QCOMPARE(w.view->focusedCard(), std::optional<CardId>(1));
        QTest::mouseMove(w.stacks()->viewport(), w.middleOf(Slot{1, 0}));
        QCOMPARE(w.view->focusedCard().value_or(-1), 2);
        QTest::mouseMove(w.stacks()->viewport(), w.middleOf(Slot{3, 3}));
        QCOMPARE(w.view->focusedCard(), std::optional<CardId>(1));
        w.list()->setFocus();
        w.list()->setCurrentIndex(w.view->collection()->proxy()->indexOf(9));
        QCOMPARE(w.view->focusedCard(), std::optional<CardId>(9));
        QVERIFY(changed.count() >= 4);
        w.stacks()->setFocus();
        w.document.insertDecks(QStringLiteral("Add"), 1, {{.name = "B", .deck = deckOf("7 8 | | |")}});
        QCOMPARE(w.view->focusedCard(), std::optional<CardId>(8)); // at the same place of the other deck
    }

    void thePreviewFollowsTheKeysFromPaneToPane() {
        ViewWindow w("0 1 | 2 | |");
        w.list()->setCurrentIndex(w.view->collection()->proxy()->indexOf(9));
        w.stacks()->setFocus();
        QTest::mouseMove(w.stacks()->viewport(), w.middleOf(Slot{1, 0}));
        QTRY_COMPARE(w.view->focusedCard(), std::optional<CardId>(2));
        w.list()->setFocus();
        QCOMPARE(w.view->focusedCard(), std::optional<CardId>(9));
        QTest::mouseMove(w.stacks()->viewport(), w.middleOf(Slot{1, 0}) + QPoint(3, 3));
        QTRY_COMPARE(w.view->focusedCard(), std::optional<CardId>(2));
        w.stacks()->setFocus();
        QCOMPARE(w.view->focusedCard(), std::optional<CardId>(0)); // at the cursor
    }

    void theNameLeavesRoomAtTheEdge() {
        for (int letters = 20; letters < 64; letters += 4) {
            ViewWindow w("| | |", {700, 600});
            w.document.renameDeck(0, QString(letters, u'i') + QString(64 - letters, u'n'));
            w.view->setStacksWidth(400);
            QWidget* pane = w.stacks()->parentWidget();
            QVERIFY(w.stacks()->y() > 0);
            const QImage heading = pane->grab(QRect(0, 0, pane->width(), w.stacks()->y())).toImage();
            const QRgb ground = heading.pixel(0, 0);
            int right = 0; // of what is written
            for (int x = 0; x < heading.width(); ++x)
                for (int y = 0; y < heading.height(); ++y)
                    if (heading.pixel(x, y) != ground) right = x;
            QVERIFY(right > heading.width() / 2);
            QVERIFY2(right < heading.width() - gap, qPrintable(QString::number(letters)));
        }
    }
};

STONEMASON_TEST(TestDeckView)
#include "test_deck_view.moc"
