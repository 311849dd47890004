// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "editor/grid/view/painted_tiles.h"
#include "tests/editor/grid/grid_desk.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <map>
#include <random>
#include <vector>

namespace stonemason {

using test::ToyController;
using test::ToyGrid;

namespace {

constexpr Size largeBoard{40, 50};
constexpr int side = PaintedTiles::side;
constexpr qsizetype tileBytes = PaintedTiles::tileBytes;

/// Each cell has a colour of its own and a round spot, which reaches beyond it.
struct Spots {
    std::map<Cell, QColor> changed;
    int drawn = 0; ///< cells

    QColor colourOf(Cell cell) const {
        const auto other = changed.find(cell);
        return other != changed.end() ? other->second
                                      : QColor::fromHsv((cell.row * 37 + cell.column * 11) % 360, 120, 200);
    }
    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
        painter.setPen(Qt::NoPen);
        for (const bool isSpot : {false, true}) {
            painter.setRenderHint(QPainter::Antialiasing, isSpot);
            const int around = isSpot ? 1 : 0;
            for (int row = range.first.row - around; row <= range.last.row + around; ++row)
                for (int column = range.first.column - around; column <= range.last.column + around;
                     ++column) {
                    const Cell cell{row, column};
                    if (!largeBoard.contains(cell)) continue;
                    const QRectF rect = geometry.rectOf(cell);
                    const double reach = geometry.cellSize / 8;
                    painter.setBrush(colourOf(cell).darker());
                    if (isSpot) painter.drawEllipse(rect.adjusted(-reach, -reach, reach, reach));
                    if (!isSpot) painter.fillRect(rect, colourOf(cell));
                }
        }
        drawn += (range.last.row - range.first.row + 1) * (range.last.column - range.first.column + 1);
    }
};

/// A window on the board, in which it is drawn through the tiles and, for comparison, all at once.
struct Window {
    explicit Window(qsizetype bytes, double pixelRatio = 1) : tiles(bytes), ratio(pixelRatio) {}

    QImage blank() const {
        QImage image(QSize(500, 400) * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::white);
        return image;
    }
    QImage kept(const QRectF& part = {0, 0, 500, 400}) {
        QImage image = blank();
        QPainter painter(&image);
        tiles.paint(painter, geometry, part,
                    [this](QPainter& on, const GridGeometry& place, const CellRange& cells) {
                        spots.paint(on, place, cells);
                    });
        return image;
    }
    QImage atOnce(const QRectF& part = {0, 0, 500, 400}) {
        QImage image = blank();
        QPainter painter(&image);
        painter.setClipRect(part);
        painter.setClipRect(geometry.gridRect(), Qt::IntersectClip);
        Spots(spots).paint(painter, geometry, wholeOf(largeBoard));
        return image;
    }
    /// The cells that were drawn for the picture.
    int drawnFor() {
        const int before = spots.drawn;
        kept();
        return spots.drawn - before;
    }
    void change(Cell cell, const QColor& colour) {
        spots.changed[cell] = colour;
        tiles.touch({cell + Cell{-1, -1}, cell + Cell{1, 1}});
    }

    Spots spots;
    PaintedTiles tiles;
    double ratio;
    GridGeometry geometry{largeBoard, 16, {20, 10}, false};
};

/// A board of a view that is slow to draw.
struct SlowGrid : ToyGrid {
    using ToyGrid::ToyGrid;
    bool isSlow(double cellSize) const override { return cellSize >= 10; }
};

} // namespace

class TestPaintedTiles : public QObject {
    Q_OBJECT

private slots:
    void showTheBoardAsItIsDrawnAtOnce() {
        std::mt19937 random(5);
        const auto upTo = [&random](int most) { return int(random() % unsigned(most)); };
        for (const double ratio : {1.0, 2.0})
            for (const double cell : {7.5, 8.0, 16.0, 34.0, 120.0}) {
                Window window(12 * tileBytes, ratio);
                window.geometry.cellSize = cell;
                const double phase = upTo(4) / 4.0;
                for (int step = 0; step < 30; ++step) {
                    window.geometry.turned = step / 10 % 2 == 1;
                    window.geometry.origin = {phase + upTo(600) - 500, phase + upTo(600) - 500};
                    for (int changes = upTo(3); changes > 0; --changes)
                        window.change({upTo(largeBoard.rows), upTo(largeBoard.columns)},
                                      QColor::fromHsv(upTo(360), 255, 255));
                    const QRectF part(upTo(250), upTo(200), 1 + upTo(250), 1 + upTo(200));
                    QCOMPARE(window.kept(part), window.atOnce(part));
                }
                QCOMPARE(window.kept(), window.atOnce());
            }
    }

    void scrollingDrawsWhatComesIntoSight() {
        Window window(64 * tileBytes);
        window.geometry.origin = {-64, -64};
        QVERIFY(window.drawnFor() >= 25 * 31);
        QCOMPARE(window.drawnFor(), 0);
        window.geometry.origin.ry() -= 16; // a row more at the bottom; cells that two squares share twice
        const int drawn = window.drawnFor();
        QVERIFY(drawn >= 31 && drawn <= 36);
        window.geometry.origin.ry() += 16;
        QCOMPARE(window.drawnFor(), 0);
        QCOMPARE(window.kept(), window.atOnce());
    }

