// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cards/card_look.h"
#include "tests/editor/golden_picture.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace {

constexpr int side = 48;

QRectF square(int row, int column) {
    return QRectF(column * side, row * side, side, side).adjusted(4, 4, -4, -4);
}

QImage symbols() {
    QImage image(int(abilityCount) * side, 3 * side, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int i = 0; i < int(abilityCount); ++i)
        paintAbilitySymbol(painter, square(0, i), Ability(i), Qt::black);
    for (int i = 0; i < int(tokenKindCount); ++i) {
        paintKindSymbol(painter, square(1, i), TokenKind(i), Qt::darkBlue);
        paintTokenShape(painter, square(2, i), TokenKind(i), Qt::darkRed, Qt::lightGray, Qt::darkYellow);
    }
    return image;
}

} // namespace

/// The signs of abilities and tokens.
class TestSymbols : public QObject {
    Q_OBJECT

private slots:
    void theyLookAsTheyDid() {
        QCOMPARE(unlikeGolden(symbols(), QStringLiteral("card-symbols.png")), QString());
    }

    /// Whatever colours they were drawn in before.
    void theyTakeTheColourAskedFor() {
        for (const QColor colour : {Qt::red, Qt::blue, Qt::red}) {
            QImage image(side, side, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintAbilitySymbol(painter, image.rect(), Ability::Sacrifice, colour);
            QCOMPARE(image.pixelColor(side / 2, side / 2), colour);
            paintTokenShape(painter, image.rect(), TokenKind::Golden, Qt::black, Qt::white, colour);
            QCOMPARE(image.pixelColor(side / 2, side / 4), colour);
        }
    }

    /// Many people cannot distinguish colours alone.
    void noTwoAbilitiesLookAlike() {
        const QImage all = symbols();
        for (int i = 1; i < int(abilityCount); ++i)
            for (int other = 0; other < i; ++other)
                QVERIFY(all.copy(square(0, i).toRect()) != all.copy(square(0, other).toRect()));
    }
};

STONEMASON_TEST(TestSymbols)
#include "test_symbols.moc"
