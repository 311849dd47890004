// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/game_over_panel.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <utility>

using namespace stonemason;

namespace {

double areaOf(const QRectF& rect) {
    return rect.width() * rect.height();
}

/// All places in the order in which they are preferred, the first of those that hide least: as the header
/// says it, without any cleverness.
QRect plainlyClearest(const QRect& room, QSize card, const std::vector<QRectF>& pieces,
                      const QRectF& ground) {
    QRect above({}, card);
    above.moveCenter(room.center());
    above.moveTop(room.top());
    std::vector<QRect> places{above, above.translated(0, room.height() - card.height())};
    for (int y = room.top(); y + card.height() <= room.bottom() + 1; y += 8)
        for (int x = room.left(); x + card.width() <= room.right() + 1; x += 8)
            places.emplace_back(QPoint(x, y), card);
    std::stable_sort(places.begin() + 2, places.end(), [&above](const QRect& one, const QRect& other) {
        const auto away = [&above](const QRect& place) {
            return (place.topLeft() - above.topLeft()).manhattanLength();
        };
        return away(one) < away(other);
    });
    return *std::ranges::min_element(places, {}, [&](const QRect& place) {
        double ofPieces = 0;
        for (const QRectF& piece : pieces)
            ofPieces += areaOf(QRectF(place) & piece);
        return std::pair(ofPieces, areaOf(QRectF(place) & ground));
    });
}

QRectF anyRect(test::Random& random, int most) {
    return {random.below(700) - 50 + random.below(4) / 4.0, random.below(500) - 50.0,
            1.0 + random.below(most), 1.0 + random.below(most)};
}

} // namespace

class TestCardPlace : public QObject {
    Q_OBJECT

private slots:
    /// The short cuts change nothing: with many pieces or none, a ground that fills the room, lies in it or
    /// reaches beyond it, a card that is too large for the room.
    void isWhatTryingEverythingFinds() {
        test::Random random(20);
        for (int i = 0; i < 400; ++i) {
            const QRect room(random.below(60), random.below(60), 40 + random.below(600),
                             40 + random.below(400));
            const QSize card(20 + random.below(300), 20 + random.below(150));
            std::vector<QRectF> pieces;
            for (int left = random.below(30); left > 0; --left)
                pieces.push_back(anyRect(random, 60));
            const QRectF ground = random.below(4) == 0 ? QRectF() : anyRect(random, 700);
            QCOMPARE(clearestPlace(room, card, pieces, ground), plainlyClearest(room, card, pieces, ground));
        }
    }

    void anEmptyBoardHasItAbove() {
        QCOMPARE(clearestPlace({0, 0, 300, 200}, {100, 50}, {}, {}), QRect(100, 0, 100, 50));
        QCOMPARE(clearestPlace({0, 0, 300, 200}, {100, 50}, {{120, 0, 10, 10}}, {}),
                 QRect(100, 150, 100, 50));
    }
};

STONEMASON_APPLESS_TEST(TestCardPlace)
#include "test_card_place.moc"
