// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/ground.h"
#include "editor/grid/actions/canvas_actions.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/grid/panels/picture_palette.h"
#include "editor/grid/problems/problems_dock.h"
#include "editor/grid/problems/problems_panel.h"
#include "editor/pocket_heroes/view/docks/objects_dock.h"
#include "editor/pocket_heroes/view/docks/surfaces_dock.h"
#include "editor/print/print_job.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <algorithm>

namespace stonemason::pocket_heroes {

using test::grass;
using test::WorldWindow;

class TestWorldWorkspace : public QObject {
    Q_OBJECT

private slots:
    void knowsItsFilesByTheirBytes() {
        const WorldWorkspace workspace(test::pocketHeroes());
        const std::string bytes = writeWorld(grass()).value();
        QVERIFY(workspace.recognises(bytes));
        QVERIFY(!workspace.recognises("#####"));
        const auto read = workspace.read(bytes);
        QVERIFY(bool(read));
        QCOMPARE((*read)->bytesFor({}).value(), bytes);
        QVERIFY(!workspace.read(bytes.substr(0, bytes.size() - 1)));
    }

    void opensPaintsPlacesRefusesMovesDeletesAndSaves() {
        const std::string before = writeWorld(grass()).value();
        WorldWindow window(readWorld(before).value());
        window.window.show();
        // Ground, chosen in the panel.
        auto* surfaces = window.dock<SurfacesDock>();
        emit surfaces->palettePane()->chosen(surfaces->palettePane()->model()->index(int(Surface::Lava), 0));
        QCOMPARE(window.brush().tool(), QStringLiteral("brush"));
        window.drag({4, 4}, {4, 7});
        QCOMPARE(surfaceOf(window.world(), {4, 6}), Surface::Lava);
        // An object, found by words.
        auto* objects = window.dock<ObjectsDock>();
        objects->searchField()->setText(QStringLiteral("chest"));
        QTest::keyClick(objects->searchField(), Qt::Key_Return);
        QCOMPARE(window.brush().tool(), QStringLiteral("place"));
        window.click({10, 10});
        window.click({10, 12});
        QCOMPARE(window.world().items.size(), std::size_t(2));
        QSignalSpy messages(&window.workspace, &Workspace::message);
        window.click({10, 10});
        QCOMPARE(window.world().items.size(), std::size_t(2));
        QCOMPARE(messages.count(), 1);
        // Moved by keys, deleted by keys.
        window.action(QStringLiteral("select"))->trigger();
        window.click({10, 10});
        window.action(QStringLiteral("move-down"))->trigger();
        QCOMPARE(window.world().items.front().cell, (Cell{11, 10}));
        window.click({10, 12});
        window.action(QStringLiteral("delete"))->trigger();
        QCOMPARE(window.world().items.size(), std::size_t(1));
        // Saved, it holds this and nothing else.
        World wanted = readWorld(before).value();
        for (int column = 4; column <= 8; ++column)
            for (int row = 4; row <= 5; ++row)
                wanted.nodes[{row, column}].surface = Surface::Lava;
        Item item;
        item.treasure = Chest{};
        item.cell = {11, 10};
        wanted.items.push_back(item);
        QCOMPARE(window.saved(), writeWorld(wanted).value());
        while (window.document.undoStack().canUndo())
            window.document.undoStack().undo();
        QCOMPARE(window.saved(), before);
        QVERIFY(!window.document.isModified());
    }

    void describesCellsInWords() {
        World world = grass();
        Ownerable mine;
        mine.id = test::pocketHeroes().objects(Section::Ownerable).all().front().id;
        mine.cell = {6, 6};
        mine.owner = PlayerId::Red;
        world.ownerables.push_back(mine);
        world.paths.push_back({{8, 8}, "dirt_road"});
        WorldWindow window(world);
        const QString entrance = window.canvas->describe({6, 6});
        QVERIFY2(entrance.startsWith(QStringLiteral("row 6, column 6: Grass, entrance of ")),
                 qPrintable(entrance));
        QVERIFY2(entrance.endsWith(QStringLiteral("of Red")), qPrintable(entrance));
        QVERIFY(window.canvas->describe({8, 8}).contains(QStringLiteral("road"), Qt::CaseInsensitive));
    }

