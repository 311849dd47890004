// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/collection/filter_chips.h"
#include "tests/editor/token_battle/deck/view_window.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::ofCollection;
using test::ViewWindow;

namespace {

CollectionPane& pane(const ViewWindow& w) {
    return *w.view->collection();
}

int shown(const ViewWindow& w) {
    return pane(w).proxy()->rowCount();
}

void press(QWidget* button) {
    QTest::mouseClick(button, Qt::LeftButton);
}

} // namespace

class TestCollectionPane : public QObject {
    Q_OBJECT

private slots:
    void countsWhatItShows() {
        ViewWindow w;
        QCOMPARE(pane(w).countLabel()->text(), QStringLiteral("43 cards"));
        QVERIFY(pane(w).clearButton()->isHidden());
        QTest::keyClicks(w.filters()->searchField(), QStringLiteral("push"));
        QCOMPARE(pane(w).countLabel()->text(), QStringLiteral("%1 of 43").arg(shown(w)));
        QVERIFY(shown(w) >= 7 && shown(w) < 43);
        press(pane(w).clearButton());
        QCOMPARE(shown(w), 43);
        QVERIFY(w.filters()->searchField()->text().isEmpty());
    }

    void abilitiesAreChosenBySigns() {
        ViewWindow w;
        press(w.filters()->chip(Ability::Push));
        QCOMPARE(shown(w), 7);
        press(w.filters()->chip(Ability::Flip));
        QCOMPARE(shown(w), 14);
        press(w.filters()->chip(Ability::Push));
        QVERIFY(w.filters()->filter() == (CardFilter{.abilities = {Ability::Flip}}));
        w.filters()->chip(Ability::Gild)->setFocus();
        w.key(Qt::Key_Space);
        QCOMPARE(shown(w), 10);
    }

    void theMenusStayOpenWhileOneChooses() {
        ViewWindow w;
        FacetMenu* kinds = w.filters()->kinds();
        QTimer::singleShot(0, kinds, [kinds] {
            const QList<QAction*> choices = kinds->menu()->actions();
            for (int choice : {1, 4}) {
                const QRect at = kinds->menu()->actionGeometry(choices[choice]);
                QTest::mouseMove(kinds->menu(), at.center());
                QTest::mouseClick(kinds->menu(), Qt::LeftButton, {}, at.center());
            }
            QVERIFY(kinds->menu()->isVisible());
            kinds->menu()->setActiveAction(choices[2]);
            QTest::keyClick(kinds->menu(), Qt::Key_Space);
            QVERIFY(kinds->menu()->isVisible());
            QTest::keyClick(kinds->menu(), Qt::Key_Escape);
        });
        press(kinds);
        QCOMPARE(w.filters()->filter().kinds.size(), std::size_t(3));
        QCOMPARE(kinds->text(), QStringLiteral("Kind: 3 chosen"));
        w.filters()->setFilter({.kinds = {TokenKind::Resilient}});
        QCOMPARE(kinds->text(), QStringLiteral("Kind: Resilient"));
        QVERIFY(kinds->isChecked());
        w.filters()->setFilter({});
        QCOMPARE(kinds->text(), QStringLiteral("Kind"));
        QVERIFY(!kinds->isChecked());
    }

    void everyWidgetShowsTheFilterThatIsSet() {
        ViewWindow w;
        const CardFilter filter{.words = "token",
                                .abilities = {Ability::Gild},
                                .values = {2},
                                .areaShapes = {0, 1},
                                .versions = {{0, 7, 0}},
                                .notInDeck = true};
        w.filters()->setFilter(filter);
        QVERIFY(w.filters()->filter() == filter);
        QVERIFY(pane(w).proxy()->filter() == filter);
        QCOMPARE(shown(w), 2);
        QCOMPARE(w.filters()->searchField()->text(), QStringLiteral("token"));
        QVERIFY(w.filters()->chip(Ability::Gild)->isChecked());
        QVERIFY(w.filters()->notInDeck()->isChecked());
        QCOMPARE(w.filters()->values()->text(), QStringLiteral("Value: 2"));
        QCOMPARE(w.filters()->areas()->text(), QStringLiteral("Area: 2 chosen"));
        QCOMPARE(w.filters()->versions()->text(), QStringLiteral("Version: 0.7.0"));
    }

