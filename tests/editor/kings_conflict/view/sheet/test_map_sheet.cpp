// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/map_menu_actions.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/sheet/map_sheet.h"
#include "editor/print/print_job.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/editor/pdf.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include <thread>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::publishedMap;

namespace {

constexpr QSize paper(500, 740);

MapSheet sheetOf(const Map& map) {
    return MapSheet(map, kingsConflict(), QString::fromStdString(map.info.name),
                    runChecks(map, kingsConflict()));
}

QImage pageOf(const MapSheet& sheet, int number = 0, QSize size = paper) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    MapRenderer renderer(kingsConflict());
    sheet.paint(painter, QRectF(image.rect()), number, renderer);
    return image;
}

/// Where two pages differ.
QRect changed(const QImage& a, const QImage& b) {
    QRect area;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y)) area |= QRect(x, y, 1, 1);
    return area;
}

/// Where anything but the paper shows.
QRect ink(const QImage& image) {
    QImage white(image.size(), image.format());
    white.fill(Qt::white);
    return changed(image, white);
}

Map broken(int cells) {
    Map map = publishedMap("mountain-passes");
    for (int i = 0; i < cells; ++i)
        map.layer(terrainLayer)[{i / 11, i % 11}] = "*?#"[i % 3];
    return map;
}

} // namespace

class TestMapSheet : public QObject {
    Q_OBJECT

private slots:
    void aFineMapTakesOnePage() {
        for (const char* name : {"the-crossing", "mountain-passes"})
            QCOMPARE(sheetOf(publishedMap(name)).pages(QSizeF(paper)), 1);
    }

