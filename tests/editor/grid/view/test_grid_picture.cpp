// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/grid.h"
#include "editor/grid/view/grid_picture.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QTest>

using namespace stonemason;

namespace {

/// A board of coloured cells that counts how many it was asked to draw.
struct Colours {
    Grid<QRgb> cells;
    bool turned = false;
    int asked = 0;

    static Colours random(Size size, test::Random& random) {
        Colours colours{Grid<QRgb>(size, 0)};
        forEachCell(size, [&](Cell cell) { colours.cells[cell] = colour(random); });
        return colours;
    }
    static QRgb colour(test::Random& random) {
        return qRgb(random.below(256), random.below(256), random.below(256));
    }

    GridLook look() {
        return {.size = cells.size(),
                .turned = turned,
                .paint = [this](QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
                    for (int row = range.first.row; row <= range.last.row; ++row)
                        for (int column = range.first.column; column <= range.last.column;)
                            column = paintRun(painter, geometry, {row, column}, range.last.column);
                }};
    }

private:
    /// Cells of one colour are painted as one; returns the column after them.
    int paintRun(QPainter& painter, const GridGeometry& geometry, Cell first, int lastColumn) {
        Cell last = first;
        while (last.column < lastColumn && cells[{last.row, last.column + 1}] == cells[first])
            ++last.column;
        painter.fillRect(geometry.rectOf(CellRange{first, last}), QColor(cells[first]));
        asked += last.column - first.column + 1;
        return last.column + 1;
    }
};

} // namespace

