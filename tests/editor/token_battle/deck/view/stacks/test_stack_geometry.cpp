// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/stacks/stack_geometry.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;

namespace {

QRectF all(const StackGeometry& places) {
    return QRectF(QPointF(), places.size());
}

} // namespace

class TestStackGeometry : public QObject {
    Q_OBJECT

private slots:
    void fitsIntoTheRoom_data() {
        QTest::addColumn<QSize>("room");
        QTest::addColumn<bool>("overlaps");
        QTest::newRow("ample") << QSize(1000, 1200) << false;
        QTest::newRow("a window of 800") << QSize(470, 600) << false;
        QTest::newRow("a window of 600") << QSize(470, 400) << true;
        QTest::newRow("low") << QSize(900, 300) << true;
        QTest::newRow("narrow") << QSize(370, 700) << false;
    }

    void fitsIntoTheRoom() {
        QFETCH(QSize, room);
        QFETCH(bool, overlaps);
        const StackGeometry places = StackGeometry::fitting(room);
        QVERIFY2(places.size().width() <= room.width() && places.size().height() <= room.height(),
                 qPrintable(QStringLiteral("%1x%2").arg(places.size().width()).arg(places.size().height())));
        QCOMPARE(places.overlaps(), overlaps);
        for (int stack = 0; stack < stackCount; ++stack)
            for (int index = 0; index < stackCapacity; ++index) {
                QVERIFY(all(places).contains(places.place({stack, index})));
                QVERIFY(places.column(stack).contains(places.place({stack, index})));
            }
    }

    void cardsStayLegibleWhereNothingFits() {
        const StackGeometry places = StackGeometry::fitting({100, 100});
        QCOMPARE(places.cardWidth(), StackGeometry::smallestCard);
        // Of every card at least the upper half shows: value, ability, the middle of the area.
        QVERIFY(places.place({0, 1}).top() - places.place({0, 0}).top() >= places.place({0, 0}).height() / 2);
    }

    void aPlaceIsWhereItIsPointedAt_data() {
        QTest::addColumn<QSize>("room");
        QTest::newRow("apart") << QSize(600, 800);
        QTest::newRow("overlapping") << QSize(600, 380);
    }

    void aPlaceIsWhereItIsPointedAt() {
        QFETCH(QSize, room);
        const StackGeometry places = StackGeometry::fitting(room).movedTo({13, -27});
        for (const Deck& deck : {Deck(), deckOf("0 1 2 3 4 | 5 6 | 7 | 8 9 10 11")})
            for (int stack = 0; stack < stackCount; ++stack)
                for (int index = 0; index < stackCapacity; ++index) {
                    const QRectF part = places.freePart({stack, index});
                    QVERIFY(places.slotAt(part.center(), deck) == (Slot{stack, index}));
                }
        QVERIFY(!places.slotAt(places.header(0).center(), Deck()));
    }

    void theLowestCardIsWhole() {
        const StackGeometry places = StackGeometry::fitting({600, 380});
        const Deck deck = deckOf("0 1 | | |");
        const QPointF foot = places.place({0, 1}).bottomRight() - QPointF(3, 3);
        QVERIFY(places.place({0, 2}).contains(foot)); // it lies over the empty place below
        QVERIFY(places.slotAt(foot, deck) == (Slot{0, 1}));
    }

    void dropsFallBetweenCardsOrOntoThem() {
        const StackGeometry places(90);
        const Deck deck = deckOf("0 1 | 2 | |");
        const QRectF card = places.place({0, 1});
        const QPointF middle = card.center();
        QVERIFY(places.dropAt(middle, deck, true) == (DropPlace{{0, 1}, true}));
        QVERIFY(places.dropAt({middle.x(), card.top() + 3}, deck, true) == (DropPlace{{0, 1}}));
        QVERIFY(places.dropAt({middle.x(), card.top() - 2}, deck, true) == (DropPlace{{0, 1}}));
        QVERIFY(places.dropAt({middle.x(), card.bottom() - 3}, deck, true) == (DropPlace{{0, 2}}));
        // Several cards never lie down onto one.
        QVERIFY(places.dropAt(middle - QPointF(0, 5), deck, false) == (DropPlace{{0, 1}}));
        QVERIFY(places.dropAt(middle + QPointF(0, 5), deck, false) == (DropPlace{{0, 2}}));
    }

    void everyPointIsSomewhereInAStack() {
        const StackGeometry places(90);
        const Deck deck = deckOf("0 1 | 2 | |");
        QVERIFY(places.dropAt({-500, -500}, deck, true) == (DropPlace{{0, 0}}));
        QVERIFY(places.dropAt({-500, 5000}, deck, true) == (DropPlace{{0, 2}}));
        QVERIFY(places.dropAt({5000, 5000}, deck, true) == (DropPlace{{3, 0}}));
        QVERIFY(places.dropAt(places.header(1).center(), deck, true) == (DropPlace{{1, 0}}));
        QVERIFY(places.dropAt(places.place({1, 4}).center(), deck, true) == (DropPlace{{1, 1}}));
    }

    void theBarLiesWhereTheCardsPart() {
        for (const StackGeometry& places : {StackGeometry(90), StackGeometry::fitting({600, 380})}) {
            const QRectF bar = places.insertionBar({2, 3});
            QVERIFY(bar.center().y() <= places.place({2, 3}).top());
            QVERIFY(bar.center().y() >= places.freePart({2, 2}).bottom());
            QVERIFY(bar.left() >= places.column(2).left() && bar.right() <= places.column(2).right());
        }
        const StackGeometry apart(90);
        const double between = (apart.place({2, 2}).bottom() + apart.place({2, 3}).top()) / 2;
        QCOMPARE(apart.insertionBar({2, 3}).center().y(), between);
    }
};

STONEMASON_TEST(TestStackGeometry)
#include "test_stack_geometry.moc"
