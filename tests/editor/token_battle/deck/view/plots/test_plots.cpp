// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/token_battle/cards/card_look.h"
#include "editor/token_battle/deck/view/plots/bar_plot.h"
#include "editor/token_battle/deck/view/plots/deck_plots.h"
#include "editor/token_battle/deck/view/plots/schedule_plot.h"
#include "tests/support/cards.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::tokenBattle;

namespace {

std::vector<int> numbersOf(const BarPlot& plot) {
    std::vector<int> numbers;
    for (const BarPlot::Bar& bar : plot.bars())
        numbers.push_back(bar.number.value_or(-1));
    return numbers;
}

using Numbers = std::vector<int>;

} // namespace

class TestPlots : public QObject {
    Q_OBJECT

private slots:
    void showWhatTheDeckHolds() {
        DeckPlots plots(tokenBattle());
        plots.setDeck(deckOf("0 1 | 7 | 6 | 14 2")); // values 3 3 | 2 | 1 | 2 2
        QCOMPARE(numbersOf(*plots.values()), Numbers({1, 3, 2, 0, 0, 0}));
        QCOMPARE(numbersOf(*plots.abilities()), Numbers({4, 1, 1}));
        QCOMPARE(numbersOf(*plots.cycle()), Numbers({6, 2, 1, 4}));
        QCOMPARE(numbersOf(*plots.firstTurn()), Numbers({4, 2, 2, 2}));
        QCOMPARE(numbersOf(*plots.kinds()), Numbers({4, 2}));
        QCOMPARE(numbersOf(*plots.areas()), Numbers({3, 1, 1, 1}));
    }

    void showsThatADeckIsEmpty() {
        DeckPlots plots(tokenBattle());
        plots.setDeck({});
        QCOMPARE(plots.abilities()->text(), QStringLiteral("No cards yet"));
        QCOMPARE(numbersOf(*plots.firstTurn()), Numbers({-1, -1, -1, -1}));
        QVERIFY(!plots.grab().isNull());
    }

    void eachHasANameAndItsNumbersInWords() {
        DeckPlots plots(tokenBattle());
        plots.setDeck(deckOf("0 1 | 7 | 6 | 14 2"));
        for (const Plot* plot : plots.plots()) {
            QVERIFY(!plot->accessibleName().isEmpty());
            QCOMPARE(plot->accessibleDescription(), plot->text());
            QVERIFY(!plot->text().isEmpty());
        }
        QVERIFY(plots.abilities()->text().contains(QStringLiteral("Damage: 4")));
        QVERIFY(plots.schedule()->text().contains(QStringLiteral("Stack 1: Broadaxe (0), Pike (1)")));
    }

