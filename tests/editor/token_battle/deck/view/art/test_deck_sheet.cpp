// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/art/deck_sheet.h"
#include "tests/editor/drawings.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::tokenBattle;

namespace {

bool isInk(const QImage& image, const QRect& area) {
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (image.pixelColor(x, y) != QColor(Qt::white)) return true;
    return false;
}

} // namespace

class TestDeckSheet : public QObject {
    Q_OBJECT

private slots:
    void theSheetGrowsWithTheDeckAndCutsNothing() {
        NamedDeck deck{.name = std::string(100, 'W'), .deck = deckOf("0 1 | 2 | 4 | 6")};
        const double low = deckSheetSize(deck).height();
        deck.deck = deckOf("0 1 | 2 | 4 5 8 10 11 | 6");
        QVERIFY(deckSheetSize(deck).height() > low);
        const double without = deckSheetSize(deck).height();
        deck.notes = std::string(9'000, 'n') + "\n" + std::string(900, 'm');
        const double with = deckSheetSize(deck).height();
        QVERIFY(with > without && with < without + 400);
        const QImage sheet = deckSheet(deck, tokenBattle(), 500);
        QCOMPARE(sheet.width(), 500);
        const int margin = 15; // of 20 pixels nothing but the paper
        const int left = 10;   // behind them stand the numbers of the places
        QVERIFY(!isInk(sheet, {0, 0, left, sheet.height()}));
        QVERIFY(isInk(sheet, {left, 0, margin - left, sheet.height()}));
        QVERIFY(!isInk(sheet, {sheet.width() - margin, 0, margin, sheet.height()}));
        QVERIFY(!isInk(sheet, {0, sheet.height() - margin, sheet.width(), margin}));
        QVERIFY(isInk(sheet, sheet.rect().adjusted(margin, margin, -margin, -margin)));
    }

    void aDrawingLooksLikeThePicture_data() {
        QTest::addColumn<QString>("stacks");
        QTest::addColumn<QString>("notes");
        QTest::addColumn<int>("width");
        QTest::newRow("usual") << "0 1 | 2 3 | 4 5 | 6 7"
                               << "" << 1000;
        QTest::newRow("deep, with notes") << "0 1 | 2 | 4 5 8 10 11 | 6"
                                          << "Rams first, winds later" << 1000;
        QTest::newRow("small") << "0 1 | 2 3 | 4 5 | 6 7"
                               << "Notes" << 500;
    }

    void aDrawingLooksLikeThePicture() {
        QFETCH(QString, stacks);
        QFETCH(QString, notes);
        QFETCH(int, width);
        const NamedDeck deck{.name = "Rams & <Winds>",
                             .deck = deckOf(stacks.toStdString()),
                             .tags = {"fast"},
                             .notes = notes.toStdString()};
        const QByteArray svg = deckDrawing(deck, tokenBattle(), width);
        const QImage picture = deckSheet(deck, tokenBattle(), width);
        const QImage shown = test::shownSvg(svg);
        QCOMPARE(shown.size(), picture.size());
        const double unlike = test::difference(shown, picture);
        QVERIFY2(unlike < 0.01, qPrintable(QString::number(unlike)));
        const double worst = test::worstSquare(shown, picture, width / 20);
        QVERIFY2(worst < 0.12, qPrintable(QString::number(worst)));
        QVERIFY(!svg.contains("<image"));
        QCOMPARE(test::textOf(svg, QStringLiteral("title")), QStringLiteral("Rams & <Winds>"));
        QCOMPARE(deckDrawing(deck, tokenBattle(), width), svg);
    }
};

STONEMASON_TEST(TestDeckSheet)
#include "test_deck_sheet.moc"
