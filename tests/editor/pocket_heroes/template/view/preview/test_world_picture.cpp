// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/preview/world_picture.h"
#include "editor/pocket_heroes/view/art/ground_art.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QScrollArea>
#include <QTest>
#include <QVBoxLayout>

namespace stonemason::pocket_heroes {

/// A world in the making, as a small picture.
class TestWorldPicture : public QObject {
    Q_OBJECT

private slots:
    /// Also before the grounds are drawn, and where they are not the zone's.
    void waterAndGroundsAreSeen() {
        Template one;
        one.zones.emplace_back().surface = Surface::Grass;
        Draft draft;
        draft.size = {2, 2};
        draft.zoneOf = Grid<std::int16_t>(draft.size);
        draft.use = Grid<CellUse>(draft.size);
        draft.roads = Grid<char>(draft.size);
        draft.use[{0, 1}] = CellUse::Water;
        const auto colourAt = [&](int x, int y) {
            return draftImage(draft, one, 40, false).pixelColor(10 + 20 * x, 10 + 20 * y);
        };
        QCOMPARE(colourAt(0, 0), surfaceColour(Surface::Grass, false));
        QCOMPARE(colourAt(1, 0), surfaceColour(Surface::Water, false));
        draft.nodes = Grid<Surface>({3, 3}, Surface::Snow);
        QCOMPARE(colourAt(0, 0), surfaceColour(Surface::Snow, false));
        QCOMPARE(colourAt(1, 0), surfaceColour(Surface::Water, false));
    }

    /// Of a picture in a low panel all is in sight without scrolling, until it would be too small to see.
    void allOfItIsInSight() {
        auto* content = new QWidget;
        auto* layout = new QVBoxLayout(content);
        auto* picture = new WorldPicture;
        auto* below = new QWidget;
        below->setMinimumHeight(200);
        layout->addWidget(new QLabel(QStringLiteral("Above")));
        layout->addWidget(picture, 1);
        layout->addWidget(below);
        QScrollArea pane;
        pane.setWidgetResizable(true);
        pane.setWidget(content);
        pane.resize(500, 330);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QTRY_VERIFY(picture->geometry().bottom() <= pane.viewport()->height());
        QVERIFY(picture->height() > 250);
        pane.resize(500, 120);
        QTRY_VERIFY(picture->height() < 250);
        QVERIFY(picture->height() >= 200);
        pane.resize(500, 900);
        QTRY_VERIFY(picture->height() >= 400);
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_TEST(stonemason::pocket_heroes::TestWorldPicture)
#include "test_world_picture.moc"
