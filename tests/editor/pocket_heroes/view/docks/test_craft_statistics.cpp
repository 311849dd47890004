// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/craft_text.h"
#include "editor/pocket_heroes/view/docks/craft_statistics.h"
#include "editor/pocket_heroes/view/docks/statistics_dock.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <QTreeWidget>

using namespace stonemason;
using namespace stonemason::pocket_heroes;
using test::pocketHeroes;
using test::WorldWindow;

namespace {

/// The line of a figure, wherever it stands; nullptr when there is not exactly one.
QTreeWidgetItem* lineOf(const QTreeWidget& tree, CraftFigure figure) {
    const auto found = tree.findItems(craftFigureName(figure), Qt::MatchExactly | Qt::MatchRecursive);
    return found.size() == 1 ? found.front() : nullptr;
}

Item chestAt(Cell cell) {
    Item item;
    item.cell = cell;
    item.treasure = Chest{};
    return item;
}

} // namespace

/// How a world stands to the maps that people made, in its statistics.
class TestCraftStatistics : public QObject {
    Q_OBJECT

private slots:
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
        const auto groupOf = [&tree](CraftFigure figure) { return lineOf(tree, figure)->parent()->text(0); };
        QCOMPARE(groupOf(CraftFigure::Items), QStringLiteral("Less than in maps of people"));
        QCOMPARE(groupOf(CraftFigure::Guards), QStringLiteral("More than in maps of people"));
        QCOMPARE(groupOf(CraftFigure::Heap), QStringLiteral("As in maps of people"));
        QCOMPARE(groupOf(CraftFigure::Water), QStringLiteral("Nothing to measure"));
        const QTreeWidgetItem* line = lineOf(tree, CraftFigure::Items);
        QVERIFY(line->isFirstColumnSpanned());
        QCOMPARE(line->child(0)->text(0), QStringLiteral("people: ") + craftRangeText(items));
        QCOMPARE(line->child(0)->text(1), craftNumber(*items.least / 2));
        QCOMPARE(tree.topLevelItem(0)->child(0)->text(1), QStringLiteral("1 of 25"));
    }

    /// They are those of the open world, and follow it.
    void figuresAreOfTheOpenWorld() {
        World world = emptyWorld(32);
        world.nodes = Grid<Node>(world.nodes.size(), Node{Surface::Grass, 0});
        world.items = {chestAt({4, 4})};
        WorldWindow window(world);
        window.window.show();
        auto* dock = window.dock<StatisticsDock>();
        dock->show();
        const auto shown = [&] {
            const QTreeWidgetItem* line = lineOf(*dock->figures(), CraftFigure::Items);
            return line ? line->child(0)->text(1) : QString();
        };
        const auto expected = [&] {
            return craftNumber(craftOf(window.world(), pocketHeroes())[std::size_t(CraftFigure::Items)].value());
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
