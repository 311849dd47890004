// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/deck_status.h"
#include "tests/editor/token_battle/deck/view_window.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::ViewWindow;

class TestDeckStatus : public QObject {
    Q_OBJECT

private slots:
    void reportsWhatIsAtThePointerAndInHand() {
        ViewWindow w("0 1 | 2 | |");
        DeckStatus status;
        status.bind(&w.document, w.view);
        w.stacks()->setFocus();
        w.key(Qt::Key_Down);
        QCOMPARE(status.cardLabel()->text(),
                 QStringLiteral("Pike, value 3, Damage, Column · Takes 1 from every token below and above."));
        QVERIFY(status.handLabel()->isHidden());
        w.key(Qt::Key_Space);
        QVERIFY(!status.handLabel()->isHidden());
        QVERIFY(status.handLabel()->text().startsWith(QLatin1Char('1')));
        QVERIFY(status.countLabel()->text().startsWith(QLatin1Char('3')));
        w.key(Qt::Key_Delete);
        QVERIFY(status.handLabel()->isHidden());
        QVERIFY(status.countLabel()->text().startsWith(QLatin1Char('2')));
        w.document.insertDecks(QStringLiteral("Add"), 1, {{.name = "B"}});
        QVERIFY(status.countLabel()->text().startsWith(QLatin1Char('0')));
    }

    void isEmptyWithoutDecks() {
        DeckStatus status;
        QVERIFY(status.cardLabel()->text().isEmpty());
        QVERIFY(status.handLabel()->isHidden() && status.countLabel()->isHidden());
        QCOMPARE(status.widgets().size(), 3);
    }
};

STONEMASON_TEST(TestDeckStatus)
#include "test_deck_status.moc"
