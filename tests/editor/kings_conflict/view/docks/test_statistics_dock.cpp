// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/statistics_dock.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::MapWindow;

namespace {

QTreeWidgetItem* rowNamed(StatisticsDock& dock, const QString& name) {
    for (QTreeWidgetItem* item : dock.table()->findItems(name, Qt::MatchExactly | Qt::MatchRecursive))
        return item;
    return nullptr;
}

void click(StatisticsDock& dock, const QTreeWidgetItem* item) {
    dock.table()->scrollToItem(item);
    QTest::mouseClick(dock.table()->viewport(), Qt::LeftButton, {},
                      dock.table()->visualItemRect(item).center());
}

struct Counted : MapWindow {
    explicit Counted(Map map = test::publishedMap("the-crossing")) : MapWindow(std::move(map)) {
        window.show();
        settle();
    }
    void settle() { TRY_PATIENTLY(!table().isStale()); }
    StatisticsDock& table() { return *dock<StatisticsDock>(); }
};

} // namespace

class TestStatisticsDock : public QObject {
    Q_OBJECT

private slots:
    void countsThePublishedMap() {
        Counted window;
        const Statistics statistics = statisticsOf(window.document.map(), kingsConflict());
        const auto water = std::size_t(kingsConflict().terrainClass("water"));
        const QTreeWidgetItem* row = rowNamed(window.table(), QStringLiteral("water"));
        QVERIFY(row);
        QCOMPARE(row->text(1), QString::number(statistics.classes[water].half[0]));
        QCOMPARE(row->text(2), QString::number(statistics.classes[water].half[1]));
        const int total = statistics.classes[water].total();
        QCOMPARE(row->text(3), QStringLiteral("%1 (%2 %)").arg(total).arg(100.0 * total / 121, 0, 'f', 0));
        QCOMPARE(rowNamed(window.table(), QStringLiteral("Shortest, in steps"))->text(3),
                 QString::number(statistics.routes.length));
        QCOMPARE(rowNamed(window.table(), QStringLiteral("Width, in tiles"))->text(3), QStringLiteral("1"));
        int regions = 0;
        for (int i = 0; i < window.table().table()->topLevelItemCount(); ++i)
            if (window.table().table()->topLevelItem(i)->text(0).startsWith(QLatin1String("Regions")))
                regions = window.table().table()->topLevelItem(i)->childCount();
        QCOMPARE(regions, int(statistics.regions.size()));
    }

    void scoresTheMapTermByTerm() {
        Counted window;
        const auto score = scoreOf(window.document.map(), kingsConflict());
        QVERIFY(score.has_value());
        const QTreeWidgetItem* section =
            rowNamed(window.table(), QStringLiteral("Score: %1 of 100").arg(score->points));
        QVERIFY(section);
        QCOMPARE(section->childCount(), int(score->terms.size()));
        for (int i = 0; i < section->childCount(); ++i) {
            const QString text = section->child(i)->text(0);
            QVERIFY(text.endsWith(QStringLiteral(": %1").arg(score->terms[std::size_t(i)].points)));
            QVERIFY(!text.startsWith(QString::fromStdString(score->terms[std::size_t(i)].id)));
            QVERIFY(section->child(i)->isFirstColumnSpanned()); // no column cuts its name
            const QString weight = QString::number(score->terms[std::size_t(i)].weight); // of 100 in all
            QVERIFY(section->child(i)->toolTip(0).contains(QStringLiteral(" %1 %").arg(weight)));
        }
    }

    void clickRingsTheTiles() {
        Counted window;
        click(window.table(), rowNamed(window.table(), QStringLiteral("Cut-off tiles")));
        QVERIFY((window.view().marked() == std::vector<Cell>{{5, 5}}));
        const auto forest = std::size_t(kingsConflict().terrainClass("forest"));
        click(window.table(), rowNamed(window.table(), QStringLiteral("forest")));
        QVERIFY(window.view().marked() ==
                statisticsOf(window.document.map(), kingsConflict()).classes[forest].cells);
    }

    void returnRingsTheTiles() {
        Counted window;
        window.table().table()->setCurrentItem(rowNamed(window.table(), QStringLiteral("Cut-off tiles")));
        QTest::keyClick(window.table().table(), Qt::Key_Return);
        QVERIFY((window.view().marked() == std::vector<Cell>{{5, 5}}));
    }

