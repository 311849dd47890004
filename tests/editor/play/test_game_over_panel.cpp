// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"
#include "editor/play/game_over_panel.h"
#include "tests/editor/play/heap_document.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// A window with a board that takes the keyboard, and the panel over it.
struct CardTable {
    explicit CardTable(bool isOver = false) {
        if (isOver) end();
        window.resize(600, 500);
        board.setGeometry(50, 40, 500, 420);
        board.setFocusPolicy(Qt::StrongFocus);
        card = new GameOverPanel(document, board, words());
        card->setActions({&rematch, &save});
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no active window");
        board.setFocus();
    }

    GameOverPanel::Words words() {
        return {[this] { return QStringLiteral("%1 wins").arg(document.winnerOfGame().value_or(9)); },
                [this] { return QStringLiteral("%1 moves").arg(document.moveCount()); },
                [this] { return lastMove; }, [this] { return pieces; }, [this] { return ground; }};
    }
    void end() {
        for (std::uint8_t heap = 0; heap < 3; ++heap)
            document.play({heap, document.game().position().heaps[heap]});
    }

    QRectF lastMove; ///< on the board, as are:
    std::vector<QRectF> pieces;
    QRectF ground;
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
    void tellsHowTheGameEnded() {
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

    void leavesTheLastMoveInSight() {
        CardTable t;
        for (const QRectF& move : {QRectF(230, 10, 40, 40), QRectF(230, 370, 40, 40), QRectF(0, 0, 40, 40)}) {
            t.lastMove = move;
            t.document.undoStack().setIndex(0);
            t.end();
            const QRect card = t.card->geometry();
            QVERIFY(t.board.geometry().contains(card));
            QVERIFY(!QRectF(card).intersects(move.translated(t.board.pos())));
        }
        QCOMPARE(t.card->geometry().top(),
                 t.board.geometry().top() + 2 * gap); // above, where that hides nothing
        t.board.setGeometry(10, 10, 300, 300);
        QVERIFY(t.board.geometry().contains(t.card->geometry())); // it follows the board
    }

    /// Wherever pieces leave a gap that is large enough, the panel lies there.
    void hidesNoPiece() {
        CardTable t;
        t.end();
        const QSize size = t.card->size();
        const auto isClear = [&t] {
            return std::ranges::none_of(t.pieces, [&t](const QRectF& piece) {
                return piece.translated(t.board.pos()).intersects(QRectF(t.card->geometry()));
            });
        };
        test::Random random(20);
        for (int i = 0; i < 40; ++i) {
            const QRectF free(random.below(480 - size.width()), random.below(400 - size.height()),
                              size.width() + 20, size.height() + 20);
            t.pieces.clear();
            for (int x = 0; x < 500; x += 20)
                for (int y = 0; y < 420; y += 20)
                    if (const QRectF piece(x, y, 18, 18); !piece.intersects(free)) t.pieces.push_back(piece);
            t.card->follow();
            if (free.left() >= 8 && free.top() >= 8 && free.right() <= 492 && free.bottom() <= 412)
                QVERIFY2(isClear(), qPrintable(QStringLiteral("%1").arg(i)));
            QVERIFY(t.board.geometry().contains(t.card->geometry()));
        }
    }

    /// Beside the board's ground there is nothing to hide at all.
    void liesBesideTheGroundWhereThereIsRoom() {
        CardTable t;
        t.board.setGeometry(0, 0, 600, 400);
        t.ground = QRectF(250, 0, 350, 400);
        t.end();
        QVERIFY(!t.ground.intersects(QRectF(t.card->geometry())));
        t.ground = QRectF(0, 0, 600, 400);
        t.card->follow();
        QCOMPARE(t.card->geometry().center().x(), QRect(0, 0, 600, 400).center().x());
    }

    void theResultGrowsWithTheTexts() {
        CardTable t;
        t.end();
        const int before = t.card->height();
        applyTextSize(200);
        t.window.setFont(QApplication::font()); // as it is told while an application runs
        QCoreApplication::processEvents();
        QVERIFY2(t.card->height() > before + 20, qPrintable(QString::number(t.card->height())));
        const QFont font = t.card->findChild<QLabel*>()->font();
        QCOMPARE(font.pixelSize(), 34);
        applyTextSize(100);
    }
};

STONEMASON_TEST(TestGameOverPanel)
#include "test_game_over_panel.moc"