class TestGridPicture : public QObject {
    Q_OBJECT

private slots:
    void picturesKeepTheProportions_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QSize>("room");
        QTest::addColumn<QSize>("size");
        QTest::addRow("square") << 5 << 5 << QSize(200, 120) << QSize(120, 120);
        QTest::addRow("high") << 9 << 3 << QSize(90, 90) << QSize(30, 90);
        QTest::addRow("scaled down") << 100 << 50 << QSize(150, 150) << QSize(75, 150);
        QTest::addRow("reduced") << 1000 << 500 << QSize(100, 100) << QSize(50, 100);
        QTest::addRow("largest") << 4096 << 4096 << QSize(160, 130) << QSize(130, 130);
        QTest::addRow("a pixel") << 11 << 11 << QSize(1, 1) << QSize(1, 1);
        QTest::addRow("no room") << 11 << 11 << QSize(0, 10) << QSize(0, 0);
        QTest::addRow("no board") << 0 << 11 << QSize(10, 10) << QSize(0, 0);
    }

    void picturesKeepTheProportions() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(QSize, room);
        QFETCH(QSize, size);
        Colours colours{Grid<QRgb>({rows, columns}, qRgb(9, 99, 199))};
        const QImage picture = gridPicture(colours.look(), room);
        QCOMPARE(picture.size(), size);
        if (size.isEmpty()) return;
        QCOMPARE(picture.pixelColor(0, 0), QColor(9, 99, 199)); // the board alone, no margin
        QCOMPARE(picture.pixelColor(size.width() / 2, size.height() / 2), QColor(9, 99, 199));
    }

    void cellsLieWhereTheyAre() {
        test::Random random(1);
        Colours colours = Colours::random({7, 12}, random);
        for (const bool turned : {false, true}) {
            colours.turned = turned;
            const QImage picture = gridPicture(colours.look(), {12 * 8, 7 * 8});
            forEachCell(Size{7, 12}, [&](Cell cell) {
                const Cell at = turned ? Cell{6 - cell.row, 11 - cell.column} : cell;
                QCOMPARE(picture.pixelColor(at.column * 8 + 4, at.row * 8 + 4), QColor(colours.cells[cell]));
            });
        }
    }

    /// Cells smaller than a pixel show their average, each where it lies.
    void manyCellsAreAveraged() {
        Colours colours{Grid<QRgb>({900, 900}, qRgb(200, 0, 0))};
        forEachCell(Size{900, 900}, [&](Cell cell) {
            if (cell.column >= 450) colours.cells[cell] = qRgb(0, 0, cell.row % 2 * 200);
            if (cell.row >= 800) colours.cells[cell] = qRgb(0, 200, 0);
        });
        const QImage picture = gridPicture(colours.look(), {90, 90});
        QCOMPARE(picture.pixelColor(20, 70), QColor(200, 0, 0));
        QCOMPARE(picture.pixelColor(70, 85), QColor(0, 200, 0));
        QVERIFY(qAbs(picture.pixelColor(70, 20).blue() - 100) <= 2);
        QCOMPARE(picture.pixelColor(70, 20).red(), 0);
    }

    /// Also where a pixel holds no whole number of cells, the picture ends with the board.
    void picturesEndWithTheBoard() {
        Colours colours{Grid<QRgb>({100, 100}, qRgb(200, 0, 0))};
        forEachCell(Size{100, 100}, [&](Cell cell) {
            if (cell.column >= 90) colours.cells[cell] = qRgb(0, 0, 200);
        });
        const QImage picture = gridPicture(colours.look(), {30, 30});
        QVERIFY(picture.pixelColor(26, 15).red() > 150);
        QVERIFY(picture.pixelColor(27, 15).blue() > 150);
    }

    /// Whatever is changed and drawn anew, the picture is as if all of it were drawn at once.
    void partsMakeTheWhole() {
        test::Random random(2);
        for (int round = 0; round < 200; ++round) {
            const Size size{1 + random.below(90), 1 + random.below(90)};
            Colours colours = Colours::random(size, random);
            colours.turned = random.below(2) == 1;
            GridPicture picture(size, {1 + random.below(300), 1 + random.below(300)});
            picture.draw(colours.look(), wholeOf(size));
            for (int change = 0; change < 5; ++change) {
                const auto cell = [&] { return Cell{random.below(size.rows), random.below(size.columns)}; };
                const CellRange range = rangeOf(cell(), cell());
                for (int row = range.first.row; row <= range.last.row; ++row)
                    for (int column = range.first.column; column <= range.last.column; ++column)
                        colours.cells[{row, column}] = Colours::colour(random);
                picture.draw(colours.look(), {{range.first.row - change, range.first.column}, range.last});
            }
            GridPicture whole = picture;
            whole.draw(colours.look(), wholeOf(size));
            QCOMPARE(picture.image(), whole.image());
        }
    }

    void aCellOfTheLargestBoardCostsLittle() {
        Colours colours{Grid<QRgb>({4096, 4096}, qRgb(0, 128, 0))};
        GridPicture picture(colours.cells.size(), {160, 160});
        colours.cells[{4095, 0}] = qRgb(255, 0, 0);
        picture.draw(colours.look(), {{4095, 0}, {4095, 0}});
        QVERIFY2(colours.asked <= 60 * 60, qPrintable(QString::number(colours.asked)));
        picture.draw(colours.look(), {{9, 9}, {8, 8}}); // nothing
        picture.draw(colours.look(), {{-9, -9}, {-1, -1}});
        QVERIFY(colours.asked <= 60 * 60);
    }

    void drawingsAreOfLinesAndAreas() {
        Colours colours{Grid<QRgb>({2, 3}, qRgb(0, 128, 0))};
        GridLook look = colours.look();
        const QByteArray cells = gridDrawing(look, 20, QStringLiteral("Six <cells>"));
        QVERIFY(cells.contains("Six &lt;cells&gt;"));
        QVERIFY(cells.contains("60") && cells.contains("40"));
        QCOMPARE(colours.asked, 6);
        int cellSize = 0;
        look.paintVectors = [&cellSize](QPainter& painter, int size, const WorkProgress&) {
            cellSize = size;
            painter.drawLine(0, 0, 10, 10);
        };
        QVERIFY(!gridDrawing(look, 20, {}).isEmpty());
        QCOMPARE(cellSize, 20);
        QCOMPARE(colours.asked, 6);
    }
};

STONEMASON_TEST(TestGridPicture)
#include "test_grid_picture.moc"
