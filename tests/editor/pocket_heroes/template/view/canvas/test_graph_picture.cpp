// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/model/template_edits.h"
#include "editor/pocket_heroes/template/model/template_words.h"
#include "editor/pocket_heroes/template/view/canvas/graph_badges.h"
#include "editor/pocket_heroes/template/view/canvas/graph_picture.h"
#include "tests/editor/pocket_heroes/template/template_window.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QImage>
#include <QTest>

namespace stonemason::pocket_heroes {

using test::TemplateWindow;

/// How graphs are drawn, whatever they are of.
class TestGraphPicture : public QObject {
    Q_OBJECT

private slots:
    /// Where zones touch there is no line, but what guards it is seen and can be clicked.
    void guardsAreSeenWhereZonesTouch() {
        Template worldTemplate;
        worldTemplate.zones.resize(2);
        worldTemplate.zones[0].place = DrawingPoint{0, 0};
        worldTemplate.zones[1].place = DrawingPoint{100, 0};
        worldTemplate.links = {{.first = 0, .second = 1, .guardLevel = {-2, -2}}};
        const std::vector<DrawingPoint> places{{0, 0}, {100, 0}};
        const QPalette palette = QGuiApplication::palette();
        const QImage open = graphImage(worldTemplate, places, {400, 300}, palette);
        worldTemplate.links[0].guardLevel = {3, 3};
        QVERIFY(graphImage(worldTemplate, places, {400, 300}, palette) != open);
        TemplateWindow window(worldTemplate);
        window.click((window.middleOf(0) + window.middleOf(1)) / 2);
        QCOMPARE(window.document.selectedLinks(), std::vector<int>{0});
        QVERIFY(window.document.selectedZones().empty());
    }

    /// Where every zone is linked with every other, lines run below zones and cross each other: badges stand
    /// beside both, on their lines.
    void badgesLieOverNothingElse() {
        Template worldTemplate;
        worldTemplate.zones.resize(5);
        for (Zone& zone : worldTemplate.zones)
            zone.size = 40;
        for (int first = 0; first < 5; ++first)
            for (int second = first + 1; second < 5; ++second)
                worldTemplate.links.push_back({.first = first, .second = second, .guardLevel = {1, 3}});
        for (const bool automatic : {true, false}) {
            // By hand in a square with one in its middle: two lines run through that one.
            const std::vector<DrawingPoint> places =
                automatic ? placesOf(worldTemplate)
                          : std::vector<DrawingPoint>{{0, 0}, {400, 0}, {0, 400}, {400, 400}, {200, 200}};
            const Graph graph{worldTemplate, places};
            const GraphGeometry geometry = fitted(graph, {0, 0, 1200, 1000}, 3);
            const std::vector<GuardBadge> badges = guardBadges(graph, geometry);
            QCOMPARE(badges.size(), worldTemplate.links.size());
            for (const GuardBadge& badge : badges) {
                const QRectF rect = badge.rect();
                for (int zone = 0; zone < 5; ++zone)
                    for (const QPointF corner :
                         {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()})
                        QVERIFY(zoneAt(graph, geometry, corner) < 0);
                for (const GuardBadge& other : badges)
                    QVERIFY(other.link == badge.link || !other.rect().intersects(rect));
                QVERIFY(linkAt(graph, geometry, badge.middle) >= 0);
                QCOMPARE(guardAt(badges, badge.middle), badge.link);
            }
        }
    }

    /// A graph that is high and narrow fills its picture as a wide one does.
    void highGraphsFillTheirPicture() {
        Template worldTemplate;
        worldTemplate.zones.resize(2);
        for (Zone& zone : worldTemplate.zones)
            zone.size = 10;
        const QImage image =
            graphImage(worldTemplate, {{0, 0}, {0, 400}}, {400, 4000}, QGuiApplication::palette());
        const QRgb ground = image.pixel(0, 0);
        int row = 0;
        while (row < image.height() && image.pixel(image.width() / 2, row) == ground)
            ++row;
        QVERIFY2(row < image.height() / 10, qPrintable(QString::number(row)));
    }

    /// Ranges, the config's word, and no guard at all.
    void guardsAreWritten() {
        Template worldTemplate;
        worldTemplate.config.linkGuardLevel = {1, 3};
        QCOMPARE(guardText(worldTemplate, {.first = 0, .second = 1, .guardLevel = {2, 2}}),
                 QStringLiteral("2"));
        QCOMPARE(guardText(worldTemplate, {.first = 0, .second = 1, .guardLevel = {0, 4}}),
                 QStringLiteral("0–4"));
        QCOMPARE(guardText(worldTemplate, {.first = 0, .second = 1, .guardLevel = {-1, -1}}),
                 QStringLiteral("1–3"));
        QCOMPARE(guardText(worldTemplate, {.first = 0, .second = 1, .guardLevel = {-2, -2}}), QString());
        worldTemplate.config.guardRule = GuardRule::Documentation;
        QCOMPARE(guardText(worldTemplate, {.first = 0, .second = 1, .guardLevel = {-1, -1}}), QString());
        QCOMPARE(guardText(worldTemplate, {.first = 0, .second = 1, .guardLevel = {-2, -2}}),
                 QStringLiteral("1–3"));
    }

    /// Links to nowhere, to themselves and twice, zones of no size on one place: drawn without harm.
    void drawsWhateverAFileHolds() {
        Template worldTemplate = test::threeZoneTemplate();
        worldTemplate.links = {{.first = 0, .second = 7}, {.first = -3, .second = 0},
                               {.first = 1, .second = 1}, {.first = 0, .second = 1},
                               {.first = 1, .second = 0}, {.first = 0, .second = 1}};
        worldTemplate.zones[2].place = worldTemplate.zones[1].place;
        worldTemplate.zones[2].surface = Surface(99);
        TemplateWindow window(worldTemplate);
        QVERIFY(!window.canvas->grab().isNull());
        const Graph graph{window.document.worldTemplate(), window.document.places()};
        QVERIFY(!curveOf(graph, {}, 0));
        QVERIFY(!curveOf(graph, {}, 1));
        QVERIFY(curveOf(graph, {}, 3)->middle != curveOf(graph, {}, 4)->middle);
        QVERIFY(curveOf(graph, {}, 4)->middle != curveOf(graph, {}, 5)->middle);
        QVERIFY(!graphImage({}, {}, {40, 40}, window.canvas->palette()).isNull());
        QVERIFY(graphImage(worldTemplate, window.document.places(), {}, window.canvas->palette()).isNull());
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestGraphPicture)
#include "test_graph_picture.moc"