    void aRegionIsCopiedAndPastedByActions() {
        World world = grass();
        world.nodes[{4, 4}] = {Surface::Snow, 3};
        WorldWindow window(world);
        QVERIFY(!window.action(QStringLiteral("copy-region"))->isEnabled());
        window.brush().setTool(QStringLiteral("select"));
        window.drag({4, 4}, {6, 6});
        QVERIFY(window.action(QStringLiteral("copy-region"))->isEnabled());
        window.action(QStringLiteral("copy-region"))->trigger();
        window.action(QStringLiteral("paste"))->trigger();
        window.click({14, 15});
        QVERIFY((window.world().nodes[Cell{14, 15}] == Node{Surface::Snow, 3}));
        QCOMPARE(window.document.undoStack().count(), 1);
        QTest::keyClick(window.canvas, Qt::Key_Escape);
        QCOMPARE(window.brush().tool(), QStringLiteral("select"));
    }

    void whatIsCopiedIsPutDownAgain() {
        World world = grass();
        Item item;
        item.cell = {3, 3};
        item.treasure = Lamp{};
        world.items.push_back(item);
        WorldWindow window(world);
        window.action(QStringLiteral("select-all"))->trigger();
        window.action(QStringLiteral("cut"))->trigger();
        QVERIFY(window.world().items.empty());
        window.action(QStringLiteral("paste"))->trigger();
        window.click({7, 7});
        QCOMPARE(window.world().items.size(), std::size_t(1));
        QCOMPARE(window.world().items.front().cell, (Cell{7, 7}));
        QVERIFY(std::holds_alternative<Lamp>(window.world().items.front().treasure));
    }

    void blockedCellsAreShownWithALegend() {
        WorldWindow window(emptyWorld(32));
        window.action(QStringLiteral("blocked"))->trigger();
        QTRY_VERIFY(!window.canvas->state().overlays().empty());
        QCOMPARE(window.canvas->state().overlays().front()->legend().size(), std::size_t(4));
        QVERIFY(window.canvas->describe({3, 3}).contains(QStringLiteral("blocked (Water)")));
        window.action(QStringLiteral("blocked"))->trigger();
        QTRY_VERIFY(window.canvas->state().overlays().empty());
    }

    void layersCanBeLeftOut() {
        World world = grass();
        world.decorations.push_back({{5, 5}, "pines_1"});
        WorldWindow window(world);
        const auto drawn = [&window] {
            QImage image(320, 320, QImage::Format_RGB32);
            QPainter painter(&image);
            window.canvas->model().paint(painter, {.board = {32, 32}, .cellSize = 10, .origin = {}},
                                         wholeOf(Size{32, 32}));
            return image;
        };
        const QImage before = drawn();
        window.action(QStringLiteral("layer-decorations"))->trigger();
        QVERIFY(drawn() != before);
        window.action(QStringLiteral("layer-decorations"))->trigger();
        QCOMPARE(drawn(), before);
    }

    /// In the order of the menu, from 1 on.
    void eachLayerHasAKey() {
        const WorldWindow window(grass());
        int layers = 0;
        for (const QAction* action : window.workspace.findChildren<QAction*>())
            if (action->objectName().startsWith(QLatin1String("world.layer-")) &&
                action->objectName() != QLatin1String("world.layer-zones"))
                QCOMPARE(action->shortcut(), QKeySequence(QStringLiteral("Alt+%1").arg(++layers)));
        QCOMPARE(layers, worldLayerCount);
    }

