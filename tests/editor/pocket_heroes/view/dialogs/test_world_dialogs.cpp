// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/world_json.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/pocket_heroes/view/dialogs/world_dialogs.h"
#include "editor/pocket_heroes/view/dialogs/world_size_dialog.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

namespace stonemason::pocket_heroes {

using test::grass;
using test::WorldWindow;

/// The dialogs for a new world, another size and the pictures and texts that leave.
class TestWorldDialogs : public QObject {
    Q_OBJECT

private slots:
    void theSizeChangesAsOneStep() {
        World world = grass();
        Item& lamp = world.items.emplace_back();
        lamp.cell = {31, 31};
        lamp.treasure = Lamp{};
        WorldWindow window(world);
        WorldRenderer renderer(test::pocketHeroes());
        WorldSizeDialog larger(window.document, renderer);
        QCOMPARE(larger.sizeField()->currentData().toInt(), 64);
        QVERIFY2(larger.verdict()->text().contains(QStringLiteral("Nothing on it is lost")),
                 qPrintable(larger.verdict()->text()));
        larger.anchorButton({2, 2})->click();
        larger.groundField()->setCurrentIndex(int(Surface::Sand));
        larger.accept();
        QCOMPARE(larger.doneText(), QStringLiteral("The world has 64 × 64 cells now."));
        QCOMPARE(window.world().size(), (Size{64, 64}));
        QCOMPARE(window.world().items[0].cell, (Cell{63, 63}));
        QCOMPARE(window.canvas->state().board(), (Size{64, 64}));
        WorldSizeDialog smaller(window.document, renderer);
        smaller.sizeField()->setCurrentIndex(smaller.sizeField()->findData(32));
        QVERIFY2(smaller.verdict()->text().contains(QStringLiteral("will fall off the map (Treasure: 1)")),
                 qPrintable(smaller.verdict()->text()));
        smaller.accept();
        QVERIFY2(smaller.doneText().contains(QStringLiteral("1 object fell off")) ||
                     smaller.doneText().contains(QStringLiteral("1 object(s) fell off")),
                 qPrintable(smaller.doneText()));
        QVERIFY(window.world().items.empty());
        window.document.undoStack().undo();
        window.document.undoStack().undo();
        QVERIFY(window.world() == world);
        QCOMPARE(window.canvas->state().board(), (Size{32, 32}));
    }

    void newWorldsAreAsChosen() {
        NewWorldDialog dialog(test::pocketHeroes());
        for (int size = 0; size < int(worldSides.size()); ++size) {
            dialog.sizeField()->setCurrentIndex(size);
            dialog.groundField()->setCurrentIndex(int(Surface::Snow));
            dialog.nameField()->setText(QStringLiteral("Łódź"));
            const World world = dialog.world();
            QCOMPARE(world.size().rows, worldSides[std::size_t(size)]);
            QCOMPARE(surfaceOf(world, {3, 3}), Surface::Snow);
            QCOMPARE(nameOf(world, Language::English), std::string("Łódź"));
            QVERIFY(bool(writeWorld(world)));
        }
    }

    void leavesAsAPictureAndAsJson() {
        World world = grass();
        world.paths.push_back({{8, 8}, "dirt_road"});
        WorldWindow window(world);
        WorldExportDialog dialog(window.document);
        const QTemporaryDir folder;
        dialog.cellSizeField()->setValue(8);
        QVERIFY(dialog.saveTo(folder.filePath(QStringLiteral("world.png"))));
        const QImage picture(folder.filePath(QStringLiteral("world.png")));
        QCOMPARE(picture.size(), QSize(256, 256));
        QVERIFY(picture.copy(64, 64, 8, 8) != picture.copy(80, 64, 8, 8));
        QVERIFY(dialog.saveTo(folder.filePath(QStringLiteral("world.svg"))));
        dialog.findChild<QTabBar*>()->setCurrentIndex(1);
        QCOMPARE(dialog.bytes().value(), worldJson(world));
        // The layers that are left out are left out of the picture.
        dialog.findChild<QTabBar*>()->setCurrentIndex(0);
        window.action(QStringLiteral("layer-paths"))->trigger();
        QVERIFY(dialog.saveTo(folder.filePath(QStringLiteral("bare.png"))));
        QVERIFY(QImage(folder.filePath(QStringLiteral("bare.png"))) != picture);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldDialogs)
#include "test_world_dialogs.moc"
