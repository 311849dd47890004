// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/app/widgets/appearance.h"
#include "editor/pocket_heroes/model/thing_index.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_document.h"
#include "editor/pocket_heroes/model/world_view_state.h"
#include "editor/pocket_heroes/view/art/thing_art.h"
#include "editor/pocket_heroes/view/art/world_renderer.h"
#include "editor/pocket_heroes/view/canvas/world_canvas.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

namespace stonemason::pocket_heroes {

using test::pocketHeroes;

namespace {

constexpr int beside = 400; ///< pixels around a picture, so that its edges cut nothing in sight

int upTo(int most, std::mt19937& random) {
    return int(random() % unsigned(most));
}

Cell cellAtRandom(const World& world, std::mt19937& random) {
    return {upTo(world.size().rows, random), upTo(world.size().columns, random)};
}

/// Some object of the catalogue, large or small, on some cell.
Record anyObject(const World& world, std::mt19937& random) {
    const Cell cell = cellAtRandom(world, random);
    const auto idOf = [&random](Section section) {
        const auto& all = pocketHeroes().objects(section).all();
        return all[random() % all.size()].id;
    };
    switch (random() % 6) {
    case 0: return {ThingKind::Path, Placed{cell, idOf(Section::Path)}};
    case 1: return {ThingKind::Visitable, Visitable{idOf(Section::Visitable), cell, {}, {}}};
    case 2: return {ThingKind::Ownerable, Ownerable{idOf(Section::Ownerable), PlayerId::Blue, cell, {}}};
    case 3: {
        Castle castle;
        castle.id = idOf(Section::Castle);
        castle.owner = PlayerId::Red;
        castle.cell = cell;
        return {ThingKind::Castle, castle};
    }
    case 4: {
        Guard guard;
        guard.cell = cell;
        guard.troop.creature = std::int16_t(randomGuard + upTo(guardLevels + 1, random));
        return {ThingKind::Guard, guard};
    }
    default: return {ThingKind::Decoration, Placed{cell, idOf(Section::Decoration)}};
    }
}

WorldEdit anyVisibleEdit(const World& world, std::mt19937& random) {
    std::vector<Thing> things;
    forEachPlaced(world, [&things](Thing thing, const auto&) { things.push_back(thing); });
    const int kind = upTo(8, random);
    if (kind < 2)
        return painting(world, nodesOf(cellAtRandom(world, random)), Surface(upTo(surfaceCount, random)));
    if (kind == 2) {
        const Cell node = cellAtRandom(world, random);
        Node after = world.nodes[node];
        after.altitude = std::uint8_t(upTo(20, random));
        return {{{node, world.nodes[node], after}}, {}};
    }
    if (kind < 6 || things.empty()) return placing(world, anyObject(world, random));
    const Thing thing = things[random() % things.size()];
    return kind == 6 ? moving(world, {&thing, 1}, {upTo(5, random) - 2, upTo(5, random) - 2})
                     : deleting(world, {&thing, 1});
}

/// A world with everything crowded on it.
World crowded(unsigned seed) {
    std::mt19937 random(seed);
    World world = test::anyWorld(Version::Translated, seed);
    for (int step = 0; step < 150; ++step)
        apply(world, anyVisibleEdit(world, random));
    return world;
}

/// A world on the screen.
struct Desk {
    explicit Desk(const World& world) : document(world, pocketHeroes()) {
        canvas.resize(420, 330);
        canvas.show();
        canvas.zoomNormal();
    }

    WorldViewState& view() { return document.view(); }
    void zoomTo(double cell) {
        canvas.zoomNormal();
        while (canvas.cellSize() > cell)
            canvas.zoomOut();
    }
    /// The part of the viewport in which there is the world alone, without rulers.
    QRect shown() const {
        QRectF room(canvas.viewport()->rect());
        room.setTopLeft({40, 30});
        return (canvas.geometryOfCells().gridRect() & room).toRect();
    }
    QImage seen() { return canvas.viewport()->grab(shown()).toImage().convertToFormat(QImage::Format_RGB32); }
    /// The same, drawn from the world all at once.
    QImage drawn() {
        const QRect part = shown();
        QImage image(part.size() + QSize(2 * beside, 2 * beside), QImage::Format_RGB32);
        QPainter painter(&image);
        GridGeometry geometry = canvas.geometryOfCells();
        geometry.origin += QPointF(beside, beside) - part.topLeft();
        WorldRenderer(pocketHeroes())
            .paintUncut(painter, document.world(), ThingIndex(document.world(), pocketHeroes()),
                        view().style(), geometry, wholeOf(document.world().size()));
        painter.end();
        return image.copy(QRect(QPoint(beside, beside), part.size()));
    }

