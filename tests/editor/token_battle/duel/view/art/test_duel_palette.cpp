// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/token_battle/duel/view/art/token_art.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QSet>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;

namespace {

constexpr double legible = 4.5;

QImage tokenPicture(const Token& token, const DuelPalette& palette) {
    QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
    image.fill(palette.cell);
    QPainter painter(&image);
    paintToken(painter, image.rect(), token, palette);
    return image;
}

} // namespace

class TestDuelPalette : public QObject {
    Q_OBJECT

private slots:
    void everythingWrittenIsLegible_data() {
        QTest::addColumn<QPalette>("window");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
    }

    void everythingWrittenIsLegible() {
        QFETCH(QPalette, window);
        const DuelPalette palette = duelPalette(window);
        for (const DuelPalette::Side& side : palette.sides) {
            QVERIFY(contrast(side.ink, side.fill) >= legible);
            QVERIFY(contrast(side.ink, side.pattern) >= legible);
            QVERIFY(contrast(side.fill, palette.cell) >= legible);
        }
        QVERIFY(contrast(palette.letters, window.color(QPalette::Window)) >= legible);
        QVERIFY(contrast(palette.cards.symbol, palette.cards.of(Ability::Damage)) >= legible);
    }

    /// Without colours as well: a picture in greys shows owner and kind.
    void ownersAndKindsDifferInShape() {
        DuelPalette palette = duelPalette(lightPalette());
        palette.sides[1] = palette.sides[0];
        palette.cards.gold = palette.sides[0].fill;
        QSet<QByteArray> seen;
        for (int owner = 0; owner < playerCount; ++owner)
            for (std::size_t kind = 0; kind < tokenKindCount; ++kind) {
                const QImage image = tokenPicture({owner, 2, TokenKind(kind)}, palette);
                seen.insert(
                    QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
            }
        QCOMPARE(seen.size(), qsizetype(playerCount * tokenKindCount));
    }
};

STONEMASON_TEST(TestDuelPalette)
#include "test_duel_palette.moc"