    void sayWhenNothingMatches() {
        ViewWindow w;
        QTest::keyClicks(w.filters()->searchField(), QStringLiteral("xyzzy"));
        QVERIFY(pane(w).isEmpty());
        QVERIFY(!w.list()->isVisible());
        QPushButton* clear = nullptr;
        for (auto* button : pane(w).findChildren<QPushButton*>())
            if (button->isVisible()) clear = button;
        QVERIFY(clear);
        press(clear);
        QVERIFY(w.list()->isVisible());
        QVERIFY(w.list()->hasFocus());
        QCOMPARE(shown(w), 43);
    }

    void notInDeckFollowsTheDeck() {
        ViewWindow w("0 1 | | |");
        press(w.filters()->notInDeck());
        QCOMPARE(shown(w), 41);
        w.list()->setFocus();
        w.list()->setCurrentIndex(pane(w).proxy()->indexOf(2));
        w.key(Qt::Key_Return);
        QCOMPARE(shown(w), 40);
        QCOMPARE(pane(w).countLabel()->text(), QStringLiteral("40 of 43"));
        QCOMPARE(w.list()->currentCard().value_or(-1), 3); // the next one
        w.document.undoStack().undo();
        QCOMPARE(shown(w), 41);
    }

    void ordersOutliveTheFilters() {
        ViewWindow w;
        w.filters()->orderField()->setCurrentIndex(int(CardOrder::Value));
        QCOMPARE(pane(w).proxy()->cardAt(pane(w).proxy()->index(0, 0)), 28);
        w.filters()->setFilter({.words = "push"});
        pane(w).clearFilters();
        QCOMPARE(int(w.filters()->order()), int(CardOrder::Value));
    }

    void cardsAreShownLargerAndSmaller() {
        ViewWindow w;
        const int before = w.list()->shownWidth();
        pane(w).sizeSlider()->setValue(150);
        QVERIFY(w.list()->shownWidth() >= 150);
        QVERIFY(w.list()->gridSize().width() > w.list()->shownWidth());
        w.actions.action(QStringLiteral("zoom-reset"))->trigger();
        QCOMPARE(w.list()->shownWidth(), before);
        for (int i = 0; i < 30; ++i)
            w.actions.action(QStringLiteral("zoom-out"))->trigger();
        QCOMPARE(w.list()->cardWidth(), CollectionList::smallestCard);
        QWheelEvent wheel({50, 50}, w.list()->viewport()->mapToGlobal(QPoint(50, 50)), {}, {0, 120}, {},
                          Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(w.list()->viewport(), &wheel);
        QVERIFY(w.list()->cardWidth() > CollectionList::smallestCard);
        QCOMPARE(pane(w).sizeSlider()->value(), w.list()->cardWidth());
    }

    void everyCardFitsIntoTheRowsAtAnyWidth() {
        ViewWindow w;
        for (int width : {500, 640, 800, 1024, 1280, 1900}) {
            w.window.resize(width, 600);
            QCoreApplication::processEvents();
            const QRect room = w.list()->viewport()->rect();
            for (int row = 0; row < shown(w); ++row) {
                const QRect cell = w.list()->visualRect(w.list()->model()->index(row, 0));
                QVERIFY2(cell.left() >= 0 && cell.right() <= room.right(),
                         qPrintable(QString::number(width)));
            }
        }
    }

    void severalAreDraggedAtOnce() {
        ViewWindow w;
        w.clickCard(3);
        w.clickCard(6, Qt::ShiftModifier);
        QVERIFY(w.gestures().hand() == ofCollection({3, 4, 5, 6}));
        QCOMPARE(w.list()->selectedCards(), (std::vector<CardId>{3, 4, 5, 6}));
    }
};

STONEMASON_TEST(TestCollectionPane)
#include "test_collection_pane.moc"
