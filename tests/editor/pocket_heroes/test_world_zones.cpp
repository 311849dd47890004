// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/generate/generate.h"
#include "editor/grid/document/grid_overlay.h"
#include "editor/pocket_heroes/template/view/preview/template_preview_dock.h"
#include "editor/pocket_heroes/view/overlays/zones_overlay.h"
#include "editor/pocket_heroes/world_workspace.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/editor/pocket_heroes/world_window.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QCheckBox>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace stonemason::pocket_heroes {

using test::WorldWindow;

namespace {

/// Four zones, a quarter each; the last row is of none.
ZoneMap quarters(int side) {
    ZoneMap zones{Grid<std::int16_t>({side, side}, -1)};
    forEachCell(zones.zoneOf.size(), [&](Cell cell) {
        if (cell.row < side - 1)
            zones.zoneOf[cell] = std::int16_t(2 * (cell.row * 2 / side) + cell.column * 2 / side);
    });
    return zones;
}

QImage drawn(const GridOverlay& overlay, const GridGeometry& geometry, const CellRange& range) {
    QImage image(QSizeF(geometry.gridRect().size()).toSize() + QSize(20, 20), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    overlay.paint(painter, geometry, {}, range);
    return image;
}

} // namespace

class TestWorldZones : public QObject {
    Q_OBJECT

private slots:
    void zonesAreShownWhereThereAreSome() {
        WorldWindow window(emptyWorld(32));
        QAction* layer = window.action(QStringLiteral("layer-zones"));
        QVERIFY(!layer->isEnabled());
        window.document.setZones(quarters(32));
        QVERIFY(layer->isEnabled() && !layer->isChecked());
        QVERIFY(window.canvas->state().overlays().empty());
        layer->trigger();
        QTRY_COMPARE(window.canvas->state().overlays().size(), std::size_t(1));
        QCOMPARE(window.canvas->state().overlays().front()->legend().size(), std::size_t(2));
        QVERIFY(window.canvas->describe({20, 3}).contains(QStringLiteral("zone 2")));
        QVERIFY(!window.canvas->describe({31, 3}).contains(QStringLiteral("zone")));
        layer->trigger();
        QTRY_VERIFY(window.canvas->state().overlays().empty());
        QVERIFY(!window.canvas->describe({20, 3}).contains(QStringLiteral("zone")));
    }

    /// No file has them and no step changes them; a world of another size has none, until it has its size
    /// back.
    void zonesBelongToTheDocument() {
        WorldWindow window(emptyWorld(32));
        const std::string before = window.saved();
        window.document.setZones(quarters(32));
        QCOMPARE(window.saved(), before);
        QVERIFY(!window.document.isModified());
        QAction* layer = window.action(QStringLiteral("layer-zones"));
        layer->trigger();
        QTRY_VERIFY(!window.canvas->state().overlays().empty());
        window.brush().setSurface(Surface::Lava);
        window.brush().setTool(QStringLiteral("brush"));
        window.click({4, 4});
        QVERIFY(*window.document.zones() == quarters(32));
        window.document.undoStack().undo();
        QVERIFY(*window.document.zones() == quarters(32));
        window.document.replace(QStringLiteral("other"), emptyWorld(64));
        QVERIFY(!window.document.zones());
        QVERIFY(!layer->isEnabled() && !layer->isChecked());
        QTRY_VERIFY(window.canvas->state().overlays().empty());
        window.document.undoStack().undo();
        QVERIFY(*window.document.zones() == quarters(32));
        QVERIFY(layer->isEnabled() && layer->isChecked());
        QTRY_VERIFY(!window.canvas->state().overlays().empty());
        QVERIFY(window.document.reload(before));
        QVERIFY(window.document.zones()); // it is the same world
        World other = window.world();
        other.nodes[{0, 0}].surface = Surface::Lava;
        QVERIFY(window.document.reload(*writeWorld(other)));
        QVERIFY(!window.document.zones());
    }

    /// Square by square it is what it is at once, at every zoom, numbers over several squares included.
    void zonesAreDrawnByParts() {
        const ZonesOverlay overlay(quarters(32));
        for (const bool turned : {false, true})
            for (const double cell : {1.0, 2.5, 5.0, 17.3, 40.0}) {
                const GridGeometry geometry{{32, 32}, cell, {3.5, 7}, turned};
                const QImage whole = drawn(overlay, geometry, wholeOf(Size{32, 32}));
                QImage put(whole.size(), whole.format());
                put.fill(Qt::white);
                QPainter painter(&put);
                for (int row = 0; row < 32; row += 4)
                    for (int column = 0; column < 32; column += 4)
                        overlay.paint(painter, geometry, {}, {{row, column}, {row + 3, column + 3}});
                painter.end();
                QCOMPARE(put, whole);
            }
    }

    void eachZoneHasItsColourBordersAndNumber() {
        const ZonesOverlay overlay(quarters(32));
        for (const double cell : {2.0, 16.0}) {
            const GridGeometry geometry{{32, 32}, cell, {}, false};
            const QImage image = drawn(overlay, geometry, wholeOf(Size{32, 32}));
            const auto at = [&](Cell place) {
                return image.pixelColor(geometry.rectOf(place).center().toPoint());
            };
            QCOMPARE(at({2, 2}), at({1, 9}));
            QVERIFY(at({2, 2}) != at({2, 29}));
            QVERIFY(at({2, 2}) != at({29, 2}));
            QCOMPARE(at({31, 5}), QColor(Qt::white));
            const int border = int(16 * cell) - 1; // the last pixel of the left half
            QVERIFY(image.pixelColor(border, int(2 * cell)).lightness() < 60);
            QVERIFY(image.pixelColor(border - int(cell / 2) - 1, int(2 * cell)).lightness() > 100);
            // The number stands where the zone is widest: something white or dark, not the wash alone.
            const QColor wash = at({2, 2});
            int others = 0;
            for (int y = int(3 * cell); y < int(13 * cell); ++y)
                for (int x = int(3 * cell); x < int(13 * cell); ++x)
                    others += image.pixelColor(x, y) != wash;
            QVERIFY(others > 50);
        }
    }

    void theWorldOfATemplateBringsItsZones() {
        test::TemplateWindow templates(test::TemplateWindow().workspace.sampleTemplates()[5]);
        WorldWorkspace worlds(test::pocketHeroes());
        test::FakeDialogs dialogs;
        connectGenerator(templates.workspace, worlds, dialogs);
        QSignalSpy created(&worlds, &Workspace::created);
        auto* dock = templates.dock<TemplatePreviewDock>();
        dock->raise();
        dock->seedField()->setValue(3);
        dock->originField()->setChecked(false);
        QTRY_VERIFY(dock->openButton()->isEnabled());
        dock->openButton()->click();
        QCOMPARE(created.count(), 1);
        const std::unique_ptr<Document> document(created.front().front().value<Document*>());
        const auto& world = static_cast<const WorldDocument&>(*document);
        GenerationRequest options;
        options.seed = 3;
        const auto generated = generate(templates.document.worldTemplate(), test::pocketHeroes(), options);
        QVERIFY(generated.ok());
        QVERIFY(world.committedWorld() == generated->world);
        QVERIFY(world.zones());
        QVERIFY(world.zones()->zoneOf == generated->draft.zoneOf);
        QCOMPARE(world.zones()->count(), int(templates.document.worldTemplate().zones.size()));
        QVERIFY(world.zones()->treasureCost == templates.document.worldTemplate().config.treasureCost);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldZones)
#include "test_world_zones.moc"
