// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/craft_text.h"
#include "editor/pocket_heroes/view/docks/craft_statistics.h"
#include "editor/pocket_heroes/view/docks/figure_tree.h"
#include "editor/pocket_heroes/view/docks/statistics_dock.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QLocale>
#include <QTest>

#include <cstdlib>

using namespace stonemason;
using namespace stonemason::pocket_heroes;
using test::pocketHeroes;
using test::WorldWindow;

namespace {

/// The line of a figure, wherever it stands; nullptr when there is not exactly one.
QTreeWidgetItem* lineOf(const QTreeWidget& tree, CraftFigure figure) {
    const QString name = craftFigureName(figure).replace(QLatin1String(" %"), QStringLiteral("\u00a0%"));
    const auto found = tree.findItems(name + u'\n', Qt::MatchStartsWith | Qt::MatchRecursive);
    return found.size() == 1 ? found.front() : nullptr;
}

QTreeWidgetItem* groupOf(const QTreeWidget& tree, const char* name) {
    return tree.findItems(QString::fromUtf8(name), Qt::MatchExactly | Qt::MatchRecursive).value(0);
}

QList<QTreeWidgetItem*> itemsOf(const QTreeWidget& tree) {
    return tree.findItems(QString(), Qt::MatchContains | Qt::MatchRecursive);
}

Item chestAt(Cell cell) {
    Item item;
    item.cell = cell;
    item.treasure = Chest{};
    return item;
}

World meadowWithAChest() {
    World world = emptyWorld(32);
    world.nodes = Grid<Node>(world.nodes.size(), Node{Surface::Grass, 0});
    world.items = {chestAt({4, 4})};
    return world;
}

StatisticsDock* shownDock(WorldWindow& window) {
    window.window.show();
    auto* dock = window.dock<StatisticsDock>();
    dock->show();
    return dock;
}

} // namespace

