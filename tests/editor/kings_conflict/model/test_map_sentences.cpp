// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::Desk;
using test::kingsConflict;
using test::MapWindow;

class TestMapSentences : public QObject {
    Q_OBJECT

private slots:
    void reportsWhatIsThere_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("text");
        QTest::newRow("plains") << 10 << 0
                                << "Row 10, column 0 · Plains (P) · region of 13 · mirrored at 0, 10";
        QTest::newRow("roads belong to no region")
            << 6 << 5 << "Row 6, column 5 · Road, vertical (D) · mirrored at 4, 5";
        QTest::newRow("the centre answers itself")
            << 5 << 5 << "Row 5, column 5 · Bridge, road vertical (B) · in the centre";
        QTest::newRow("outside") << 11 << 0 << "";
    }
    void reportsWhatIsThere() {
        QFETCH(int, row);
        QFETCH(int, column);
        Desk desk(test::publishedMap("the-crossing"));
        QTEST(cellText(desk.document, {row, column}), "text");
    }

    void showsTheDigitOnHintLayers() {
        Desk desk(test::publishedMap("the-crossing"));
        desk.document.view().setCurrentLayer(1);
        const QString digit(QLatin1Char(desk.at(8, 4, 1)));
        QVERIFY(cellText(desk.document, {8, 4}).contains(QStringLiteral("Strategic points ") + digit));
    }

    void namesNoMirrorWithoutSymmetry() {
        Map map = test::publishedMap("the-crossing");
        map.symmetry = Symmetry::None;
        Desk desk(map);
        QVERIFY(!cellText(desk.document, {0, 0}).contains(QStringLiteral("mirror")));
    }

    void unknownCodesHaveWordsToo() {
        Map map = newMap(kingsConflict());
        map.layer(terrainLayer)[{2, 3}] = 'X';
        Desk desk(map);
        QVERIFY(cellText(desk.document, {2, 3}).contains(QStringLiteral("unknown code X")));
    }

    void regionsAreThoseOfTheRules() {
        test::Random random(11);
        for (int round = 0; round < 40; ++round) {
            Map map = newMap(kingsConflict());
            forEachCell(map.size(), [&](Cell cell) {
                map.layer(terrainLayer)[cell] = random.oneOf(kingsConflict().tiles).code;
            });
            Desk desk(map);
            Grid<int> kinds(map.size(), Regions::none);
            forEachCell(map.size(), [&](Cell cell) {
                const int terrainClass = kingsConflict().tile(map.terrain()[cell])->terrainClass;
                if (kingsConflict().classes[std::size_t(terrainClass)].formsRegions)
                    kinds[cell] = terrainClass;
            });
            const Regions regions = findRegions(kinds);
            forEachCell(map.size(), [&](Cell cell) {
                const int label = regions.label[cell];
                const int size = label == Regions::none ? 0 : int(regions.members[std::size_t(label)].size());
                QCOMPARE(regionSize(desk.document, cell), size);
            });
        }
    }

    void theStatusBarFollowsPointerAndCursor() {
        MapWindow window;
        const QList<QWidget*> widgets = window.workspace.statusWidgets();
        auto* cell = qobject_cast<QLabel*>(widgets[0]);
        auto* problems = qobject_cast<QToolButton*>(widgets[2]);
        auto* zoom = qobject_cast<QLabel*>(widgets[3]);
        window.view().setCursor({3, 4});
        QTRY_VERIFY(cell->text().startsWith(QStringLiteral("Row 3, column 4")));
        window.view().setHovered(Cell{7, 8});
        QTRY_VERIFY(cell->text().startsWith(QStringLiteral("Row 7, column 8")));
        window.view().setHovered(std::nullopt);
        QTRY_VERIFY(cell->text().startsWith(QStringLiteral("Row 3, column 4")));
        QCOMPARE(problems->text(), QStringLiteral("2 notes")); // the bridge; high hints on mountains
        window.canvas->zoomNormal();
        QCOMPARE(zoom->text(), QStringLiteral("100 %"));
        window.workspace.setCurrent(nullptr, nullptr);
        for (const QWidget* widget : widgets)
            QVERIFY(widget->isHidden());
    }
};

STONEMASON_TEST(TestMapSentences)
#include "test_map_sentences.moc"