    void followsEditsAndDropsStaleRings() {
        Counted window;
        click(window.table(), rowNamed(window.table(), QStringLiteral("Cut-off tiles")));
        window.document.apply(QStringLiteral("Paint"), {{{terrainLayer, {5, 5}, 'B', '-'}}, {}});
        QVERIFY(window.table().isStale());
        window.settle();
        QVERIFY(!rowNamed(window.table(), QStringLiteral("Cut-off tiles")));
        QVERIFY(rowNamed(window.table(), QStringLiteral("None")));
        QVERIFY(window.view().marked().empty());
        window.document.undoStack().undo();
        window.settle();
        QVERIFY(rowNamed(window.table(), QStringLiteral("Cut-off tiles")));
    }

    void ringsOfProblemsStay() {
        Counted window;
        window.view().mark({{3, 3}}, Severity::Warning);
        window.document.apply(QStringLiteral("Paint"), {{{terrainLayer, {8, 8}, window.at(8, 8), 'F'}}, {}});
        window.settle();
        QVERIFY((window.view().marked() == std::vector<Cell>{{3, 3}}));
    }

    void copiesAsText() {
        Counted window;
        QSignalSpy sent(&window.table(), &StatisticsDock::message);
        QTest::keyClick(window.table().table(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(sent.count(), 1);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.contains(QLatin1String("\nCut-off tiles\t\t\t1\n")));
        QVERIFY(text.contains(QLatin1String("\nTerrain, by half\n")));
    }

    void largeMapsAreCountedInTheBackground() {
        Map map = newMap(kingsConflict());
        for (Grid<Code>& layer : map.layers)
            layer = Grid<Code>({256, 256}, &layer == &map.layers.front() ? 'P' : '0');
        forEachCell(map.size(), [&map](Cell cell) {
            if ((cell.row + cell.column) % 2) map.layer(terrainLayer)[cell] = 'F';
        });
        Counted window(map);
        QVERIFY(
            rowNamed(window.table(), QStringLiteral("forest"))->text(3).startsWith(QLatin1String("32768")));
        window.document.apply(QStringLiteral("Paint"), {{{terrainLayer, {0, 0}, 'P', 'F'}}, {}});
        window.settle();
        TRY_PATIENTLY(
            rowNamed(window.table(), QStringLiteral("forest"))->text(3).startsWith(QLatin1String("32769")));
    }

    /// Counting goes on while the panel is hidden and another map of the same size is current; what comes of
    /// it is about the first one.
    void numbersOfOneMapAreNeverShownForAnother() {
        const auto large = [](Code code) {
            Map map = newMap(kingsConflict());
            for (Grid<Code>& layer : map.layers)
                layer = Grid<Code>({128, 128}, &layer == &map.layers.front() ? code : '0');
            return map;
        };
        Counted window(large('F'));
        MapDocument other(large('P'), kingsConflict());
        const std::unique_ptr<QWidget> view(window.workspace.createView(other, &window.window));
        for (int attempt = 0; attempt < 200 && !window.table().isCounting(); ++attempt) { // it may be quick
            const Code now = window.at(0, 0);
            window.document.apply(QStringLiteral("Paint"),
                                  {{{terrainLayer, {0, 0}, now, now == 'H' ? 'F' : 'H'}}, {}});
            while (window.table().isStale() && !window.table().isCounting())
                QCoreApplication::processEvents();
        }
        QVERIFY(window.table().isCounting());
        window.table().hide();
        window.workspace.setCurrent(&other, view.get());
        QCOMPARE(window.table().table()->topLevelItemCount(), 0); // not the other map's
        window.table().show();
        TRY_PATIENTLY(!window.table().isStale());
        QVERIFY(rowNamed(window.table(), QStringLiteral("plains"))->text(3).startsWith(u"16384"));
        QVERIFY(rowNamed(window.table(), QStringLiteral("forest"))->text(3).startsWith(u"0 "));
        window.workspace.setCurrent(nullptr, nullptr);
    }

    void theMapMenuLeadsHere() {
        Counted window;
        window.table().hide();
        window.document.apply(QStringLiteral("Paint"), {{{terrainLayer, {8, 8}, window.at(8, 8), 'F'}}, {}});
        window.action(QStringLiteral("statistics"))->trigger();
        QVERIFY(window.table().isVisible());
        window.settle();
        QVERIFY(!window.table().isStale());
    }
};

STONEMASON_TEST(TestStatisticsDock)
#include "test_statistics_dock.moc"
