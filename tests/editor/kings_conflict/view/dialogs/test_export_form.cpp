// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/map_format.h"
#include "editor/kings_conflict/view/dialogs/map_export_dialog.h"
#include "tests/editor/drawings.h"
#include "tests/editor/ended_drawing.h"
#include "tests/support/files.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;

namespace {

Map sample(const std::string& name) {
    return readMap(test::testData("kings-conflict/" + name + ".txt"), std::span(&kingsConflict(), 1))
        .value()
        .map;
}

} // namespace

class TestExportForm : public QObject {
    Q_OBJECT

private slots:
    void aDrawingLooksLikeThePicture_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<PictureOptions>("options");
        QTest::addColumn<double>("tolerance");
        for (const char* name : {"the-crossing", "mountain-passes"}) {
            const auto row = [name](const QString& what, const PictureOptions& options,
                                    double tolerance = 0.005) {
                QTest::addRow("%s, %s", name, qPrintable(what))
                    << QString::fromLatin1(name) << options << tolerance;
            };
            row(QStringLiteral("as usual"), {});
            row(QStringLiteral("terrain alone"), {.grid = false, .kings = false});
            for (int layer = 1; layer <= 3; ++layer)
                row(QStringLiteral("hints %1").arg(layer), {.hintLayer = layer});
            row(QStringLiteral("small"), {.cellSize = 16, .grid = false});
            row(QStringLiteral("middling"), {.cellSize = 33});
            row(QStringLiteral("large"), {.cellSize = 130, .codes = true});
            // In pixels letters are moved to whole ones, which shows the more the smaller they are.
            row(QStringLiteral("codes"), {.codes = true}, 0.01);
            row(QStringLiteral("small letters"), {.cellSize = 16, .codes = true, .hintLayer = 1}, 0.08);
        }
    }

    void aDrawingLooksLikeThePicture() {
        QFETCH(QString, name);
        QFETCH(PictureOptions, options);
        QFETCH(double, tolerance);
        const Map map = sample(name.toStdString());
        MapRenderer renderer(kingsConflict());
        const QByteArray svg = exportDrawing(renderer, map, options);
        const QImage picture = exportPicture(renderer, map, options);
        const QImage shown = test::shownSvg(svg);
        QVERIFY(!svg.contains("<image"));
        QCOMPARE(shown.size(), picture.size());
        QVERIFY2(test::difference(shown, picture) < tolerance,
                 qPrintable(QString::number(test::difference(shown, picture))));
        const double worst = test::worstSquare(shown, picture, options.cellSize);
        QVERIFY2(worst < 6 * tolerance, qPrintable(QString::number(worst)));
        QCOMPARE(exportDrawing(renderer, map, options), svg);
    }

    /// Where units are not whole pixels the paper must not show between tiles.
    void noSeamsShowWhenItIsScaled() {
        Map map = newMap(kingsConflict());
        MapRenderer renderer(kingsConflict());
        const QByteArray svg = exportDrawing(renderer, map, {.cellSize = 10, .grid = false, .kings = false});
        QSvgRenderer drawing(svg);
        QImage image(137, 137, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::red);
        QPainter painter(&image);
        drawing.render(&painter);
        for (int y = 1; y < 136; ++y)
            for (int x = 1; x < 136; ++x)
                QVERIFY2(image.pixelColor(x, y).red() < 200,
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
    }

    void aDrawingIsTitledWithTheName() {
        Map map = sample("the-crossing");
        map.info.name = "Rock & <Roll>";
        MapRenderer renderer(kingsConflict());
        QCOMPARE(test::textOf(exportDrawing(renderer, map, {}), QStringLiteral("title")),
                 QStringLiteral("Rock & <Roll>"));
    }

    /// The largest board there may be.
    void aLargeBoardIsDrawnPlainly() {
        Map map = newMap(kingsConflict());
        for (auto& layer : map.layers)
            layer = Grid<Code>({256, 256}, &layer == &map.layers.front() ? 'M' : '5');
        MapRenderer renderer(kingsConflict());
        const QByteArray svg = exportDrawing(renderer, map, {.hintLayer = 1});
        QVERIFY2(svg.size() < 20'000'000, qPrintable(QString::number(svg.size())));
        QVERIFY(svg.endsWith("</svg>\n"));
    }

    /// In whatever layer that is.
    void aDrawingLeavesOffWhereItIsEnded() {
        MapRenderer renderer(kingsConflict());
        for (const Size size : {Size{11, 11}, Size{80, 70}}) {
            Map map = newMap(kingsConflict());
            for (auto& layer : map.layers)
                layer = Grid<Code>(size, &layer == &map.layers.front() ? 'M' : '5');
            MapStyle style;
            style.opacity.assign(map.layers.size(), 0.5);
            const GridLook look = renderer.look(map, style);
            for (const int number : {1, 5, size.rows + 3})
                QCOMPARE(test::asksWhenEndedAt(look, number), number + 1);
        }
    }
};

STONEMASON_TEST(TestExportForm)
#include "test_export_form.moc"
