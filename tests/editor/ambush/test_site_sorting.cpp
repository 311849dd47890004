// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_actions.h"
#include "tests/editor/ambush/text_window.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QHeaderView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace stonemason::ambush {

using test::patternOf;
using test::TextWindow;

namespace {

const std::vector<SiteModel::Column> headings{SiteModel::Score, SiteModel::Where, SiteModel::How};

std::string openGround(int side) {
    std::string rows;
    for (int row = 0; row < side; ++row)
        rows += std::string(std::size_t(side), '.') + '\n';
    return rows;
}

/// Every cell of a map is a site.
struct ManySites : TextWindow {
    ManySites() : TextWindow(openGround(160)) {
        QComboBox& choice = *dock->form().choice();
        choice.setCurrentIndex(choice.findData(int(Choice::All)));
        lookFor(patternOf("."));
    }
    /// As the list has them.
    std::vector<Place> shown() const {
        std::vector<Place> all;
        for (int row = 0; row < dock->model().siteCount(); ++row)
            all.push_back(dock->model().placeAt(row));
        return all;
    }
    QTreeView& list() { return *dock->form().list(); }
    void trigger(const char* id) { dock->actions().action(QString::fromLatin1(id))->trigger(); }
};

} // namespace

/// The list of sites in its panel is sorted beside the window.
class TestSiteSorting : public QObject {
    Q_OBJECT

private slots:
    void theChosenSiteStays() {
        ManySites window;
        QVERIFY(window.dock->model().siteCount() > SiteModel::mostSortedAtOnce);
        window.list().setCurrentIndex(window.dock->model().index(170, 0));
        const Cell cursor = window.canvas->state().cursor();
        QCOMPARE(cursor, (Cell{1, 10}));
        window.list().sortByColumn(SiteModel::Where, Qt::DescendingOrder);
        QVERIFY(window.dock->model().isSorting());
        QCOMPARE(window.list().currentIndex().row(), 170);
        QVERIFY(window.canvas->state().isWorking());
        window.wait();
        QVERIFY(!window.canvas->state().isWorking());
        QCOMPARE(window.list().currentIndex().row(), 160 * 160 - 171);
        QVERIFY(window.list().selectionModel()->isRowSelected(160 * 160 - 171));
        QCOMPARE(window.canvas->state().cursor(), cursor);
        window.trigger("next-ambush");
        QCOMPARE(window.canvas->state().cursor(), (Cell{1, 9}));
    }

    /// The list stays as it is, and its heading says so.
    void isStopped() {
        ManySites window;
        const std::vector<Place> before = window.shown();
        window.list().sortByColumn(SiteModel::Where, Qt::DescendingOrder);
        QVERIFY(window.dock->model().isSorting());
        window.dock->form().stop()->click();
        QVERIFY(!window.dock->model().isSorting());
        QVERIFY(!window.canvas->state().isWorking());
        QVERIFY(window.shown() == before);
        QCOMPARE(window.list().header()->sortIndicatorSection(), int(SiteModel::Score));
        QCOMPARE(window.list().header()->sortIndicatorOrder(), Qt::DescendingOrder);
        QVERIFY(window.overlay());
    }

    /// Each does what a click on its heading does.
    void keysSortToo() {
        ManySites window;
        const auto clicked = [&window](SiteModel::Column column) {
            const QHeaderView& header = *window.list().header();
            const QPoint middle(header.sectionViewportPosition(column) + header.sectionSize(column) / 2,
                                header.height() / 2);
            QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, middle);
            window.wait();
            return window.dock->model().shownOrder();
        };
        std::vector<SiteOrder> byPointer;
        std::vector<SiteOrder> byKeys;
        window.list().sortByColumn(SiteModel::Where, Qt::DescendingOrder);
        for (const SiteModel::Column column : headings)
            for (int times = 0; times < 3; ++times)
                byPointer.push_back(clicked(column));
        window.list().sortByColumn(SiteModel::Where, Qt::DescendingOrder);
        for (const char* id : {"sort-ambushes-score", "sort-ambushes-place", "sort-ambushes-pattern"})
            for (int times = 0; times < 3; ++times) {
                window.trigger(id);
                window.wait();
                byKeys.push_back(window.dock->model().shownOrder());
            }
        QVERIFY(byKeys == byPointer);
        QVERIFY(byKeys[0] != byKeys[1]);
        window.dock->close();
        QVERIFY(!window.dock->actions().action(QStringLiteral("sort-ambushes-place"))->isEnabled());
    }
};

} // namespace stonemason::ambush

STONEMASON_TEST(stonemason::ambush::TestSiteSorting)
#include "test_site_sorting.moc"
