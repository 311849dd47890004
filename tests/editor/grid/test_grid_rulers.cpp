// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "tests/editor/grid/grid_desk.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QTest>

namespace stonemason {

using test::GridDesk;

/// The numbers of rows and columns along the edges of a board.
class TestGridRulers : public QObject {
    Q_OBJECT

private slots:
    void numbersOfTheRulersGrowWithTheText() {
        GridDesk desk;
        const auto inkedRows = [&desk] {
            const QImage ruler = desk.view.viewport()->grab().toImage().copy(22, 0, 200, 21);
            int inked = 0;
            for (int y = 0; y < ruler.height(); ++y)
                for (int x = 0; x < ruler.width(); ++x)
                    if (ruler.pixel(x, y) != ruler.pixel(0, 0)) {
                        ++inked;
                        break;
                    }
            return inked;
        };
        const int usual = inkedRows();
        applyTextSize(140);
        const int large = inkedRows();
        applyTextSize(200);
        const int largest = inkedRows();
        applyTextSize(100);
        QVERIFY(usual > 4 && large > usual);
        QVERIFY(largest >= large && largest < 18); // they stay within the ruler
    }

    void longNumbersOfRowsAreWhole() {
        for (const int percent : {100, 150}) {
            applyTextSize(percent);
            GridDesk desk({2000, 4});
            desk.view.zoomNormal();
            desk.view.centreOn({2, 1500});
            desk.state.setHovered(Cell{1500, 1});
            const QImage ruler = desk.view.viewport()->grab().toImage();
            const auto isInked = [&ruler](int x) {
                for (int y = 30; y < ruler.height(); ++y)
                    if (ruler.pixel(x, y) != ruler.pixel(0, 30)) return true;
                return false;
            };
            QVERIFY(!isInked(0));
            QVERIFY(isInked(withTextSize(11)));
        }
        applyTextSize(100);
    }

    void numbersMakeWayForTheOnePointedAt() {
        GridDesk desk({8, 200});
        desk.view.zoomNormal();
        while (desk.view.cellSize() > 9)
            desk.view.zoomOut();
        desk.view.centreOn({100, 4});
        const int middle = desk.middleOf({4, 100}).x();
        const auto isInked = [&desk, middle] { // where 100 begins, and 101 does not
            const QImage ruler = desk.view.viewport()->grab().toImage();
            for (int x = middle - 10; x < middle - 6; ++x)
                for (int y = 0; y < 21; ++y)
                    if (ruler.pixel(x, y) != ruler.pixel(0, 0)) return true;
            return false;
        };
        desk.state.setHovered(Cell{4, 150});
        QVERIFY(isInked());
        desk.state.setHovered(Cell{4, 101});
        QVERIFY(!isInked());
    }
};

STONEMASON_TEST(TestGridRulers)

} // namespace stonemason

#include "test_grid_rulers.moc"
