// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/art/band.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/art/tile_art.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

const GameProfile& game() {
    return test::kingsConflict();
}

MapStyle terrainOnly() {
    MapStyle style;
    style.gridLines = false;
    style.kings = false;
    style.axis = false;
    return style;
}

QImage painted(const Map& map, double cellSize, double pixelRatio) {
    const QSizeF size(map.size().columns * cellSize, map.size().rows * cellSize);
    QImage image((size * pixelRatio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    MapRenderer(game()).paint(painter, map, terrainOnly(), cellSize, wholeOf(map.size()));
    return image;
}

int difference(QRgb a, QRgb b) {
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// Two tiles that join: the first lies west (or north) of the second.
struct Pair {
    Code first;
    Code second;
    Direction towards;
    Network network;
};

std::vector<Pair> joinablePairs() {
    std::vector<Pair> pairs;
    for (Network network : {Network::River, Network::Road})
        for (Direction towards : {Direction::East, Direction::South})
            for (const Tile& first : game().tiles)
                for (const Tile& second : game().tiles)
                    if (edgesOf(first, network).has(towards) &&
                        edgesOf(second, network).has(opposite(towards)))
                        pairs.push_back({first.code, second.code, towards, network});
    return pairs;
}

/// The two lines of pixels on both sides of the seam.
std::pair<std::vector<QRgb>, std::vector<QRgb>> alongSeam(const QImage& image, Direction towards, int seam) {
    std::pair<std::vector<QRgb>, std::vector<QRgb>> lines;
    const int length = towards == Direction::East ? image.height() : image.width();
    for (int i = 0; i < length; ++i) {
        const bool east = towards == Direction::East;
        lines.first.push_back(east ? image.pixel(seam - 1, i) : image.pixel(i, seam - 1));
        lines.second.push_back(east ? image.pixel(seam, i) : image.pixel(i, seam));
    }
    return lines;
}

} // namespace

class TestJoints : public QObject {
    Q_OBJECT

private slots:
    /// Else a pen that follows the banks would leave one end open.
    void outlinesAreClosed() {
        QImage image(40, 40, QImage::Format_RGB32);
        QPainter painter(&image);
        const ArtPalette palette;
        const ArtSpace space(painter, image.size(), Detail::Rich, palette);
        for (const Direction from : {Direction::North, Direction::West})
            for (const Direction to : {Direction::South, Direction::East})
                for (const bool stops : {false, true}) {
                    Band band(space, from, to, 0.3, 0);
                    if (stops) band.stopAt(to);
                    const QPainterPath outline = band.outline(0);
                    QVERIFY(outline.elementCount() > 4);
                    QCOMPARE(outline.currentPosition(), QPointF(outline.elementAt(0)));
                }
    }

    void bandsMeetAtTheSeam_data() {
        QTest::addColumn<double>("cellSize");
        QTest::addColumn<double>("pixelRatio");
        for (double size : {8.0, 16.0, 21.3, 24.0, 37.5, 60.0, 61.0, 111.1})
            for (double ratio : {1.0, 1.25, 2.0})
                QTest::addRow("%g at %g", size, ratio) << size << ratio;
    }

    void bandsMeetAtTheSeam() {
        QFETCH(double, cellSize);
        QFETCH(double, pixelRatio);
        for (const Pair& pair : joinablePairs()) {
            const std::string rows = pair.towards == Direction::East
                                         ? std::string{pair.first, pair.second}
                                         : std::string{pair.first, '\n', pair.second};
            const QImage image = painted(test::mapOf(rows), cellSize, pixelRatio);
            const int seam = int(std::floor(cellSize * pixelRatio + 0.5));
            const auto [before, behind] = alongSeam(image, pair.towards, seam);
            const auto scale = double(before.size());
            const double thickness = pair.network == Network::River ? riverThickness : roadThickness;
            const BandSpan span = bandSpan(int(before.size()), thickness);
            const QByteArray name = QByteArray(1, pair.first) + pair.second;
            QVERIFY2(span.high - span.low >= int(scale * 0.2), name);
            for (int i = span.low - 1; i <= span.high; ++i)
                QVERIFY2(difference(before[std::size_t(i)], behind[std::size_t(i)]) <= 14, name);
            if (scale < 12) continue;
            // It is the band that meets: its middle is not its bank, its bank is not the grass.
            const auto middle = std::size_t(before.size() / 2);
            QVERIFY2(difference(before[middle], before[std::size_t(span.low)]) > 30, name);
            QVERIFY2(difference(before[std::size_t(span.low)], before[std::size_t(span.low - 1)]) > 20, name);
        }
    }

    void bandsAreCentredInWholePixels() {
        for (int side = 6; side < 300; ++side)
            for (double thickness : {riverThickness, roadThickness}) {
                const BandSpan span = bandSpan(side, thickness);
                QCOMPARE(span.low, side - span.high);
                QVERIFY(std::abs(span.high - span.low - thickness * side) <= 1.5);
            }
    }

    void riverThatLeadsNowhereStopsBeforeTheRim() {
        const QImage joined = painted(test::mapOf("---"), 60, 1);
        const QImage loose = painted(test::mapOf("P-P"), 60, 1);
        const QRgb grass = joined.pixel(65, 8);
        QVERIFY(difference(joined.pixel(61, 30), grass) > 60);
        QVERIFY(difference(loose.pixel(61, 30), grass) < 30);
        QVERIFY(difference(loose.pixel(90, 30), grass) > 60);
    }

    void riverRunsIntoTheSeaAndOffTheBoard() {
        const QImage image = painted(test::mapOf("-S"), 60, 1);
        const QRgb water = image.pixel(0, 30);
        QVERIFY(difference(image.pixel(59, 30), water) < 40);
        for (int x = 60; x < 75; ++x)
            QVERIFY2(difference(image.pixel(x, 30), water) < 60, qPrintable(QString::number(x)));
        const QImage passing = painted(test::mapOf("|S"), 60, 1);
        QVERIFY2(difference(passing.pixel(62, 30), water) > 60, "no mouth where no river leads");
    }

    void noGroundShowsBetweenCells() {
        for (double size : {6.3, 9.7, 13.9, 37.5, 59.4}) {
            const QImage image = painted(test::mapOf("PFH MSE VL?"), size, 1);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    QVERIFY(image.pixelColor(x, y) != Qt::magenta);
        }
    }
};

STONEMASON_TEST(TestJoints)
#include "test_joints.moc"
