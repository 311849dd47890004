// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/deck/view/stacks/stack_geometry.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::tokenBattle;

namespace {

constexpr CardId shownCard = 0;

QImage cardPicture(const Catalogue& catalogue, int width, double seen) {
    QImage image(width, cardHeight(width), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintCard(painter, QRectF(image.rect()), shownCard, catalogue, cardPalette(lightPalette()), seen);
    return image;
}

/// The rows of pixels in which the two pictures differ; empty: none.
QRect difference(const QImage& a, const QImage& b) {
    QRect rows;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y)) rows |= QRect(0, y, 1, 1);
    return rows;
}

Card& cardIn(Catalogue& catalogue) {
    return *std::ranges::find(catalogue.cards, shownCard, &Card::id);
}

} // namespace

class TestCardArt : public QObject {
    Q_OBJECT

private slots:
    void whatIsSeenOfACoveredCardShowsItAll_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<double>("seen");
        for (const int width : {64, 84, 136})
            for (const double seen : {1.0, 0.9, 0.84, 0.78, 0.65, 0.5, 0.42})
                QTest::addRow("%d, %g", width, seen) << width << seen;
    }

    void whatIsSeenOfACoveredCardShowsItAll() {
        QFETCH(int, width);
        QFETCH(double, seen);
        Catalogue otherName = tokenBattle();
        for (auto& [language, name] : cardIn(otherName).name)
            name = "MMM";
        Catalogue otherArea = tokenBattle();
        cardIn(otherArea).area = {{-1, -1}, {1, -1}};
        const QImage card = cardPicture(tokenBattle(), width, seen);
        const QRect name = difference(card, cardPicture(otherName, width, seen));
        const QRect area = difference(card, cardPicture(otherArea, width, seen));
        QVERIFY(!name.isEmpty() && !area.isEmpty());
        QVERIFY(name.bottom() <= seen * card.height() && area.bottom() <= seen * card.height());
        QVERIFY(area.bottom() < name.top()); // neither lies on the other
    }

    void noPlaceOfAStackIsCoveredFurther() {
        for (int height = 60; height < 1200; height += 7)
            for (const int width : {300, 500, 900}) {
                const StackGeometry places = StackGeometry::fitting({width, height});
                QVERIFY(places.freePart({0, 0}).height() >= 0.42 * places.place({0, 0}).height());
            }
    }
};

STONEMASON_TEST(TestCardArt)
#include "test_card_art.moc"
