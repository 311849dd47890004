// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/march/unit_list.h"
#include "tests/editor/golden_picture.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QTest>

#include <array>
#include <optional>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// Wide areas of each ground beside every other tile, so that shores, woods and ranges of all forms are
/// there.
Map landscape() {
    Map map = newMap(kingsConflict());
    map.symmetry = Symmetry::Diagonal;
    Random random(3);
    const Size size{14, 14};
    Grid<Code> terrain(size, 'P');
    forEachCell(size, [&](Cell cell) {
        const bool isMixed = (cell.row / 4 + cell.column / 4) % 3 == 0;
        const std::string_view area = "SMFHEVLP";
        terrain[cell] = isMixed ? random.oneOf(std::string_view("PMHFSEVL-|0123Dd4567Bb"))
                                : area[std::size_t(cell.row / 3 + 2 * (cell.column / 3)) % area.size()];
    });
    map.layers.front() = terrain;
    for (std::size_t layer = 1; layer < map.layers.size(); ++layer)
        map.layers[layer] = Grid<Code>(size, '0');
    return map;
}

QImage terrain(Theme theme, int cellSize) {
    const Map map = landscape();
    MapStyle style;
    style.theme = theme;
    QImage image(map.size().columns * cellSize, map.size().rows * cellSize, QImage::Format_RGB32);
    QPainter painter(&image);
    MapRenderer(kingsConflict()).paint(painter, map, style, cellSize, wholeOf(map.size()));
    return image;
}

QImage units(const QPalette& palette) {
    constexpr int side = 48;
    const std::array looks{UnitLook::Combat, UnitLook::Support, UnitLook::Stonemason, UnitLook::Other};
    const std::array rests{std::optional<Rest>(),           std::optional(Rest::Arrived),
                           std::optional(Rest::StopsShort), std::optional(Rest::Taken),
                           std::optional(Rest::ShutIn),     std::optional(Rest::NoRoom)};
    QImage image(side * int(rests.size()), side * int(looks.size()), QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    for (std::size_t row = 0; row < looks.size(); ++row)
        for (std::size_t column = 0; column < rests.size(); ++column)
            painter.drawImage(int(column) * side, int(row) * side,
                              unitImage(looks[row], rests[column], side, 1, palette));
    return image;
}

} // namespace

/// Drawings stay as somebody has looked at them.
class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void terrainLooksAsItDid_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("cellSize");
        QTest::newRow("light-24") << false << 24;
        QTest::newRow("light-48") << false << 48;
        QTest::newRow("dark-24") << true << 24;
    }

    void terrainLooksAsItDid() {
        QFETCH(bool, dark);
        QFETCH(int, cellSize);
        const QImage image = terrain(dark ? Theme::Dark : Theme::Light, cellSize);
        const QString name =
            QStringLiteral("terrain-%1.png").arg(QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(unlikeGolden(image, name), QString());
    }

    void unitsLookAsTheyDid() {
        QCOMPARE(unlikeGolden(units(lightPalette()), QStringLiteral("units-light.png")), QString());
        QCOMPARE(unlikeGolden(units(darkPalette()), QStringLiteral("units-dark.png")), QString());
    }
};

STONEMASON_TEST(TestPictures)
#include "test_pictures.moc"