    WorldRenderer renderer{pocketHeroes()};
    WorldBrush brush;
    WorldDocument document;
    WorldCanvas canvas{document, renderer, brush};
};

/// Something that a person does to what is on the screen.
void act(Desk& desk, std::mt19937& random) {
    WorldDocument& document = desk.document;
    const auto scroll = [&random](QScrollBar* bar, int most) {
        bar->setValue(bar->value() + upTo(2 * most + 1, random) - most);
    };
    switch (upTo(12, random)) {
    case 0: scroll(desk.canvas.horizontalScrollBar(), 40); break;
    case 1: scroll(desk.canvas.verticalScrollBar(), 300); break;
    case 2: {
        const auto layer = WorldLayer(upTo(worldLayerCount, random));
        desk.view().setShows(layer, !desk.view().shows(layer));
        break;
    }
    case 3: desk.view().setShowsGrid(!desk.view().showsGrid()); break;
    case 4: document.undoStack().undo(); break;
    case 5: document.undoStack().redo(); break;
    case 6: document.preview(anyVisibleEdit(document.committedWorld(), random)); break;
    case 7: document.extendPreview(anyVisibleEdit(document.world(), random)); break;
    case 8: document.cancelPreview(); break;
    default: document.edit(QStringLiteral("step"), anyVisibleEdit(document.committedWorld(), random));
    }
    document.select({});
}

} // namespace

/// Worlds are painted once and kept: what one sees is what would be drawn anew.
class TestWorldCanvas : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QApplication::setPalette(lightPalette()); }

    void showsTheWorldAsItIs_data() {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<double>("cell");
        QTest::newRow("small cells") << 1U << 8.0;
        QTest::newRow("16 pixels") << 2U << 16.0;
        QTest::newRow("24 pixels") << 3U << 24.0;
        QTest::newRow("38 pixels") << 4U << 38.0;
    }
    void showsTheWorldAsItIs() {
        QFETCH(const unsigned, seed);
        QFETCH(const double, cell);
        std::mt19937 random(seed);
        Desk desk(crowded(seed));
        desk.zoomTo(cell);
        desk.canvas.centreOn({16, 16});
        for (int step = 0; step < 30; ++step) {
            for (int times = 1 + upTo(3, random); times > 0; --times)
                act(desk, random);
            QCOMPARE(desk.seen(), desk.drawn());
        }
    }

    /// Where cells are small, grounds are areas with edges, and a castle stays large enough to be seen.
    void smallCellsAreAreas() {
        World world = emptyWorld(32);
        for (int row = 0; row < world.nodes.rows(); ++row)
            for (int column = 0; column < world.nodes.columns(); ++column)
                world.nodes[{row, column}].surface = column < 16 ? Surface::Grass : Surface::Lava;
        Castle& castle = world.castles.emplace_back();
        castle.id = "small_01";
        castle.owner = PlayerId::Red;
        castle.cell = {25, 8};
        Desk desk(world);
        for (const double cell : {6.5, 4.0, 2.0, 1.0}) {
            desk.zoomTo(cell);
            desk.view().setCursor({31, 31});
            const QImage seen = desk.seen();
            std::set<QRgb> colours;
            for (int x = 0; x < seen.width(); ++x)
                colours.insert(seen.pixel(x, seen.height() / 4));
            QCOMPARE(colours.size(), std::size_t(2));
            int red = 0;
            for (int y = 0; y < seen.height(); ++y)
                for (int x = 0; x < seen.width(); ++x)
                    red += seen.pixel(x, y) == playerColour(PlayerId::Red).rgb() ? 1 : 0;
            QVERIFY2(red >= 16, qPrintable(QString::number(red)));
        }
    }

    void showsAnotherThemeAndAnotherWorld() {
        Desk desk(crowded(5));
        desk.zoomTo(30);
        for (const bool isDark : {true, false, true}) {
            QApplication::setPalette(isDark ? darkPalette() : lightPalette());
            QCOMPARE(desk.view().style().dark, isDark);
            QCOMPARE(desk.seen(), desk.drawn());
            desk.document.replace(QStringLiteral("other"), crowded(6 + unsigned(isDark)));
            QCOMPARE(desk.seen(), desk.drawn());
            desk.document.undoStack().undo();
            QCOMPARE(desk.seen(), desk.drawn());
            desk.zoomTo(isDark ? 20 : 40);
            QCOMPARE(desk.seen(), desk.drawn());
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldCanvas)
#include "test_world_canvas.moc"
