// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/who_plays.h"
#include "editor/wastes/game/view/new_war_dialog.h"
#include "editor/wastes/view/art/board_renderer.h"
#include "tests/editor/wastes/war_desk.h"
#include "tests/support/test_program.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace stonemason::wastes {

using test::boardOf;
using test::warLane;

/// Asking for a new game.
class TestNewWarDialog : public QObject {
    Q_OBJECT

private slots:
    void theDialogSeatsWhoIsChosen() {
        BoardRenderer renderer(test::theWastes());
        NewWarDialog dialog({}, {warLane(), boardOf("B.R")}, test::theWastes(), renderer);
        dialog.players()->modes()->button(int(GameMode::Computer))->click();
        dialog.players()->opponentLevel()->setCurrentIndex(int(PlayerLevel::Hard));
        dialog.firstField()->setCurrentIndex(int(FirstMove::Near));
        QCOMPARE(dialog.setup().players, (std::array<std::string, 2>{"human", "hard"}));
        dialog.firstField()->setCurrentIndex(int(FirstMove::Far));
        QCOMPARE(dialog.setup().players, (std::array<std::string, 2>{"hard", "human"}));
        dialog.players()->modes()->button(int(GameMode::Watch))->click();
        dialog.players()->nearLevel()->setCurrentIndex(int(PlayerLevel::Easy));
        dialog.players()->farLevel()->setCurrentIndex(int(PlayerLevel::Normal));
        dialog.firstField()->setCurrentIndex(int(FirstMove::Near));
        QCOMPARE(dialog.setup().players, (std::array<std::string, 2>{"easy", "normal"}));
        dialog.players()->modes()->button(int(GameMode::Hotseat))->click();
        QCOMPARE(dialog.setup().players, (std::array<std::string, 2>{"human", "human"}));
        dialog.seedField()->setText(QStringLiteral("42"));
        QCOMPARE(dialog.setup().seed, std::uint64_t(42));
        QVERIFY(dialog.startButton()->isEnabled());
        dialog.boardField()->setCurrentIndex(1); // nobody stands on it
        QVERIFY(!dialog.startButton()->isEnabled());
        QVERIFY(!dialog.remark()->text().isEmpty());
    }

    /// A player's colour is known before the game, even by lot: the setup matches the dialog's text.
    void theDialogSaysWhoGetsWhichSide() {
        BoardRenderer renderer(test::theWastes());
        Board redFirst = warLane();
        redFirst.toMove = Side::Red;
        NewWarDialog dialog({}, {warLane(), redFirst}, test::theWastes(), renderer);
        dialog.players()->modes()->button(int(GameMode::Computer))->click();
        dialog.firstField()->setCurrentIndex(int(FirstMove::Far));
        QCOMPARE(dialog.sides()->text(), QStringLiteral("Blue: The computer. Red: You. Blue moves first."));
        dialog.boardField()->setCurrentIndex(1);
        QCOMPARE(dialog.sides()->text(), QStringLiteral("Red: The computer. Blue: You. Red moves first."));
        dialog.firstField()->setCurrentIndex(int(FirstMove::ByLot));
        QSet<bool> drawn;
        for (const int seed : {4, 5}) {
            dialog.seedField()->setText(QString::number(seed));
            const bool isYouBlue = dialog.setup().players[0] == "human";
            drawn.insert(isYouBlue);
            QVERIFY2(dialog.sides()->text().contains(isYouBlue ? QStringLiteral("Blue: You")
                                                               : QStringLiteral("Red: You")),
                     qPrintable(dialog.sides()->text()));
        }
        QCOMPARE(drawn.size(), 2);
        dialog.players()->modes()->button(int(GameMode::Hotseat))->click();
        dialog.players()->personName(0)->setText(QStringLiteral("Ann"));
        QVERIFY(dialog.sides()->text().contains(QStringLiteral("Ann")));
        QCOMPARE(dialog.firstField()->accessibleDescription(), dialog.sides()->text());
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestNewWarDialog)
#include "test_new_war_dialog.moc"