/// How a world stands to the maps that people made, in its statistics.
class TestCraftStatistics : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void numbersAreWrittenAsTheLanguageDoes() {
        QCOMPARE(craftNumber(0.254), QStringLiteral("0.25"));
        QCOMPARE(craftNumber(20.6), QStringLiteral("21"));
        QLocale::setDefault(QLocale(QLocale::Polish));
        QCOMPARE(craftNumber(0.254), QStringLiteral("0,25"));
    }

    /// Each figure is there once, under what its value is to its range, with both.
    void figuresStandUnderTheirVerdict() {
        QTreeWidget tree;
        CraftFigures figures;
        const CraftRules& rules = pocketHeroes().craft;
        const CraftRange items = rules.rangeOf(CraftFigure::Items, 64);
        QVERIFY(items.least && items.most);
        figures[std::size_t(CraftFigure::Items)] = *items.least / 2;
        figures[std::size_t(CraftFigure::Guards)] = *rules.rangeOf(CraftFigure::Guards, 64).most + 1;
        figures[std::size_t(CraftFigure::Heap)] = rules.rangeOf(CraftFigure::Heap, 64).least.value_or(0);
        tree.setColumnCount(2);
        addCraft(tree, figures, rules, 64);
        for (int i = 0; i < craftFigureCount; ++i)
            QVERIFY2(lineOf(tree, CraftFigure(i)), QByteArray::number(i));
        const auto verdictOn = [&tree](CraftFigure figure) {
            return lineOf(tree, figure)->parent()->text(0);
        };
        QCOMPARE(verdictOn(CraftFigure::Items), QStringLiteral("Less than in maps of people"));
        QCOMPARE(verdictOn(CraftFigure::Guards), QStringLiteral("More than in maps of people"));
        QCOMPARE(verdictOn(CraftFigure::Heap), QStringLiteral("As in maps of people"));
        QCOMPARE(verdictOn(CraftFigure::Water), QStringLiteral("Nothing to measure"));
        QCOMPARE(verdictOn(CraftFigure::Reach), QStringLiteral("Minimum requirements met"));
        const QTreeWidgetItem* line = lineOf(tree, CraftFigure::Items);
        QVERIFY(line->text(0).endsWith(QStringLiteral("people: ") + craftRangeText(items)));
        QCOMPARE(line->text(1), craftNumber(*items.least / 2));
    }

    /// "1 of 25" is of as many lines as there are below: the minimum requirements have a count of their own.
    void countsAreOfTheLinesThatAreListed() {
        QTreeWidget tree;
        tree.setColumnCount(2);
        CraftFigures figures;
        const CraftRules& rules = pocketHeroes().craft;
        figures[std::size_t(CraftFigure::Heap)] = rules.rangeOf(CraftFigure::Heap, 64).least.value_or(0);
        figures[std::size_t(CraftFigure::Reach)] = 100;
        figures[std::size_t(CraftFigure::Joined)] = 0;
        addCraft(tree, figures, rules, 64);
        const QTreeWidgetItem* heading = tree.topLevelItem(0);
        int listed = 0;
        for (const char* verdict : {"Less than in maps of people", "More than in maps of people",
                                    "As in maps of people", "Nothing to measure"})
            if (const QTreeWidgetItem* group = groupOf(tree, verdict)) {
                QCOMPARE(group->text(1), QString::number(group->childCount()));
                listed += group->childCount();
            }
        QCOMPARE(heading->child(0)->text(1), QStringLiteral("1 of %1").arg(listed));
        const QTreeWidgetItem* requirements = groupOf(tree, "Minimum requirements met");
        QVERIFY(requirements);
        QVERIFY(requirements->isExpanded()); // for some are not met
        QCOMPARE(requirements->text(1), QStringLiteral("1 of %1").arg(requirements->childCount()));
        QCOMPARE(listed + requirements->childCount(), craftFigureCount);
    }

    /// Near the top, and whole in whatever width: each line is as high as its words need.
    void figuresAreFoundAndWhole() {
        WorldWindow window(meadowWithAChest());
        StatisticsDock* dock = shownDock(window);
        QTreeWidget& tree = *dock->figures();
        QTRY_VERIFY(groupOf(tree, "Beside maps of people"));
        QCOMPARE(tree.indexOfTopLevelItem(groupOf(tree, "Beside maps of people")), 1); // behind the objects
        tree.expandAll();
        for (const int width : {160, 320}) {
            dock->setFloating(true);
            dock->resize(width, 600);
            QTRY_VERIFY(std::abs(dock->width() - width) < 60);
            int wrapped = 0;
            for (QTreeWidgetItem* item : itemsOf(tree)) {
                const QRect line = tree.visualItemRect(item);
                const int left = tree.visualRect(tree.indexFromItem(item)).left();
                const int room =
                    (item->isFirstColumnSpanned() ? tree.viewport()->width() : tree.columnWidth(0)) - left;
                const QFontMetrics metrics(item->font(0).resolve(tree.font()));
                const int needed =
                    metrics.boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap, item->text(0)).height();
                QVERIFY2(line.height() >= needed, qPrintable(item->text(0)));
                wrapped += needed > 2 * metrics.lineSpacing() ? 1 : 0;
            }
            QVERIFY(wrapped > 0);
        }
    }

    /// What a person folds stays folded as the world changes.
    void foldsStay() {
        WorldWindow window(emptyWorld(32));
        StatisticsDock* dock = shownDock(window);
        QTreeWidget& tree = *dock->figures();
        QTRY_VERIFY(groupOf(tree, "Beside maps of people"));
        groupOf(tree, "Beside maps of people")->setExpanded(false);
        groupOf(tree, "Nothing to measure")->setExpanded(true);
        QVERIFY(groupOf(tree, "Ground")->isExpanded());
        World world = window.world();
        world.items = {chestAt({4, 4})};
        window.document.replace(QStringLiteral("richer"), world);
        QTRY_VERIFY(groupOf(tree, "Treasure"));
        QVERIFY(!groupOf(tree, "Beside maps of people")->isExpanded());
        QVERIFY(groupOf(tree, "Nothing to measure")->isExpanded());
        QVERIFY(groupOf(tree, "Ground")->isExpanded());
    }

    /// They are those of the open world, and follow it.
    void figuresAreOfTheOpenWorld() {
        WorldWindow window(meadowWithAChest());
        StatisticsDock* dock = shownDock(window);
        const auto shown = [&] {
            const QTreeWidgetItem* line = lineOf(*dock->figures(), CraftFigure::Items);
            return line ? line->text(1) : QString();
        };
        const auto expected = [&] {
            return craftNumber(
                craftOf(window.world(), pocketHeroes())[std::size_t(CraftFigure::Items)].value());
        };
        QTRY_COMPARE(shown(), expected());
        World richer = window.world();
        for (int i = 0; i < 20; ++i)
            richer.items.push_back(chestAt({10, i}));
        window.document.replace(QStringLiteral("richer"), richer);
        QTRY_COMPARE(shown(), expected());
        QVERIFY(expected().toDouble() > 1);
    }
};

STONEMASON_TEST(TestCraftStatistics)
#include "test_craft_statistics.moc"