    /// What is kept of earlier paintings is what would be painted now, whatever was edited meanwhile.
    void whatIsKeptIsWhatWouldBePainted() {
        World world = grass();
        world.castles.emplace_back();
        world.castles.back().id = "small_01";
        world.castles.back().cell = {17, 17};
        world.decorations = {{{20, 3}, "trees_1"}, {{22, 5}, "trees_1"}};
        WorldWindow window(world);
        // As pictures, and as colours from afar, drawn at one size and at another.
        const auto drawn = [](GridModel& model) {
            QImage image(512, 3 * 512, QImage::Format_RGB32);
            image.fill(Qt::black);
            QPainter painter(&image);
            for (const auto& [cell, top] : {std::pair{16, 0}, std::pair{3, 512}, std::pair{1, 1024}})
                model.paint(painter, {.board = {32, 32}, .cellSize = double(cell), .origin = QPointF(0, top)},
                            wholeOf(Size{32, 32}));
            return image;
        };
        QCOMPARE(drawn(window.canvas->model()), drawn(window.canvas->model()));
        window.brush().setSurface(Surface::Lava);
        window.brush().setTool(QStringLiteral("brush"));
        window.drag({14, 3}, {17, 30});
        window.brush().setTool(QStringLiteral("select"));
        window.click({17, 17});
        window.drag({17, 17}, {16, 15});
        window.document.edit(
            QStringLiteral("felled"),
            WorldEdit{
                {},
                {{{ThingKind::Decoration, 1}, recordOf(window.world(), {ThingKind::Decoration, 1}), {}}}});
        WorldWindow fresh(window.world());
        QCOMPARE(drawn(window.canvas->model()), drawn(fresh.canvas->model()));
        while (window.document.undoStack().canUndo())
            window.document.undoStack().undo();
        WorldWindow before(world);
        QCOMPARE(drawn(window.canvas->model()), drawn(before.canvas->model()));
    }

    void fixesAllThatCanBe() {
        World world = grass();
        for (int i = 0; i < 3; ++i) {
            world.paths.push_back({{4, 3 + i}, "river"});
            world.paths.push_back({{4, 3 + i}, "dirt_road"});
        }
        WorldWindow window(world);
        QTRY_VERIFY(window.document.reportIsCurrent());
        QVERIFY(window.document.report().count(Severity::Warning) >= 3);
        window.dock<ProblemsDock>()->panel().fixAll();
        QTRY_COMPARE(window.world().paths.size(), std::size_t(3));
        QVERIFY(std::ranges::all_of(window.world().paths,
                                    [](const Placed& path) { return path.id == "dirt_road"; }));
        QCOMPARE(window.document.undoStack().count(), 1);
    }

    void isPrintedWithoutTheStrokeUnderWay() {
        WorldWindow window(grass());
        const auto* print = window.workspace.findChild<GridPrintActions*>();
        QVERIFY(print->menu().front()->isEnabled());
        const auto printed = [print] {
            const PrintJob job = print->printJob();
            QImage page(600, 800, QImage::Format_RGB32);
            page.fill(Qt::white);
            QPainter painter(&page);
            job.paint(painter, page.rect(), 0);
            return page;
        };
        const QImage before = printed();
        window.brush().setSurface(Surface::Lava);
        window.brush().setTool(QStringLiteral("brush"));
        window.hand().press({4, 4}, {});
        window.hand().drag({20, 20}, {});
        QCOMPARE(printed(), before);
        window.hand().cancel();
        window.drag({4, 4}, {20, 20});
        QVERIFY(printed() != before);
        QCOMPARE(print->printJob().file, QStringLiteral("untitled-world"));
        window.workspace.setCurrent(nullptr, nullptr);
        for (const QAction* action : print->menu())
            QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
    }

    void theSampleIsSound() {
        const WorldWorkspace workspace(test::pocketHeroes());
        QCOMPARE(workspace.samples(), QStringList(QStringLiteral(":/worlds/the-two-bridges.hmm")));
        QFile file(workspace.samples().front());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string bytes = file.readAll().toStdString();
        const World world = readWorld(bytes).value();
        QCOMPARE(writeWorld(world).value(), bytes);
        QCOMPARE(shownName(world), std::string("The Two Bridges"));
        QCOMPARE(runChecks(world, test::pocketHeroes()).problems.size(), std::size_t(0));
    }

    void realMapsOpenAndAreSavedAsTheyWere() {
        for (const std::string& path : test::realMapFiles()) {
            QFile file(QString::fromStdString(path));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::string bytes = file.readAll().toStdString();
            WorldWindow window(readWorld(bytes).value());
            QVERIFY(!window.canvas->grab().isNull());
            QCOMPARE(window.saved(), bytes);
        }
    }
};

STONEMASON_TEST(TestWorldWorkspace)

} // namespace stonemason::pocket_heroes

#include "test_world_workspace.moc"
