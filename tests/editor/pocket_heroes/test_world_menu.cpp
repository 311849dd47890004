// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>
#include <QUndoStack>

namespace stonemason::pocket_heroes {

using test::grass;
using test::WorldWindow;

/// The menu of what is pressed on the canvas of a world.
class TestWorldMenu : public QObject {
    Q_OBJECT

private slots:
    /// As in Tiled: the menu is on the right button, about what is pressed; tools that paint pick bare
    /// ground.
    void theRightButtonAndTheMenuKeyOpenAMenu() {
        World world = grass();
        for (const Cell cell : {Cell{3, 3}, Cell{3, 5}, Cell{9, 9}}) {
            Item& lamp = world.items.emplace_back();
            lamp.cell = cell;
            lamp.treasure = Lamp{};
        }
        world.items.back().treasure = Chest{};
        WorldWindow window(world);
        window.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window.window));
        window.brush().setTool(QStringLiteral("select"));
        const auto entries = [&] {
            auto* menu = window.canvas->findChild<QMenu*>();
            QStringList ids;
            if (!menu) return ids;
            for (const QAction* action : menu->actions())
                if (!action->isSeparator())
                    ids += action->objectName() + (action->isEnabled() ? QString() : QStringLiteral("-"));
            delete menu;
            return ids;
        };
        const auto ask = [&](Cell cell, QContextMenuEvent::Reason reason) {
            const QPoint at = window.canvas->geometryOfCells().rectOf(cell).center().toPoint();
            QContextMenuEvent event(reason, at, window.canvas->viewport()->mapToGlobal(at));
            QCoreApplication::sendEvent(window.canvas->viewport(), &event);
        };
        ask({3, 3}, QContextMenuEvent::Mouse);
        const QStringList all{QStringLiteral("world.properties"),  QStringLiteral("world.owner-"),
                              QStringLiteral("world.cut"),         QStringLiteral("world.copy"),
                              QStringLiteral("world.copy-region"), QStringLiteral("world.paste"),
                              QStringLiteral("world.duplicate"),   QStringLiteral("world.delete"),
                              QStringLiteral("world.select-same"), QStringLiteral("world.select-all"),
                              QStringLiteral("world.select-none"), QStringLiteral("world.find")};
        QCOMPARE(entries(), all);
        QCOMPARE(window.document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Item, 0}}));
        window.action(QStringLiteral("select-same"))->trigger();
        QCOMPARE(window.document.view().selectedThings(),
                 (std::vector<Thing>{{ThingKind::Item, 0}, {ThingKind::Item, 1}}));
        ask({3, 5}, QContextMenuEvent::Mouse); // one of those selected: they stay so
        QCOMPARE(window.document.view().selectedThings().size(), std::size_t(2));
        entries();
        ask({20, 20}, QContextMenuEvent::Mouse);
        QVERIFY(window.document.view().selectedThings().empty());
        QVERIFY(entries().contains(QStringLiteral("world.cut-")));
        window.document.view().setCursor({9, 9});
        window.document.view().setHovered(std::nullopt);
        ask({9, 9}, QContextMenuEvent::Keyboard);
        QCOMPARE(window.document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Item, 2}}));
        QCOMPARE(entries(), all);
        for (const char* tool : {"brush", "place", "line", "rectangle", "fill", "road", "eyedropper"}) {
            window.document.select({});
            window.brush().setTool(QString::fromLatin1(tool));
            window.click({3, 3}, {.secondary = true});
            ask({3, 3}, QContextMenuEvent::Mouse);
            QCOMPARE(entries(), all);
            QCOMPARE(window.document.view().selectedThings(), (std::vector<Thing>{{ThingKind::Item, 0}}));
            QVERIFY(window.hand().putAway()); // Esc goes on with the tool
            QCOMPARE(window.brush().tool(), QString::fromLatin1(tool));
        }
        window.brush().setSurface(Surface::Snow);
        window.brush().setTool(QStringLiteral("brush"));
        window.click({20, 20}, {.secondary = true}); // bare ground is picked
        QCOMPARE(window.brush().surface(), Surface::Grass);
        ask({20, 20}, QContextMenuEvent::Mouse);
        QVERIFY(entries().isEmpty());
        QCOMPARE(window.world(), world);
    }

    /// Owners are given to all that is selected in one step; those who do not play are not offered.
    void ownersAreGivenByTheMenu() {
        World world = grass();
        world.players = {{PlayerId::Red, Controller::Either, std::nullopt},
                         {PlayerId::Blue, Controller::Either, std::nullopt}};
        for (const Cell cell : {Cell{6, 6}, Cell{12, 6}}) {
            Castle& castle = world.castles.emplace_back();
            castle.id = "castle";
            castle.cell = cell;
        }
        world.items.resize(1);
        world.items[0].cell = {20, 20};
        Hero& hero = world.heroes.emplace_back();
        hero.owner = PlayerId::Red;
        hero.cell = {25, 25};
        WorldWindow window(world);
        const auto offered = [&window] {
            QStringList ids;
            for (int player = -1; player < playerCount; ++player) {
                const QAction* action = window.action(QStringLiteral("owner-%1").arg(player));
                if (action->isVisible() && action->isEnabled())
                    ids += QString::number(player) + (action->isChecked() ? QStringLiteral("+") : QString());
            }
            return ids.join(u' ');
        };
        QCOMPARE(offered(), QString());
        window.document.select({{ThingKind::Item, 0}});
        QCOMPARE(offered(), QString());
        window.document.select({{ThingKind::Castle, 0}, {ThingKind::Castle, 1}, {ThingKind::Item, 0}});
        QCOMPARE(offered(), QStringLiteral("-1+ 0 2"));
        window.action(QStringLiteral("owner-2"))->trigger();
        QCOMPARE(window.world().castles[0].owner, PlayerId::Blue);
        QCOMPARE(window.world().castles[1].owner, PlayerId::Blue);
        QCOMPARE(offered(), QStringLiteral("-1 0 2+"));
        QCOMPARE(window.document.undoStack().count(), 1);
        window.document.undoStack().undo();
        QCOMPARE(window.world(), world);
        window.document.select({{ThingKind::Hero, 0}}); // who is always somebody's
        QCOMPARE(offered(), QStringLiteral("0+ 2"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldMenu)
#include "test_world_menu.moc"
