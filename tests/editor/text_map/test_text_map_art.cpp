// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/art/text_map_renderer.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QTest>

namespace stonemason::text_map {

using test::Random;

namespace {

struct Picture {
    Picture(Size size, const char* sign) : book(test::theSigns()), map(newTextMap(size, sign)) { follow(); }

    void paint(Cell cell, const char* sign) {
        map.cells[cell] = indexOf(map, sign).value();
        follow();
    }
    void follow() {
        codes.clear();
        for (const std::string& sign : map.signs)
            codes.push_back(book.codeOf(sign));
    }
    TextMapCells cells() const { return {&map.cells, &codes}; }
    QImage drawn(double cell, QPointF origin, QSize room, const CellRange& range,
                 const ColourLevels* levels = nullptr) {
        QImage image(room, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        renderer.paint(painter, cells(), {}, {map.cells.size(), cell, origin, false}, range, levels);
        return image;
    }

    SignBook book;
    TextMap map;
    std::vector<TileIndex> codes;
    TextMapRenderer renderer{book};
};

void scatterSigns(Picture& picture, Random& random) {
    const Size size = picture.map.cells.size();
    for (int i = 0; i < size.area() / 3; ++i)
        picture.map.cells[random.cellOf(size)] = indexOf(picture.map, random.coin() ? "#" : "~").value();
    picture.follow();
}

} // namespace

class TestTextMapArt : public QObject {
    Q_OBJECT

private slots:
    /// One wall among floors is seen however small the cells are.
    void noCellIsLostInSmallPictures() {
        for (const int side : {40, 97, 200}) {
            Picture picture({side, side}, ".");
            const QSize room(20, 20);
            const QImage before = picture.renderer.image(picture.cells(), {}, room);
            QVERIFY(before.width() <= 20 && !before.isNull());
            for (const Cell cell : {Cell{0, 0}, Cell{side - 1, side - 1}, Cell{side / 3, side / 2}}) {
                picture.paint(cell, "#");
                QVERIFY(picture.renderer.image(picture.cells(), {}, room) != before);
                picture.paint(cell, ".");
            }
        }
    }

    void levelsFollowEveryChange() {
        Random random(5);
        for (int round = 0; round < 20; ++round) {
            const Size size{1 + random.below(70), 1 + random.below(70)};
            Picture picture(size, ".");
            scatterSigns(picture, random);
            ColourLevels levels(picture.map.cells, picture.renderer.paletteOf(picture.codes, false));
            for (int i = 0; i < 10; ++i) {
                const Cell cell = random.cellOf(size);
                picture.paint(cell, random.coin() ? "#" : ".");
                levels.update(picture.map.cells, {cell, cell});
            }
            const ColourLevels fresh(picture.map.cells, levels.palette());
            const CellRange range = rangeOf(random.cellOf(size), random.cellOf(size));
            QCOMPARE(levels.mean(picture.map.cells, range), fresh.mean(picture.map.cells, range));
        }
    }

    void uniformMapsKeepTheirColourAtEveryLevel() {
        Picture picture({300, 5}, "#");
        const ColourLevels levels(picture.map.cells, picture.renderer.paletteOf(picture.codes, false));
        const QRgb wall = plainColour(picture.book, picture.book.wall(), false).rgb();
        for (const Cell last : {Cell{0, 0}, Cell{7, 2}, Cell{299, 4}})
            QCOMPARE(levels.mean(picture.map.cells, {{0, 0}, last}), wall);
    }

    /// A range draws what the whole map has there, at every size.
    void rangesDrawWhatTheWholeHas() {
        Random random(7);
        for (const double cell : {0.21, 0.5, 1.0, 1.7, 5.0, 9.0, 20.0}) {
            Picture picture({60, 60}, ".");
            scatterSigns(picture, random);
            const QPointF origin(-3.25, 2.5);
            const QSize room(700, 900);
            const QImage whole = picture.drawn(cell, origin, room, wholeOf({60, 60}));
            const CellRange range{{20, 13}, {41, 30}};
            const QImage part = picture.drawn(cell, origin, room, range);
            const QRectF inner = GridGeometry{{60, 60}, cell, origin, false}.rectOf(range);
            const QRect sure = inner.adjusted(1, 1, -1, -1).toAlignedRect() & whole.rect();
            QVERIFY(!sure.isEmpty());
            QCOMPARE(part.copy(sure), whole.copy(sure));
        }
    }

    void wallsStandOutFromFloorsInBothThemes() {
        const SignBook book(test::theSigns());
        for (const bool dark : {false, true}) {
            const QColor wall = plainColour(book, book.wall(), dark);
            const QColor floor = plainColour(book, book.floor(), dark);
            QVERIFY(qAbs(wall.lightness() - floor.lightness()) > 30);
            QVERIFY(dark ? floor.lightness() < 80 : floor.lightness() > 160);
        }
    }

    /// Over every cell, but where it is seen already.
    void charactersAreWrittenWhereNoneIsSeen() {
        for (const auto& [sign, changes] : {std::pair("#", true), {" ", true}, {"k", false}}) {
            Picture picture({1, 1}, sign);
            const TextMapStyle plain;
            const TextMapStyle written{.signs = true};
            const QSize room(40, 40);
            QCOMPARE(picture.renderer.image(picture.cells(), plain, room) !=
                         picture.renderer.image(picture.cells(), written, room),
                     changes);
        }
    }

    /// The table says how a sign is drawn, whatever character it is and whether it is a wall.
    void shapesAreThoseOfTheTable() {
        GlyphTable table;
        for (std::size_t i = 0; i < 2 * signShapeIds.size(); ++i)
            table.rows.push_back({.signs = {std::string(1, char('a' + i)), std::string(1, char('A' + i))},
                                  .name = {{"en", "sign"}},
                                  .isWall = i % 2 == 1,
                                  .shape = SignShape(i / 2),
                                  .fill = {0x80, 0x80, 0x60},
                                  .ink = {0x20, 0x20, 0x40}});
        SignBook book(table);
        TextMapRenderer renderer(book);
        const auto picture = [&](const std::string& sign, bool dark) {
            QImage image(40, 40, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            renderer.paintSign(painter, QRectF(0, 0, 40, 40), book.codeOf(sign), dark);
            painter.end();
            return image;
        };
        for (const bool dark : {false, true})
            for (const std::size_t kind : {0, 1}) {
                QList<QImage> seen;
                for (std::size_t i = kind; i < table.rows.size(); i += 2) {
                    const QImage image = picture(table.rows[i].signs[0], dark);
                    QVERIFY2(!seen.contains(image), signShapeIds[i / 2].data());
                    seen += image;
                    if (table.rows[i].shape != SignShape::Letter)
                        QCOMPARE(picture(table.rows[i].signs[1], dark), image);
                }
            }
    }

    void everySignOfTheTableIsDrawn() {
        SignBook book(test::theSigns());
        TextMapRenderer renderer(book);
        for (std::size_t code = 1; code < book.size(); ++code) {
            QImage image(24, 24, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            renderer.paintSign(painter, QRectF(0, 0, 24, 24), TileIndex(code), false);
            painter.end();
            QVERIFY(image.pixelColor(12, 12) != QColor(Qt::magenta));
        }
    }
};

} // namespace stonemason::text_map

STONEMASON_TEST(stonemason::text_map::TestTextMapArt)
#include "test_text_map_art.moc"