    void changesAreDrawnAndNothingElse() {
        Window window(64 * tileBytes);
        window.kept();
        window.change({10, 4}, Qt::red);
        QCOMPARE(window.drawnFor(), 9);
        QCOMPARE(window.kept(), window.atOnce());
        window.change({39, 49}, Qt::red); // out of sight: not before it comes into it
        QCOMPARE(window.drawnFor(), 0);
    }

    void manyChangesAreNotForgotten() {
        Window window(64 * tileBytes);
        window.kept();
        for (int row = 0; row < largeBoard.rows; row += 3)
            for (int column = 0; column < largeBoard.columns; column += 3)
                window.change({row, column}, Qt::blue);
        QCOMPARE(window.kept(), window.atOnce());
    }

    /// And what there is no room for is drawn all the same.
    void takeNoMoreThanTheyMay() {
        for (const int tiles : {0, 1, 3}) {
            Window window(tiles * tileBytes);
            for (int step = 0; step < 6; ++step) {
                window.geometry.origin = {20.0 - 60 * step, 10.0 - 40 * step};
                QCOMPARE(window.kept(), window.atOnce());
                QVERIFY(window.tiles.bytes() <= tiles * tileBytes);
            }
            window.tiles.clear();
            QCOMPARE(window.tiles.bytes(), 0);
        }
    }

    /// The squares that were seen last are kept.
    void theOldestGoFirst() {
        Window window(2 * tileBytes);
        window.geometry.cellSize = 64;
        const auto drawnOfSquare = [&window](int row, int column) {
            window.geometry.origin = {double(-side * column), double(-side * row)};
            const int before = window.spots.drawn;
            window.kept({0, 0, 200, 200});
            return window.spots.drawn - before;
        };
        QVERIFY(drawnOfSquare(0, 0) > 0);
        QVERIFY(drawnOfSquare(0, 1) > 0);
        QCOMPARE(drawnOfSquare(0, 0), 0);
        QVERIFY(drawnOfSquare(3, 2) > 0); // in place of the second
        QCOMPARE(drawnOfSquare(0, 0), 0);
        QVERIFY(drawnOfSquare(0, 1) > 0);
        QVERIFY(drawnOfSquare(3, 2) > 0);
    }

    /// What a scaled painter asks for is drawn for it.
    void othersPixelsAreDrawnDirectly() {
        Window window(64 * tileBytes);
        QImage kept = window.blank(), atOnce = window.blank();
        QPainter onKept(&kept), onAtOnce(&atOnce);
        for (QPainter* painter : {&onKept, &onAtOnce})
            painter->scale(0.7, 0.7);
        window.tiles.paint(onKept, window.geometry, {0, 0, 500, 400},
                           [&window](QPainter& on, const GridGeometry& place, const CellRange& cells) {
                               window.spots.paint(on, place, cells);
                           });
        onAtOnce.setClipRect(QRectF(0, 0, 500, 400));
        onAtOnce.setClipRect(window.geometry.gridRect(), Qt::IntersectClip);
        window.spots.paint(onAtOnce, window.geometry, wholeOf(largeBoard));
        QCOMPARE(kept, atOnce);
        QCOMPARE(window.tiles.bytes(), 0);
    }

    void viewsKeepWhatIsSlow() {
        GridState state(largeBoard);
        GridView view(std::make_unique<SlowGrid>(state), std::make_unique<ToyController>(state));
        auto& model = static_cast<SlowGrid&>(view.model());
        view.resize(700, 500);
        view.show();
        view.zoomNormal();
        view.centreOn({0, 0});
        const auto asked = [&] {
            model.asked = 0;
            view.viewport()->grab();
            return model.asked;
        };
        asked();
        QCOMPARE(asked(), 0);
        state.setHovered(Cell{2, 3});
        QCOMPARE(asked(), 0);
        model.coloured[{2, 3}] = Qt::red;
        emit model.cellsChanged({{2, 3}, {2, 3}});
        QCOMPARE(asked(), 1);
        const std::vector<std::function<void()>> others{[&] { emit model.replaced(); },
                                                        [&] { emit model.styleChanged(); },
                                                        [&] { state.setTurned(true); },
                                                        [&] { view.zoomIn(); },
                                                        [&] { view.setPalette(Qt::darkGray); },
                                                        [&] {
                                                            QFont font = view.font();
                                                            font.setPointSize(font.pointSize() + 3);
                                                            view.setFont(font);
                                                        },
                                                        [&] { // no memory is kept for what is out of sight
                                                            view.hide();
                                                            view.show();
                                                        }};
        for (const auto& other : others) {
            other();
            QVERIFY(asked() > 8);
            QCOMPARE(asked(), 0);
        }
        view.zoomNormal();
        while (view.cellSize() >= 10)
            view.zoomOut();
        QVERIFY(asked() > 0); // small cells are drawn anew
        QVERIFY(asked() > 0);
    }

    /// Numbers of rows of any width move no cell off the whole pixels, or nothing would be kept.
    void cellsLieOnWholePixels() {
        for (const int rows : {20, 256, 2000}) {
            GridState state(Size{rows, 300});
            GridView view(std::make_unique<SlowGrid>(state), std::make_unique<ToyController>(state));
            view.resize(700, 500);
            view.show();
            view.zoomNormal();
            view.centreOn({100, rows / 2.0});
            const QPointF origin = view.geometryOfCells().origin;
            QCOMPARE(origin, QPointF(origin.toPoint()));
        }
    }
};

} // namespace stonemason

STONEMASON_TEST(stonemason::TestPaintedTiles)
#include "test_painted_tiles.moc"
