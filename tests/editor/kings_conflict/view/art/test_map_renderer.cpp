// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QRandomGenerator>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

const GameProfile& drawnGame() {
    return test::kingsConflict();
}

/// The Crossing, which obeys the half-turn.
Map crossing() {
    Map map = test::mapOf("MMHHHPPPPPP MMMHPPPFFFF MPFFPPFFFDF PPPMP6ddd4P PPMMPDPPPPP -----B----- "
                          "PPPPPDPMMPP P6ddd4PMPPP FDFFFPPFFPM FFFFPPPHMMM PPPPPPHHHMM");
    map.symmetry = Symmetry::HalfTurn;
    return map;
}

Map randomMap(Size size, quint32 seed) {
    QRandomGenerator random(seed);
    Map map = crossing();
    map.symmetry = seed % 2 ? Symmetry::Diagonal : Symmetry::HalfTurn;
    map.layers.assign(drawnGame().layers.size(), Grid<Code>(size, 'P'));
    forEachCell(size, [&](Cell cell) {
        map.layers[0][cell] =
            drawnGame().tiles[std::size_t(random.bounded(int(drawnGame().tiles.size())))].code;
        for (std::size_t layer = 1; layer < map.layers.size(); ++layer)
            map.layers[layer][cell] = Code('0' + random.bounded(10));
    });
    return map;
}

MapStyle everything(Theme theme = Theme::Light) {
    MapStyle style;
    style.theme = theme;
    style.codes = true;
    style.numbersOf = 2;
    style.opacity = {1, 0, 0.5, 0};
    return style;
}

MapStyle terrainAlone() {
    MapStyle style;
    style.gridLines = false;
    style.kings = false;
    style.axis = false;
    return style;
}

struct Painted {
    MapRenderer renderer{drawnGame()};

    QImage operator()(const Map& map, const MapStyle& style, double cellSize, double pixelRatio = 1,
                      QPointF origin = {}) {
        const QSizeF size(map.size().columns * cellSize + 2 * origin.x(),
                          map.size().rows * cellSize + 2 * origin.y());
        QImage image((size * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(pixelRatio);
        image.fill(Qt::gray);
        QPainter painter(&image);
        painter.translate(origin);
        renderer.paint(painter, map, style, cellSize, wholeOf(map.size()));
        return image;
    }
};

/// The map half-turned as data.
Map halfTurned(const Map& map) {
    Map turned = map;
    forEachCell(map.size(), [&](Cell cell) {
        const Cell there = transformed(cell, map.size(), Transform::HalfTurn);
        for (std::size_t layer = 0; layer < map.layers.size(); ++layer)
            turned.layers[layer][there] =
                layer == 0 ? drawnGame().transformed(map.layers[layer][cell], Transform::HalfTurn)
                           : map.layers[layer][cell];
    });
    return turned;
}

/// The most any channel of any pixel differs.
int greatestDifference(const QImage& a, const QImage& b) {
    int most = a.size() == b.size() ? 0 : 256;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y)
        for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            most = std::max({most, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                             std::abs(qBlue(p) - qBlue(q))});
        }
    return most;
}

double meanLightness(const QImage& image) {
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += qGray(image.pixel(x, y));
    return sum / (double(image.width()) * image.height());
}

} // namespace

class TestMapRenderer : public QObject {
    Q_OBJECT

private slots:
    void isDeterministic() {
        const Map map = randomMap({9, 9}, 1);
        for (double size : {3.0, 14.0, 40.0})
            QCOMPARE(Painted()(map, everything(), size), Painted()(map, everything(), size));
    }

    void cellDrawnAloneEqualsTheWhole_data() {
        QTest::addColumn<double>("cellSize");
        QTest::addColumn<double>("pixelRatio");
        QTest::addColumn<bool>("turned");
        for (double size : {2.0, 5.5, 11.0, 37.5})
            for (double ratio : {1.0, 2.0})
                for (bool turned : {false, true})
                    QTest::addRow("%g at %g%s", size, ratio, turned ? ", turned" : "")
                        << size << ratio << turned;
    }

    void cellDrawnAloneEqualsTheWhole() {
        QFETCH(double, cellSize);
        QFETCH(double, pixelRatio);
        QFETCH(bool, turned);
        for (bool axis : {false, true}) {
            const Map map = randomMap({11, 11}, axis ? 2 : 3);
            MapStyle style = everything();
            style.axis = axis;
            style.turned = turned;
            Painted painted;
            const QImage whole = painted(map, style, cellSize, pixelRatio);
            QImage pieces = whole;
            pieces.fill(Qt::gray);
            QPainter painter(&pieces);
            forEachCell(map.size(), [&](Cell cell) {
                painted.renderer.paint(painter, map, style, cellSize, {cell, cell});
            });
            painter.end();
            QVERIFY(greatestDifference(pieces, whole) <= (style.axis ? 2 : 0));
        }
    }

