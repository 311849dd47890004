// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/panels/grid_overview.h"
#include "tests/editor/grid/grid_desk.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

using namespace stonemason;
using test::GridDesk;

namespace {

/// An overview of a toy board, drawn for the first time.
struct Seen : GridDesk {
    explicit Seen(Size size = {20, 40}) : GridDesk(size) {
        overview.resize(200, 150);
        overview.setView(&view);
        overview.show();
        TRY_PATIENTLY(isGreen({size.rows / 2, size.columns / 2}));
    }

    QColor overviewAt(Cell cell) {
        const QRectF picture = overview.pictureRect();
        const double scale = picture.width() / state.board().columns;
        const QPointF at = picture.topLeft() + QPointF(cell.column + 0.5, cell.row + 0.5) * scale;
        return overview.grab().toImage().pixelColor(at.toPoint());
    }
    // Beside the frame colours are darker, at the edge of an area mixed.
    bool isGreen(Cell cell) { return overviewAt(cell).green() > 100 && overviewAt(cell).blue() < 50; }
    bool isBlue(Cell cell) { return overviewAt(cell).blue() > 100 && overviewAt(cell).green() < 50; }

    GridOverview overview;
};

} // namespace

class TestGridOverview : public QObject {
    Q_OBJECT

private slots:
    void frameIsWhatTheViewShows() {
        Seen seen;
        seen.view.zoomNormal();
        const QRectF picture = seen.overview.pictureRect();
        QCOMPARE(picture, QRectF(0, 25, 200, 100));
        const QRectF visible = seen.view.visibleCells();
        QVERIFY(visible.width() < 40);
        const QRectF frame = seen.overview.frameRect();
        QVERIFY(qAbs(frame.width() - visible.width() * 5) < 0.01);
        QVERIFY(qAbs(frame.top() - 25 - visible.top() * 5) < 0.01);
        seen.view.zoomFit();
        QVERIFY(seen.overview.frameRect().isEmpty());
    }

    void pointerWheelAndKeysMoveTheView() {
        Seen seen;
        seen.view.zoomNormal();
        QTest::mousePress(&seen.overview, Qt::LeftButton, {}, {100, 75});
        const QPointF middle = seen.view.visibleCells().center();
        QVERIFY(qAbs(middle.x() - 20) < 0.3 && qAbs(middle.y() - 10) < 0.3);
        QTest::mouseMove(&seen.overview, {198, 75});
        QTest::mouseRelease(&seen.overview, Qt::LeftButton, {}, {198, 75});
        QVERIFY(seen.view.visibleCells().right() > 39.5);
        const double left = seen.view.visibleCells().left();
        QTest::keyClick(&seen.overview, Qt::Key_Left);
        QVERIFY(seen.view.visibleCells().left() < left);
        const double size = seen.view.cellSize();
        QWheelEvent wheel({100, 75}, {}, {}, {0, 120}, {}, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&seen.overview, &wheel);
        QVERIFY(seen.view.cellSize() > size);
    }

    /// Only what has changed is drawn anew, of the largest boards too.
    void changesCostWhatTheyTouch() {
        Seen seen({4096, 4096});
        const auto colour = [&seen](Cell corner) {
            for (int i = 0; i < 96 * 96; ++i)
                seen.board().coloured[{corner.row + i / 96, corner.column + i % 96}] = Qt::blue;
        };
        colour({100, 100});
        colour({2000, 2000});
        colour({4000, 4000});
        seen.view.hide(); // which would ask for cells too
        seen.board().asked = 0;
        emit seen.board().cellsChanged({{4000, 4000}, {4095, 4095}}); // a stroke and its mirror image
        emit seen.board().cellsChanged({{100, 100}, {195, 195}});
        emit seen.board().cellsChanged({{-9, -9}, {-1, -1}});
        TRY_PATIENTLY(seen.isBlue({4050, 4050}) && seen.isBlue({150, 150}));
        QVERIFY2(seen.board().asked < 3 * 2 * 96 * 96, qPrintable(QString::number(seen.board().asked)));
        QVERIFY(seen.isGreen({2050, 2050})); // no signal reported the change
    }

    /// However many parts change in a moment, all of them are drawn.
    void manyPartsAreAllDrawn() {
        Seen seen({150, 150}); // a pixel each
        const auto corner = [](int part) { return Cell{part * 3, part * 7 % 50 * 3}; };
        for (int part = 0; part < 50; ++part) {
            const Cell first = corner(part);
            const Cell last{first.row + 1, first.column + 1};
            for (const Cell cell : {first, last, {first.row, last.column}, {last.row, first.column}})
                seen.board().coloured[cell] = Qt::blue;
            emit seen.board().cellsChanged({first, last});
        }
        for (int part = 0; part < 50; ++part)
            TRY_PATIENTLY(seen.isBlue(corner(part)));
    }

    void everythingIsDrawnAnewWhenAllMayDiffer() {
        Seen seen;
        seen.board().coloured[{0, 39}] = Qt::blue;
        emit seen.board().styleChanged();
        TRY_PATIENTLY(seen.isBlue({0, 39}));
        seen.state.setTurned(true);
        TRY_PATIENTLY(seen.isBlue({19, 0}));
        QVERIFY(seen.isGreen({0, 39}));
        seen.state.setTurned(false);
        seen.state.setBoard({40, 40});
        emit seen.board().replaced();
        QCOMPARE(seen.overview.pictureRect(), QRectF(25, 0, 150, 150));
        TRY_PATIENTLY(seen.isBlue({0, 39}));
        QVERIFY(seen.isGreen({39, 0}));
    }

    void viewsComeAndGo() {
        Seen seen;
        {
            GridDesk other({10, 10});
            seen.overview.setView(&other.view);
            QCOMPARE(seen.overview.pictureRect(), QRectF(25, 0, 150, 150));
        }
        QVERIFY(seen.overview.frameRect().isEmpty()); // its view is gone
        QTest::keyClick(&seen.overview, Qt::Key_Left);
        QTest::mouseClick(&seen.overview, Qt::LeftButton, {}, {100, 75});
        seen.overview.setView(&seen.view);
        TRY_PATIENTLY(seen.isGreen({10, 20}));
        seen.overview.setView(nullptr);
        QVERIFY(!seen.isGreen({10, 20}));
    }
};

STONEMASON_TEST(TestGridOverview)
#include "test_grid_overview.moc"