    void everyLayerIsOnItInAPlaceOfItsOwn() {
        const Map map = publishedMap("the-crossing");
        const QImage before = pageOf(sheetOf(map));
        const std::optional<Report> report = runChecks(map, kingsConflict());
        std::vector<QRect> places;
        for (int layer = 0; layer < map.layerCount(); ++layer) {
            Map other = map;
            for (Cell corner : {Cell{0, 0}, Cell{10, 10}})
                other.layer(layer)[corner] = layer == terrainLayer               ? 'L'
                                             : other.layer(layer)[corner] == '9' ? '1'
                                                                                 : '9';
            const MapSheet sheet(other, kingsConflict(), QString::fromStdString(map.info.name), report);
            places.push_back(changed(before, pageOf(sheet)));
        }
        QCOMPARE(places.size(), std::size_t(4));
        QVERIFY(places[0].width() > paper.width() / 2);
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY(places[i].width() > paper.width() / 6);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!places[i].intersects(places[j]));
        }
    }

    void problemsStandBelowTheBoards() {
        const Map map = publishedMap("the-crossing");
        const QString name = QString::fromStdString(map.info.name);
        const std::optional<Report> report = runChecks(broken(2), kingsConflict());
        QVERIFY(report->hasErrors());
        const QRect place = changed(pageOf(MapSheet(map, kingsConflict(), name, Report{})),
                                    pageOf(MapSheet(map, kingsConflict(), name, report)));
        QVERIFY(place.top() > paper.height() / 2);
        QVERIFY(place.width() > paper.width() / 2);
        QVERIFY(changed(pageOf(MapSheet(map, kingsConflict(), name, Report{})),
                        pageOf(MapSheet(map, kingsConflict(), name, std::nullopt)))
                    .isValid());
    }

    /// All of them are on some page, each once: the pages of the list hold what one endless page does.
    void manyProblemsGoOnOnFurtherPages() {
        const Map map = broken(60);
        const MapSheet sheet = sheetOf(map);
        const Report report = runChecks(map, kingsConflict());
        QVERIFY(report.problems.size() > 7);
        const int pages = sheet.pages(QSizeF(paper));
        QVERIFY(pages > 1);
        const QSize endless(paper.width(), 20'000);
        QCOMPARE(sheet.pages(QSizeF(endless)), 1);
        const double listed = ink(pageOf(sheet, 0, endless)).height();
        double together = 0;
        for (int number = 0; number < pages; ++number) {
            const QRect place = ink(pageOf(sheet, number));
            QVERIFY(place.isValid());
            QVERIFY(place.bottom() < paper.height());
            together += place.height();
        }
        QVERIFY2(together > listed * 0.9, qPrintable(QStringLiteral("%1 of %2").arg(together).arg(listed)));
    }

    void pagesOfAListFollowOneAnother() {
        const Report report = runChecks(broken(60), kingsConflict());
        const ProblemPages problems(report, kingsConflict());
        const std::vector<std::size_t> starts = problems.breaks(1000, 300, 700);
        QCOMPARE(starts.front(), std::size_t(0));
        for (std::size_t i = 1; i < starts.size(); ++i)
            QVERIFY(starts[i] > starts[i - 1] || (i == 1 && starts[1] == 0));
        QVERIFY(starts.back() < problems.size());
        QCOMPARE(problems.breaks(1000, 0, 1).size(),
                 problems.size() + 1); // an entry a page, however little room
    }

    void ofVeryManyProblemsTheListNamesTheFirst() {
        Report report = runChecks(broken(2), kingsConflict());
        report.problems.assign(5'000, report.problems.front());
        QCOMPARE(ProblemPages(report, kingsConflict()).size(), std::size_t(201));
        QVERIFY(
            MapSheet(publishedMap("the-crossing"), kingsConflict(), QString(), report).pages(QSizeF(paper)) <
            40);
    }

    void boardsOfAnyShapeStayOnThePage_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QSize>("page");
        QTest::newRow("wide") << 3 << 90 << paper;
        QTest::newRow("high") << 90 << 3 << paper;
        QTest::newRow("one tile") << 1 << 1 << paper;
        QTest::newRow("very large") << 200 << 256 << paper;
        QTest::newRow("on paper on its side") << 11 << 11 << paper.transposed();
    }

    void boardsOfAnyShapeStayOnThePage() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(QSize, page);
        Map map = newMap(kingsConflict());
        for (auto& layer : map.layers)
            layer = Grid<Code>({rows, columns}, &layer == &map.layers.front() ? 'F' : '7');
        map.info = {std::string(200, 'W'), "Ada", std::string(3'000, 'd'), "CC BY 4.0"};
        const MapSheet sheet(map, kingsConflict(), QString::fromStdString(map.info.name), Report{});
        const int frame = 40;
        QImage image(page + QSize(2 * frame, 2 * frame), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        MapRenderer renderer(kingsConflict());
        sheet.paint(painter, QRectF(QPointF(frame, frame), page), 0, renderer);
        painter.end();
        QVERIFY(QRect(QPoint(frame, frame), page).adjusted(-1, -1, 1, 1).contains(ink(image)));
    }

    /// The page is the same, whoever draws the boards and when.
    void largeBoardsAreDrawnAhead() {
        Map map = newMap(kingsConflict());
        for (auto& layer : map.layers)
            layer = Grid<Code>({90, 70}, &layer == &map.layers.front() ? 'F' : '7');
        MapSheet sheet(map, kingsConflict(), QStringLiteral("Large"), Report{});
        const QImage before = pageOf(sheet);
        MapRenderer renderer(kingsConflict());
        for (const int number : {1, 3, 6}) {
            int asked = 0;
            QVERIFY(!sheet.prepare(renderer, [&](double) { return ++asked < number; }));
            QCOMPARE(pageOf(sheet), before);
        }
        QVERIFY(sheet.prepare(renderer, {}));
        QCOMPARE(pageOf(sheet), before);
        int asked = 0;
        QVERIFY(sheet.prepare(renderer, [&asked](double) { return ++asked > 0; }));
        QCOMPARE(asked, 1); // all is there already
    }

    void largeMapsArePrintedBesideTheWindow() {
        test::MapWindow small;
        QVERIFY(!small.workspace.mapActions().print().printJob().prepare);
        Map map = newMap(kingsConflict());
        for (auto& layer : map.layers)
            layer = Grid<Code>({90, 70}, &layer == &map.layers.front() ? 'F' : '7');
        test::MapWindow large(map);
        const PrintJob job = large.workspace.mapActions().print().printJob();
        QVERIFY(bool(job.prepare));
        int pages = 0;
        std::thread([&] { pages = test::pagesIn(pdfBytes(job)); }).join();
        QVERIFY(pages > 0);
    }

    /// Qt's masks of gradients that fade away hide nothing: hills would be dark all over. Every kind of tile
    /// is here.
    void nothingOnItIsMaskedTheWayThatFails() {
        Map map = publishedMap("mountain-passes");
        const auto& tiles = kingsConflict().tiles;
        for (int i = 0; i < 121; ++i)
            map.layer(terrainLayer)[{i / 11, i % 11}] = tiles[std::size_t(i) % tiles.size()].code;
        const MapSheet sheet = sheetOf(map);
        const PrintJob job{.name = QStringLiteral("Tiles"),
                           .pages = [](const QSizeF&) { return 1; },
                           .paint =
                               [&](QPainter& painter, const QRectF& room, int page) {
                                   MapRenderer renderer(kingsConflict());
                                   sheet.paint(painter, room, page, renderer);
                               }};
        const QByteArray pdf = pdfBytes(job);
        QVERIFY(pdf.size() > 10'000);
        QVERIFY(!pdf.contains("/S /Alpha"));
    }

    void thePrintJobIsTheSheet() {
        test::MapWindow open(broken(60));
        const PrintJob job = open.workspace.mapActions().print().printJob();
        const QByteArray pdf = pdfBytes(job);
        QVERIFY(test::pagesIn(pdf) > 1);
        // Lines and areas, sharp at any size; only soft shadows within a tile are pictures.
        static const QRegularExpression width(QStringLiteral("/Width (\\d+)"));
        for (const auto& picture : width.globalMatch(QString::fromLatin1(pdf)))
            QVERIFY2(picture.captured(1).toInt() < 300, qPrintable(picture.captured()));
        test::MapWindow fine;
        QCOMPARE(test::pagesIn(pdfBytes(fine.workspace.mapActions().print().printJob())), 1);
    }
};

STONEMASON_TEST(TestMapSheet)
#include "test_map_sheet.moc"
