// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/docks/card_dock.h"
#include "editor/token_battle/deck/view/stacks/stacks_view.h"
#include "tests/editor/token_battle/deck/deck_window.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::decksNamed;
using test::DeckWindow;

class TestCardDock : public QObject {
    Q_OBJECT

private slots:
    void reportsAllThatIsKnown() {
        CardDock dock(test::tokenBattle());
        QVERIFY(dock.textLabel()->text().startsWith(QStringLiteral("Point at a card")));
        dock.setCard(7);
        QCOMPARE(dock.nameLabel()->text(), QStringLiteral("Wedge (7)"));
        QVERIFY(dock.textLabel()->text().contains(QStringLiteral("Pushes")));
        QVERIFY(dock.originLabel()->text().contains(QStringLiteral("0.1.0")));
        QVERIFY(dock.originLabel()->text().contains(QStringLiteral("0.5.0")));
        dock.setCard(21);
        QVERIFY(dock.originLabel()->text().contains(QStringLiteral("Not confirmed")));
        dock.setCard(99);
        QVERIFY(dock.textLabel()->text().contains(QStringLiteral("unknown")));
        QVERIFY(dock.originLabel()->text().isEmpty());
        QVERIFY(!dock.grab().isNull());
    }

    void followsTheKeysAndKeepsTheLastCard() {
        DeckWindow window(decksNamed({"A"}, {"0 1 | 2 3 | 4 5 | 6 7"}));
        window.window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window.window));
        auto* dock = window.dock<CardDock>();
        window.view->stacks()->setFocus();
        window.view->gestures().setCursor({1, 1});
        QCOMPARE(dock->card(), 3);
        window.workspace.setCurrent(nullptr, nullptr);
        QVERIFY(!dock->card());
    }
};

STONEMASON_TEST(TestCardDock)
#include "test_card_dock.moc"
