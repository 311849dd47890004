// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/map/pen_support.h"

#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::test;

namespace {

constexpr Network river = Network::River;
constexpr Network road = Network::Road;
constexpr Symmetry none = Symmetry::None;

/// The rows with everything but rivers and roads made plains.
std::string networksOf(const Map& map) {
    std::string text = terrainText(map);
    for (char& code : text)
        if (code != '\n' && !kingsConflict().tile(code)->isNetwork()) code = 'P';
    return text;
}

} // namespace

class TestPen : public QObject {
    Q_OBJECT

private slots:
    void drawsTheCrossing() {
        Map map = plains({11, 11});
        map = drawn(map, river, Symmetry::HalfTurn, along({{5, 0}, {5, 10}}));
        map = drawn(map, road, Symmetry::HalfTurn, along({{8, 1}, {7, 1}, {7, 5}, {5, 5}}));
        QCOMPARE(terrainText(map), networksOf(publishedTerrain("the-crossing")));
    }
};

QTEST_APPLESS_MAIN(TestPen)
#include "test_pen.moc"
