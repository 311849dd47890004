// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/print/grid_sheet.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <memory>

using namespace stonemason;

namespace {

const QSize upright(500, 700);

/// A board of one colour whose first and last cells have others.
GridLook lookOf(Size size) {
    return {
        .size = size,
        .paint = [size](QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
            painter.fillRect(geometry.rectOf(range), Qt::green);
            for (const auto& [cell, colour] :
                 {std::pair{Cell{0, 0}, Qt::red}, std::pair{Cell{size.rows - 1, size.columns - 1}, Qt::blue}})
                if (range.contains(cell)) painter.fillRect(geometry.rectOf(cell), colour);
        }};
}

QImage pageOf(const GridSheet& sheet, QSize paper) {
    QImage image(paper, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    sheet.paint(painter, QRectF(image.rect()));
    return image;
}

QRect areaOf(const QImage& image, QColor colour) {
    QRect area;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == colour) area |= QRect(x, y, 1, 1);
    return area;
}

int inkIn(const QImage& image, const QRect& area) {
    int ink = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (image.pixelColor(x, y) != QColor(Qt::white)) ++ink;
    return ink;
}

} // namespace

/// A board on paper.
class TestGridSheet : public QObject {
    Q_OBJECT

private slots:
    void theWholeBoardIsOnThePageAsLargeAsItFits_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QSize>("paper");
        QTest::newRow("wide, upright paper") << 25 << 80 << upright;
        QTest::newRow("high, upright paper") << 40 << 10 << upright;
        QTest::newRow("wide, paper on its side") << 25 << 80 << QSize(700, 500);
        QTest::newRow("high, paper on its side") << 40 << 10 << QSize(700, 500);
        QTest::newRow("one cell") << 1 << 1 << upright;
        QTest::newRow("of many cells, a picture") << 100 << 120 << upright;
    }
    void theWholeBoardIsOnThePageAsLargeAsItFits() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(QSize, paper);
        const QImage page = pageOf({QStringLiteral("A title"), {}, lookOf({rows, columns})}, paper);
        const QRect first = areaOf(page, Qt::red);
        const QRect last = areaOf(page, Qt::blue);
        const QRect board = first | areaOf(page, Qt::green) | last;
        QVERIFY(!board.isEmpty());
        QVERIFY(page.rect().contains(board));
        QVERIFY(std::abs(board.width() * rows - board.height() * columns) <= 4 * (rows + columns));
        QVERIFY(board.right() >= paper.width() - 5 || board.bottom() >= paper.height() - 5);
        if (rows * columns == 1) return;
        QVERIFY(first.left() <= board.left() + 1 && first.top() <= board.top() + 1);
        QVERIFY(last.right() >= board.right() - 1 && last.bottom() >= board.bottom() - 1);
    }

    void titleFactsAndNumbersStandAroundIt() {
        const QImage plain = pageOf({{}, {}, lookOf({10, 10})}, upright);
        const QImage titled = pageOf({QStringLiteral("Title"), {}, lookOf({10, 10})}, upright);
        const QImage full =
            pageOf({QStringLiteral("Title"), QStringLiteral("Facts"), lookOf({10, 10})}, upright);
        const QRect head(0, 0, upright.width(), 46);
        QCOMPARE(inkIn(plain, head), 0);
        QVERIFY(inkIn(titled, head) > 0);
        QVERIFY(inkIn(full, head) > inkIn(titled, head));
        const QRect board = areaOf(full, Qt::green);
        QVERIFY(inkIn(full, QRect(0, board.top(), board.left() - 2, board.height())) > 0);
        QVERIFY(inkIn(full, QRect(board.left(), 48, board.width(), board.top() - 50)) > 0);
    }

    /// As lines and areas where there are some.
    void vectorsAreDrawnWhereALookHasThem() {
        GridLook look = lookOf({10, 10});
        look.paintVectors = [](QPainter& painter, int cellSize, const WorkProgress&) {
            painter.fillRect(0, 0, 10 * cellSize, 10 * cellSize, Qt::magenta);
        };
        const QImage page = pageOf({{}, {}, look}, upright);
        QVERIFY(areaOf(page, Qt::green).isEmpty());
        QVERIFY(!areaOf(page, Qt::magenta).isEmpty());
    }

    void whatIsDrawnAheadIsWhatIsPainted() {
        const GridLook plain = lookOf({100, 120});
        int drawn = 0;
        GridLook counted = plain;
        counted.paint = [&](QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
            ++drawn;
            plain.paint(painter, geometry, range);
        };
        GridSheet sheet(QStringLiteral("Title"), QStringLiteral("Facts"), counted);
        QVERIFY(!sheet.prepare(upright, [](double) { return false; }));
        const QImage before = pageOf(sheet, upright);
        QVERIFY(drawn > 0);
        drawn = 0;
        QVERIFY(sheet.prepare(upright, {}));
        QVERIFY(drawn > 1); // by parts
        drawn = 0;
        QVERIFY(pageOf(sheet, upright) == before);
        QVERIFY(sheet.prepare(upright, [](double) { return true; }));
        QCOMPARE(drawn, 0);
        pageOf(sheet, upright.transposed()); // for other paper it is drawn anew
        QVERIFY(drawn > 0);
    }

    void whatALookOwnsLivesAsLongAsTheSheet() {
        auto owned = std::make_shared<int>(7);
        const std::weak_ptr<int> watched = owned;
        GridLook look = lookOf({2, 2});
        look.owned = std::move(owned);
        auto sheet = std::make_unique<GridSheet>(QString(), QString(), std::move(look));
        QVERIFY(!watched.expired());
        sheet.reset();
        QVERIFY(watched.expired());
    }
};

STONEMASON_TEST(TestGridSheet)
#include "test_grid_sheet.moc"
