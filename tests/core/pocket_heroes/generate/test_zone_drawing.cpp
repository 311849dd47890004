// SPDX-License-Identifier: GPL-3.0-or-later
// How much work the drawing of a template is: none that a file can hold keeps anybody waiting.
#include "core/pocket_heroes/format/template_limits.h"
#include "core/pocket_heroes/generate/zone_drawing.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

std::int64_t workOf(const Template& made) {
    SeededRandom random(1);
    std::int64_t work = 0;
    const auto points = drawZones(made, random, 0, &work);
    const auto isSomewhere = [](DrawingPoint point) {
        return std::isfinite(point.x) && std::isfinite(point.y);
    };
    return points.size() == made.zones.size() && std::ranges::all_of(points, isSomewhere) ? work : -1;
}

/// So many links between zones drawn by the seed; the first ones join all zones.
Template drawnGraph(int zones, int links, unsigned seed) {
    test::Random random(seed);
    Template made;
    made.zones.resize(std::size_t(zones));
    for (int link = 0; link < links; ++link)
        made.links.push_back(link + 1 < zones ? Link{random.below(link + 1), link + 1}
                                              : Link{random.below(zones), random.below(zones)});
    return made;
}

} // namespace

class TestZoneDrawing : public QObject {
    Q_OBJECT

private slots:
    void noFileIsMuchWork_data() {
        QTest::addColumn<int>("zones");
        for (const int zones : {2, 12, 40, 64, 90, 100, 101, maximumZones})
            QTest::addRow("%d zones", zones) << zones;
    }
    void noFileIsMuchWork() {
        QFETCH(int, zones);
        const std::int64_t work = workOf(drawnGraph(zones, maximumZoneLinks, 5));
        QVERIFY2(work >= 0 && work <= 2 * drawingWork, qPrintable(QString::number(work)));
    }

    /// Every second link leads to the same zone.
    void hubsAreNotMuchWork() {
        Template made = drawnGraph(100, maximumZoneLinks, 6);
        for (std::size_t link = 0; link < made.links.size(); link += 2)
            made.links[link].first = 0;
        const std::int64_t work = workOf(made);
        QVERIFY2(work >= 0 && work <= 2 * drawingWork, qPrintable(QString::number(work)));
    }

    /// Graphs as people draw them are drawn as well as ever: the bound is beyond their work.
    void whatPeopleDrawIsNotCutShort() {
        for (unsigned seed = 0; seed < 40; ++seed) {
            const int zones = 4 + int(seed);
            const std::int64_t work = workOf(drawnGraph(zones, zones + zones / 2, seed));
            QVERIFY2(work >= 0 && work < drawingWork, qPrintable(QString::number(work)));
        }
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestZoneDrawing)
#include "test_zone_drawing.moc"
