// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/tour_places.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

using namespace stonemason;

namespace {

constexpr QRect room(8, 8, 1008, 584);
const QList<QSize> sizes{{340, 180}, {290, 210}, {250, 240}};

/// Whether a size has room on some side of the target, tried place by place.
bool hasRoomBeside(const QRect& target) {
    const QRect keptFree = target.adjusted(-calloutArrow, -calloutArrow, calloutArrow, calloutArrow);
    for (const QSize& size : sizes) {
        const bool left = keptFree.left() - room.left() >= size.width();
        const bool right = room.right() - keptFree.right() >= size.width();
        const bool above = keptFree.top() - room.top() >= size.height();
        const bool below = room.bottom() - keptFree.bottom() >= size.height();
        const bool fits = size.width() <= room.width() && size.height() <= room.height();
        if (fits && (left || right || above || below)) return true;
    }
    return false;
}

} // namespace

class TestCalloutPlace : public QObject {
    Q_OBJECT

private slots:
    void standsBesideWhateverLeavesRoom() {
        std::mt19937 random(7);
        int without = 0;
        for (int i = 0; i < 20000; ++i) {
            const auto upTo = [&](int most) { return int(random() % unsigned(most)); };
            const QRect target =
                QRect(upTo(1024), upTo(600), 1 + upTo(1000), 1 + upTo(600)) & QRect(0, 0, 1024, 600);
            const CalloutPlace place = placeCallout(target, room, sizes);
            QVERIFY(room.contains(place.body));
            QVERIFY(sizes.contains(place.body.size()));
            QCOMPARE(place.edge.has_value(), hasRoomBeside(target));
            if (!place.edge) {
                ++without;
                continue;
            }
            QVERIFY(!place.body.intersects(target));
            QVERIFY(target.adjusted(-calloutArrow, -calloutArrow, calloutArrow, calloutArrow)
                        .intersects(place.body.adjusted(-1, -1, 1, 1)));
        }
        QVERIFY(without > 100 && without < 15000);
    }

    void theArrowEndsAtTheTarget() {
        for (const QRect& target : {QRect(0, 60, 216, 300), QRect(736, 60, 288, 500), QRect(400, 24, 120, 32),
                                    QRect(400, 560, 120, 32)}) {
            const CalloutPlace place = placeCallout(target, room, sizes);
            QVERIFY(target.adjusted(0, 0, 1, 1).contains(place.tip));
            QVERIFY(!target.adjusted(1, 1, -1, -1).contains(place.tip));
        }
    }

    void sidesOfPanelsAndUnderButtons() {
        QCOMPARE(*placeCallout({0, 60, 216, 300}, room, sizes).edge, Qt::LeftEdge);
        QCOMPARE(*placeCallout({736, 60, 288, 500}, room, sizes).edge, Qt::RightEdge);
        QCOMPARE(*placeCallout({200, 0, 60, 24}, room, sizes).edge, Qt::TopEdge);
        QCOMPARE(*placeCallout({200, 570, 60, 24}, room, sizes).edge, Qt::BottomEdge);
    }

    void takesTheBestSizeThatFits() {
        QCOMPARE(placeCallout({0, 60, 400, 500}, room, sizes).body.size(), sizes[0]);
        QCOMPARE(placeCallout({0, 30, 700, 562}, room, sizes).body.size(), sizes[1]);
        QCOMPARE(placeCallout({0, 30, 740, 562}, room, sizes).body.size(), sizes[2]);
    }

    void standsSomewhereWithoutRoomOrTarget() {
        const CalloutPlace over = placeCallout({0, 0, 1024, 600}, room, sizes);
        QVERIFY(!over.edge);
        QCOMPARE(over.body.bottomRight(), room.bottomRight());
        const CalloutPlace alone = placeCallout({}, room, sizes);
        QVERIFY(!alone.edge);
        QVERIFY((alone.body.center() - room.center()).manhattanLength() <= 2);
        QVERIFY(QRect(0, 0, 200, 100).contains(placeCallout({}, {0, 0, 200, 100}, sizes).body));
    }
};

STONEMASON_APPLESS_TEST(TestCalloutPlace)
#include "test_callout_place.moc"
