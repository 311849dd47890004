// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/dialogs/compare_dialog.h"
#include "editor/token_battle/deck/view/dialogs/compared_deck.h"
#include "tests/editor/token_battle/deck/deck_window.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QTreeWidget>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::decksNamed;

class TestCompareDialog : public QObject {
    Q_OBJECT

private slots:
    void marksWhatDiffers() {
        const auto document = decksNamed({"A", "B"}, {"0 1 | 2 3 | 4 5 | 6 7", "0 2 | 1 3 | 4 5 | 6 9"});
        const CompareDialog dialog(*document, 0, 1);
        QCOMPARE(dialog.deck(0)->textOf(7), QStringLiteral("Wedge (7): only here"));
        QCOMPARE(dialog.deck(0)->textOf(1),
                 QStringLiteral("Pike (1): in the other deck in stack 2, place 1"));
        QCOMPARE(dialog.deck(1)->textOf(0), QStringLiteral("Broadaxe (0): in both decks"));
        QCOMPARE(dialog.deck(1)->textOf(9), QStringLiteral("Bellows (9): only here"));
        QVERIFY(dialog.deck(0)->accessibleDescription().contains(QStringLiteral("Wedge (7): only here")));
        QVERIFY(dialog.verdict()->text().contains(QStringLiteral("2 card(s) in another place")));
    }

    void numbersThatDifferStandOut() {
        const auto document = decksNamed({"A", "B"}, {"0 1 | 2 3 | 4 5 | 6 7", "0 1 | 2 3 | 4 5 | 6"});
        const CompareDialog dialog(*document, 0, 1);
        const QTreeWidgetItem* cards = dialog.numbers()->topLevelItem(0);
        QCOMPARE(cards->text(1), QStringLiteral("8"));
        QCOMPARE(cards->text(2), QStringLiteral("7"));
        QVERIFY(cards->font(1).bold());
        const auto firstTurn =
            dialog.numbers()->findItems(QStringLiteral("Best first turn"), Qt::MatchExactly);
        QVERIFY(!firstTurn.front()->font(1).bold());
        for (int column = 0; column < dialog.numbers()->columnCount(); ++column)
            QCOMPARE(dialog.numbers()->headerItem()->textAlignment(column), cards->textAlignment(column));
    }

    void otherDecksCanBeChosen() {
        const auto document =
            decksNamed({"A", "B", "C"}, {"0 1 | 2 3 | 4 5 | 6 7", "0 | | |", "0 1 | 2 3 | 4 5 | 6 7"});
        const CompareDialog dialog(*document, 0, 1);
        dialog.choice(1)->setCurrentIndex(2);
        QCOMPARE(dialog.verdict()->text(), QStringLiteral("The stacks of both decks are the same."));
        QCOMPARE(dialog.numbers()->headerItem()->text(2), QStringLiteral("C"));
    }
};

STONEMASON_TEST(TestCompareDialog)
#include "test_compare_dialog.moc"