    void changeShowsOnlyWhereAffectedBySays() {
        QRandomGenerator random(7);
        Painted painted;
        constexpr int size = 24;
        Map map = randomMap({12, 12}, 5);
        for (int round = 0; round < 60; ++round) {
            Map changed = map;
            const Cell cell{random.bounded(12), random.bounded(12)};
            changed.layers[0][cell] =
                drawnGame().tiles[std::size_t(random.bounded(int(drawnGame().tiles.size())))].code;
            const QImage before = painted(map, terrainAlone(), size);
            const QImage after = painted(changed, terrainAlone(), size);
            const CellRange range = affectedBy({cell, cell});
            forEachCell(map.size(), [&](Cell c) {
                const QRect box(c.column * size, c.row * size, size, size);
                if (!range.contains(c)) QCOMPARE(after.copy(box), before.copy(box));
            });
            map = changed;
        }
    }

    void turnedIsTheMapHalfTurned() {
        Painted painted;
        MapStyle plain = everything();
        plain.kings = false;
        MapStyle turned = plain;
        turned.turned = true;
        for (double size : {4.0, 18.0, 37.5}) {
            const Map map = randomMap({8, 11}, 4);
            QCOMPARE(painted(map, turned, size), painted(halfTurned(map), plain, size));
            QVERIFY(painted(map, turned, size) != painted(map, plain, size));
            QCOMPARE(painted(crossing(), turned, size), painted(crossing(), plain, size));
        }
    }

    void kingsStandAtTheirStarts() {
        Painted painted;
        for (double size : {8.0, 20.0, 60.0}) {
            for (bool turned : {false, true}) {
                MapStyle with = terrainAlone();
                with.turned = turned;
                MapStyle without = with;
                with.kings = true;
                const QImage a = painted(crossing(), with, size);
                const QImage b = painted(crossing(), without, size);
                forEachCell({11, 11}, [&](Cell cell) {
                    const QRect box(int(cell.column * size), int(cell.row * size), int(size), int(size));
                    const bool start = cell == Cell{10, 0} || cell == Cell{0, 10};
                    QCOMPARE(a.copy(box) != b.copy(box), start);
                });
                const auto middle = [&](int row, int column) {
                    return a.pixelColor(int((column + 0.5) * size), int((row + 0.78) * size));
                };
                const QColor bottomLeft = middle(10, 0);
                const QColor topRight = middle(0, 10);
                QVERIFY((bottomLeft.blue() > bottomLeft.red()) != turned);
                QVERIFY((topRight.red() > topRight.blue()) != turned);
            }
        }
    }

    void kingsDifferWithoutColour() {
        Painted painted;
        MapStyle style = terrainAlone();
        style.kings = true;
        const QImage grey = painted(test::mapOf("PPPPPPPPPPP PPPPPPPPPPP PPPPPPPPPPP PPPPPPPPPPP PPPPPPPPPPP "
                                                "PPPPPPPPPPP PPPPPPPPPPP PPPPPPPPPPP PPPPPPPPPPP PPPPPPPPPPP "
                                                "PPPPPPPPPPP"),
                                    style, 40)
                                .convertToFormat(QImage::Format_Grayscale8);
        int unlike = 0;
        for (int y = 0; y < 40; ++y)
            for (int x = 0; x < 40; ++x)
                unlike += std::abs(qGray(grey.pixel(x, 400 + y)) - qGray(grey.pixel(400 + x, y))) > 60;

        QVERIFY(unlike > 60);
    }

    void everyTileHasItsOwnLook() {
        MapRenderer renderer(drawnGame());
        for (int size : {5, 16, 48}) {
            QList<QImage> seen;
            for (const Tile& tile : drawnGame().tiles) {
                const QImage image = renderer.tile(tile.code, size, 1, Theme::Light).toImage();
                QCOMPARE(image.size(), QSize(size, size));
                if (size > 5) QVERIFY2(!seen.contains(image), tile.id.c_str());
                seen << image;
            }
        }
    }

    void darkIsDarker() {
        MapRenderer renderer(drawnGame());
        for (const Tile& tile : drawnGame().tiles)
            QVERIFY2(meanLightness(renderer.tile(tile.code, 40, 1, Theme::Dark).toImage()) <
                         0.85 * meanLightness(renderer.tile(tile.code, 40, 1, Theme::Light).toImage()),
                     tile.id.c_str());
    }

    void pixelRatioSharpens() {
        Painted painted;
        const Map map = randomMap({6, 6}, 8);
        QImage sharp = painted(map, terrainAlone(), 30, 2);
        sharp.setDevicePixelRatio(1);
        QCOMPARE(sharp, painted(map, terrainAlone(), 60, 1));
        QCOMPARE(painted.renderer.tile('F', 20, 2, Theme::Light).size(), QSize(40, 40));
        QCOMPARE(painted.renderer.tile('F', 20, 2, Theme::Light).devicePixelRatio(), 2.0);
    }

    void scrollingDoesNotChangeThePicture() {
        Painted painted;
        const Map map = randomMap({6, 6}, 9);
        const QRect board(3, 2, 225, 225);
        const QImage at = painted(map, everything(), 37.5, 1, {3, 2});
        QCOMPARE(painted(map, everything(), 37.5, 1, {3.3, 1.8}).copy(board), at.copy(board));
    }

