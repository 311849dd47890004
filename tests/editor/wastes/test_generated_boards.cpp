// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/check.h"
#include "editor/app/widgets/range_field.h"
#include "editor/grid/gallery/wish_fields.h"
#include "editor/wastes/view/art/board_renderer.h"
#include "editor/wastes/view/dialogs/new_board_dialog.h"
#include "editor/wastes/view/generate/generated_board_dialog.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace stonemason;
using namespace stonemason::wastes;
using test::theWastes;

namespace {

/// Few games of players that see little: the dialog is tried here, not what it shows.
const Profile& quickWastes() {
    static const Profile profile = [] {
        Profile quick = theWastes();
        quick.generation.games = 8;
        quick.generation.nodes = 5;
        quick.generation.fair = {0, 100};
        const auto wish = [&](WishKind kind, WishRange range) {
            quick.generation.wishes[std::size_t(kind)].standard = range;
        };
        wish(WishKind::Pieces, {2, 3});
        wish(WishKind::Ranks, {1, 3});
        wish(WishKind::Openness, {10, 100});
        wish(WishKind::GoalDistance, {3, 12});
        return quick;
    }();
    return profile;
}

/// The dialog in sight, with small boards.
struct ShownBoards {
    BoardRenderer renderer{quickWastes()};
    GeneratedBoardDialog dialog{quickWastes(), renderer};

    ShownBoards() {
        dialog.rowsField()->setValue(7);
        dialog.columnsField()->setValue(7);
        QTest::keyClick(dialog.seedField(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(dialog.seedField(), QStringLiteral("100"));
        dialog.show();
        dialog.activateWindow();
        if (!QTest::qWaitForWindowActive(&dialog)) qFatal("not active");
    }
    BoardGallery& gallery() { return *dialog.gallery(); }
    void wait() { TRY_PATIENTLY(!gallery().isWorking()); }
    RangeField& wish(WishKind kind) { return *dialog.wishes()->fields()[std::size_t(kind)]; }
    std::vector<Grid<Tile>> tiles() {
        std::vector<Grid<Tile>> all;
        for (const BatchBoard& made : gallery().all())
            if (made.board) all.push_back(made.board->tiles);
        return all;
    }
};

} // namespace

class TestGeneratedBoardDialog : public QObject {
    Q_OBJECT

private slots:
    void showsMeasuredBoards() {
        ShownBoards shown;
        shown.wait();
        QCOMPARE(shown.gallery().list()->count(), BoardBatch().count);
        for (const BatchBoard& made : shown.gallery().all()) {
            QVERIFY(made.board && made.measure);
            QCOMPARE(made.measure->games, 8);
            const Report report = runChecks(*made.board, quickWastes());
            QCOMPARE(report.count(Severity::Error) + report.count(Severity::Warning), 0);
        }
        QVERIFY(shown.gallery().list()->item(0)->text().contains(u'%'));
        QVERIFY(shown.dialog.okButton()->isEnabled());
        QVERIFY(shown.dialog.factsLabel()->text().contains(QLatin1String("itself: 8.")));
    }

    void whatIsNotMeasuredCannotBeOpened() {
        Profile slow = quickWastes();
        slow.generation.games = 1'000'000;
        BoardRenderer renderer(slow);
        GeneratedBoardDialog dialog(slow, renderer);
        dialog.show();
        TRY_PATIENTLY(dialog.gallery()->list()->count() == BoardBatch().count);
        dialog.gallery()->list()->setCurrentRow(0);
        QVERIFY(!dialog.okButton()->isEnabled());
        QVERIFY(!dialog.okButton()->accessibleDescription().isEmpty());
        // How far it came is seen while it is measured.
        TRY_PATIENTLY(dialog.gallery()->list()->item(0)->text().contains(QLatin1String("Measuring:")));
        QVERIFY(dialog.gallery()->stopButton()->isVisible());
        dialog.gallery()->stopButton()->click();
        TRY_PATIENTLY(!dialog.gallery()->isWorking());
        QVERIFY(!dialog.okButton()->isEnabled() && !dialog.board());
    }

    void choicesChangeThem() {
        ShownBoards shown;
        shown.wait();
        const auto first = shown.tiles();
        shown.wish(WishKind::Traps).mostField()->setValue(0);
        shown.wait();
        for (const BatchBoard& made : shown.gallery().all())
            QCOMPARE(int(std::ranges::count(made.board->tiles.values(), Tile::Trap)), 0);
        shown.dialog.wishes()->resetButton()->click();
        shown.wait();
        QVERIFY(shown.tiles() == first);
        shown.dialog.symmetryField()->setCurrentIndex(1);
        shown.wait();
        for (const BatchBoard& made : shown.gallery().all())
            QCOMPARE(int(made.board->symmetry), shown.dialog.symmetryField()->currentData().toInt());
        shown.dialog.nextButton()->click();
        QCOMPARE(shown.dialog.seedField()->text(), QStringLiteral("108"));
        shown.dialog.rowsField()->setValue(9);
        shown.wait();
        QCOMPARE(shown.gallery().all().front().board->size().rows, 9);
    }

    /// The third line of what is known of a board, and the numbers beside the scroll bar.
    void nothingIsCutInLargeText() {
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(1.5 * usual.pointSizeF());
        QApplication::setFont(large);
        {
            ShownBoards shown;
            shown.dialog.resize(shown.dialog.minimumSizeHint().expandedTo({700, 560}));
            shown.wait();
            const QLabel* facts = shown.dialog.factsLabel();
            TRY_PATIENTLY(facts->height() >= facts->heightForWidth(facts->width()));
            const QWidget* pane = shown.dialog.wishes()->parentWidget();
            const QWidget* number = shown.wish(WishKind::Openness).mostField();
            QVERIFY(number->mapTo(pane, number->rect().bottomRight()).x() < pane->width());
        }
        QApplication::setFont(usual);
    }

    void wishesThatClashLeaveNothingToOpen() {
        ShownBoards shown;
        shown.wait();
        shown.wish(WishKind::Ranks).leastField()->setValue(8);
        QVERIFY(!shown.dialog.okButton()->isEnabled());
        QVERIFY(shown.dialog.reasonLabel()->isVisible());
        QVERIFY(shown.dialog.reasonLabel()->text().contains(QLatin1String("Different ranks")));
        shown.dialog.wishes()->resetButton()->click();
        shown.wait();
        QVERIFY(shown.dialog.okButton()->isEnabled());
    }

    void keysGoAllTheWay() {
        ShownBoards shown;
        shown.wait();
        QListWidget* list = shown.gallery().list();
        QCOMPARE(QApplication::focusWidget(), list);
        QTest::keyClick(list, Qt::Key_Right);
        const auto chosen = shown.dialog.board();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(shown.dialog.result(), int(QDialog::Accepted));
        QVERIFY(chosen && shown.dialog.board() == chosen);
    }

    void newBoardLeadsThere() {
        BoardRenderer renderer(theWastes());
        NewBoardDialog dialog(theWastes(), renderer, {});
        dialog.generatedButton()->click();
        QCOMPARE(dialog.result(), NewBoardDialog::wantsGenerated);
    }
};

STONEMASON_TEST(TestGeneratedBoardDialog)
#include "test_generated_boards.moc"
