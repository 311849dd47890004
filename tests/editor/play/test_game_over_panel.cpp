// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/play/game_over_panel.h"
#include "tests/editor/play/heap_document.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// A window with a board that takes the keyboard, and the panel below it.
struct CardTable {
    explicit CardTable(bool isOver = false) {
        if (isOver) end();
        window.resize(600, 500);
        board.setFocusPolicy(Qt::StrongFocus);
        card = new GameOverPanel(document, board, words());
        auto* column = new QVBoxLayout(&window);
        column->addWidget(&board, 1);
        column->addWidget(card);
        card->setActions({&rematch, &save});
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no active window");
        board.setFocus();
    }

    GameOverPanel::Words words() {
        return {[this] { return QStringLiteral("%1 wins").arg(document.winnerOfGame().value_or(9)); },
                [this] { return QStringLiteral("%1 moves").arg(document.moveCount()); },
                [this] { return reason; }};
    }
    void end() {
        for (std::uint8_t heap = 0; heap < 3; ++heap)
            document.play({heap, document.game().position().heaps[heap]});
    }

    QString reason;
    HeapDocument document;
    QWidget window;
    QWidget board{&window};
    QAction rematch{QStringLiteral("Rematch")};
    QAction save{QStringLiteral("Save")};
    GameOverPanel* card = nullptr;
};

} // namespace

class TestGameOverPanel : public QObject {
    Q_OBJECT

private slots:
    void reportsHowTheGameEnded() {
        CardTable t;
        t.document.play({0, 1});
        QVERIFY(!t.card->isVisible());
        t.document.undoStack().undo();
        t.end();
        QVERIFY(t.card->isVisible());
        QCOMPARE(t.card->text(), QStringLiteral("0 wins – 3 moves"));
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(t.card);
        QCOMPARE(spoken->text(QAccessible::Name), t.card->text());
        QVERIFY(t.board.hasFocus()); // whoever plays with keys is not sent elsewhere
    }

    void aGameThatWasOverHasNone() {
        CardTable t(true);
        QVERIFY(!t.card->isVisible());
        t.document.show(1);
        t.document.show(3);
        QVERIFY(!t.card->isVisible());
    }

    void waitsWhileMovesAreShown() {
        CardTable t;
        t.card->setShowing(true);
        t.end();
        QVERIFY(!t.card->isVisible());
        t.card->setShowing(false);
        QVERIFY(t.card->isVisible());
    }

    void isNotInTheWayOfLookingBack() {
        CardTable t;
        t.end();
        t.document.show(2);
        QVERIFY(!t.card->isVisible());
        t.document.show(3);
        QVERIFY(t.card->isVisible());
        t.document.undoStack().undo();
        QVERIFY(!t.card->isVisible());
        t.document.undoStack().redo();
        QVERIFY(t.card->isVisible()); // it ended once more
    }

    void goesWhenItIsPutAway() {
        CardTable t;
        t.end();
        t.card->cross()->click();
        QVERIFY(!t.card->isVisible());
        t.document.show(1);
        t.document.show(3);
        QVERIFY(!t.card->isVisible());
        t.document.undoStack().undo();
        t.document.undoStack().redo();
        QVERIFY(t.card->isVisible());
    }

    void keysReachAllOfIt() {
        CardTable t;
        t.end();
        int saved = 0;
        connect(&t.save, &QAction::triggered, &t.window, [&saved] { ++saved; });
        QWidgetList reached;
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(t.window.focusWidget(), Qt::Key_Tab);
            reached += t.window.focusWidget();
        }
        QCOMPARE(reached, (QWidgetList{t.card->buttons()[0], t.card->buttons()[1], t.card->cross()}));
        QTest::keyClick(t.window.focusWidget(), Qt::Key_Escape);
        QVERIFY(!t.card->isVisible() && t.board.hasFocus());
        t.document.undoStack().undo();
        t.document.undoStack().redo();
        t.card->buttons()[1]->setFocus();
        QTest::keyClick(t.card->buttons()[1], Qt::Key_Space);
        QCOMPARE(saved, 1);
        QVERIFY(!t.card->isVisible() && t.board.hasFocus());
    }

    void reportsWhyTheGameEnded() {
        CardTable t;
        t.reason = QStringLiteral("No stone is left.");
        t.end();
        QCOMPARE(t.card->text(), QStringLiteral("0 wins – 3 moves – No stone is left."));
    }

    /// However narrow the window and long the words: the panel lies below the board, whole.
    void hidesNothingOfTheBoard() {
        CardTable t;
        t.reason = QStringLiteral("No stone is left, which ends the game. ").repeated(3);
        QSignalSpy shown(t.card, &GameOverPanel::shownChanged);
        t.end();
        for (const QSize size : {QSize(1200, 700), QSize(600, 500), QSize(320, 480)}) {
            t.window.resize(size);
            QCoreApplication::processEvents();
            QVERIFY(!t.card->geometry().intersects(t.board.geometry()));
            QVERIFY(t.window.rect().contains(t.card->geometry()));
            for (const QToolButton* button : t.card->buttons())
                QVERIFY(t.card->rect().contains(button->geometry()));
        }
        t.card->cross()->click();
        QCOMPARE(shown, (QList<QVariantList>{{true}, {false}}));
        QCoreApplication::processEvents();
        QVERIFY(t.board.height() > 420); // the board has the room again
    }

    void theResultGrowsWithTheTexts() {
        CardTable t;
        t.end();
        const int before = t.card->height();
        applyTextSize(200);
        t.window.setFont(QApplication::font()); // as an application does while it runs
        QCoreApplication::processEvents();
        QVERIFY2(t.card->height() > before + 20, qPrintable(QString::number(t.card->height())));
        const QFont font = t.card->findChild<QLabel*>()->font();
        QCOMPARE(font.pixelSize(), 34);
        applyTextSize(100);
    }
};

STONEMASON_TEST(TestGameOverPanel)
#include "test_game_over_panel.moc"