    void unknownCodesStandOut() {
        Painted painted;
        Map map = test::mapOf("PPP P?P PPP");
        map.layers[0][{0, 0}] = Code(0x80 + 'P');
        map.layers[0][{2, 2}] = '~';
        for (double size : {1.0, 4.0, 10.0, 40.0}) {
            const QImage image = painted(map, terrainAlone(), size);
            const auto cell = [&](int row, int column) {
                const int side = int(size);
                return image.copy(column * side, row * side, side, side);
            };
            QVERIFY(cell(1, 1) != cell(0, 1));
            QVERIFY(cell(0, 0) != cell(0, 1));
            QVERIFY(cell(2, 2) != cell(0, 1));
        }
    }

    void tinyCellsShowTheirColour() {
        const Map map = randomMap({256, 256}, 11);
        Painted painted;
        MapStyle style = terrainAlone();
        const QImage dots = painted(map, style, 1);
        QCOMPARE(dots.size(), QSize(256, 256));
        const auto colourOf = [&](Code code) {
            for (int row = 0; row < 256; ++row)
                for (int column = 0; column < 256; ++column)
                    if (map.terrain()[{row, column}] == code) return dots.pixel(column, row);
            return QRgb(0);
        };
        forEachCell(map.size(), [&](Cell cell) {
            QCOMPARE(dots.pixel(cell.column, cell.row), colourOf(map.terrain()[cell]));
        });
        QVERIFY(colourOf('-') != colourOf('P'));
        QVERIFY(colourOf('d') != colourOf('P'));
        for (double size : {0.3, 0.99, 2.5, 5.9, 6.0})
            QVERIFY(!painted(map, everything(), size).isNull());
    }

    void picturesKeepTheirProportions() {
        MapRenderer renderer(drawnGame());
        QCOMPARE(renderer.image(crossing(), everything(), {200, 120}).size(), QSize(120, 120));
        QCOMPARE(renderer.image(test::mapOf("PPPP SSSS"), everything(), {200, 200}).size(), QSize(200, 100));
        QCOMPARE(renderer.image(randomMap({256, 128}, 1), everything(), {100, 100}).size(), QSize(50, 100));
        QVERIFY(renderer.image(crossing(), everything(), {0, 10}).isNull());
        QVERIFY(renderer.image(crossing(), everything(), {1, 1}).size() == QSize(1, 1));
    }

    void hintsOfAnotherSizeOrMissingAreBorne() {
        Painted painted;
        Map map = crossing();
        map.layers[1] = Grid<Code>({3, 20}, '7');
        map.layers[2] = {};
        map.layers[3] = Grid<Code>({11, 11}, 'x');
        MapStyle style = everything();
        style.opacity = {1, 1, 1, 1};
        for (int numbers : {-1, 0, 1, 2, 3, 99}) {
            style.numbersOf = numbers;
            const QImage image = painted(map, style, 20);
            QCOMPARE(image.pixelColor(5 * 20 + 3, 1 * 20 + 3), heatColour(7));
            QVERIFY(image.pixelColor(5 * 20 + 3, 6 * 20 + 3) != heatColour(7));
        }
    }

    void opacityHidesLayers() {
        Painted painted;
        MapStyle style = terrainAlone();
        style.opacity = {0};
        const QImage none = painted(crossing(), style, 12);
        for (int y = 0; y < none.height(); ++y)
            for (int x = 0; x < none.width(); ++x)
                QCOMPARE(none.pixelColor(x, y), QColor(Qt::gray));
        style.opacity = {1, 0, 0, 1};
        Map map = crossing();
        map.layer(3)[{3, 3}] = '4';
        QCOMPARE(painted(map, style, 12).pixelColor(40, 40), heatColour(4));
        const QColor terrain = painted(map, terrainAlone(), 12).pixelColor(40, 40);
        map.layer(3)[{3, 3}] = '0'; // which is no hint
        QCOMPARE(painted(map, style, 12).pixelColor(40, 40), terrain);
    }

    void rotatedPainterIsServedToo() {
        MapRenderer renderer(drawnGame());
        QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.translate(100, 100);
        painter.rotate(30);
        renderer.paint(painter, crossing(), everything(), 5, {{0, 0}, {99, 99}});
        renderer.paintTile(painter, QRectF(-50, -50, 20, 20), 'M', Theme::Light);
        painter.end();
        QVERIFY(qAlpha(image.pixel(100, 120)) == 255);
        QVERIFY(qAlpha(image.pixel(5, 5)) == 0);
        QVERIFY(qAlpha(image.pixel(85, 48)) == 255);
    }

    void rangesOffTheBoardDrawNothing() {
        MapRenderer renderer(drawnGame());
        QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        renderer.paint(painter, crossing(), everything(), 20, {{-5, -5}, {-1, -1}});
        renderer.paint(painter, crossing(), everything(), 20, {{40, 2}, {50, 5}});
        renderer.paint(painter, crossing(), everything(), 0, wholeOf({11, 11}));
        painter.end();
        QCOMPARE(image.pixel(30, 30), QRgb(0));
    }
};

STONEMASON_TEST(TestMapRenderer)
#include "test_map_renderer.moc"