    /// Words, numbers and the room for them.
    void growWithTheSizeOfTexts() {
        const auto heightOfInk = [](Plot& plot) { // of the heading
            plot.resize(plot.sizeHint());
            const QImage image = plot.grab().toImage();
            const QColor ground = image.pixelColor(image.width() - 1, 0);
            int first = image.height();
            int last = -1;
            for (int y = 0; y < withTextSize(20); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y) != ground) {
                        first = std::min(first, y);
                        last = y;
                    }
            return last - first + 1;
        };
        struct Looks {
            QSize size;
            QRectF entry;
            int heading;
        };
        DeckPlots plots(tokenBattle());
        plots.setDeck(deckOf("0 1 | 7 | 6 | 14 2"));
        std::vector<Looks> usual;
        for (Plot* plot : plots.plots())
            usual.push_back({plot->sizeHint(), plot->entryRect(0), heightOfInk(*plot)});
        applyTextSize(150);
        std::size_t at = 0;
        for (Plot* plot : plots.plots()) {
            const Looks& before = usual[at++];
            const int heading = heightOfInk(*plot);
            const QSize size = plot->sizeHint();
            const QRectF entry = plot->entryRect(0);
            QVERIFY(size.height() * 10 >= before.size.height() * 14);
            QVERIFY(size.width() * 10 >= before.size.width() * 13);
            QVERIFY(entry.width() * 10 >= before.entry.width() * 14);
            QVERIFY(heading * 10 >= before.heading * 12);
        }
    }

    void cleanup() { applyTextSize(100); }

    void theScheduleTurnsEachStackRound() {
        SchedulePlot plot(tokenBattle());
        plot.setInRotation(false);
        plot.setDeck(deckOf("0 1 | 7 | | 14 2 3"));
        const auto at = [&](int turn, int stack) { return plot.entryText(stack * scheduleTurns + turn); };
        QCOMPARE(at(0, 0), QStringLiteral("Turn 1, stack 1: Broadaxe (0)"));
        QCOMPARE(at(3, 0), QStringLiteral("Turn 4, stack 1: Pike (1)"));
        QVERIFY(at(5, 2).contains(QStringLiteral("no card")));
        plot.setInRotation(true); // stacks 1, 2, 4, 1, 2, 4 ...
        QVERIFY(at(1, 1).endsWith(QStringLiteral("is played")));
        QVERIFY(at(2, 3).endsWith(QStringLiteral("is played")));
        QVERIFY(!at(2, 0).endsWith(QStringLiteral("is played")));
        QCOMPARE(at(3, 0), QStringLiteral("Turn 4, stack 1: Pike (1) is played"));
    }

    /// At first they come up as in a game in which every stack is played.
    void theScheduleSaysWhatItAssumes() {
        SchedulePlot plot(tokenBattle());
        plot.setDeck(deckOf("0 1 | 7 | | 14 2 3"));
        QVERIFY(plot.isInRotation());
        QVERIFY(plot.entryText(0).endsWith(QStringLiteral("is played")));
        const QString inTurn = plot.title();
        QVERIFY(inTurn.contains(QStringLiteral("in turn")));
        QCOMPARE(plot.accessibleName(), inTurn);
        plot.setInRotation(false);
        QVERIFY(plot.title().contains(QStringLiteral("alone")));
        QCOMPARE(plot.accessibleName(), plot.title());
        plot.resize(plot.sizeHint());
        QVERIFY(plot.fontMetrics().horizontalAdvance(inTurn) <= plot.width());
    }

    void nothingIsCutOff() {
        DeckPlots plots(tokenBattle());
        plots.setDeck(deckOf("21 25 26 27 28 | 29 30 31 32 33 | 34 35 36 37 38 | 39 40 41 42 0"));
        plots.resize(plots.sizeHint());
        plots.show();
        for (const Plot* plot : plots.plots())
            for (int entry = 0; entry < plot->entryCount(); ++entry)
                QVERIFY(QRectF(plot->rect()).contains(plot->entryRect(entry)));
    }

    void keysAndPointerReachEveryEntry() {
        DeckPlots plots(tokenBattle());
        plots.setDeck(deckOf("0 1 | 7 | 6 | 14 2"));
        plots.show();
        QVERIFY(QTest::qWaitForWindowActive(&plots));
        QSignalSpy described(&plots, &DeckPlots::described);
        BarPlot* values = plots.values();
        values->setFocus(Qt::TabFocusReason);
        QCOMPARE(values->currentEntry(), 0);
        QTest::keyClick(values, Qt::Key_Right);
        QCOMPARE(values->currentEntry(), 1);
        QTest::keyClick(values, Qt::Key_End);
        QTest::keyClick(values, Qt::Key_Right);
        QCOMPARE(values->currentEntry(), 5);
        QCOMPARE(described.last().first().toString(), values->entryText(5));
        QTest::mouseMove(plots.kinds(), plots.kinds()->entryRect(1).center().toPoint());
        QTRY_COMPARE(plots.kinds()->currentEntry(), 1);
    }

    void lettersStandOutInLightAndDark() {
        for (const QPalette& palette : {lightPalette(), darkPalette()}) {
            DeckPlots plots(tokenBattle());
            plots.setPalette(palette);
            const QColor ground = palette.color(QPalette::Window);
            for (std::size_t i = 0; i < abilityCount; ++i) // a bar is seen: 3:1 (WCAG, graphics)
                QVERIFY(contrast(cardPalette(palette).of(Ability(i)), ground) >= 3);
            QVERIFY(contrast(palette.color(QPalette::Highlight), ground) >= 3);
        }
    }
};

STONEMASON_TEST(TestPlots)
#include "test_plots.moc"
