// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/panels/grid_overview.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::MapWindow;

namespace {

/// A window showing a part of a map: zoomed in, scrolled to its top left.
struct Zoomed : MapWindow {
    Zoomed() {
        window.show();
        if (!QTest::qWaitForWindowExposed(&window)) qFatal("not exposed");
        canvas->zoomNormal();
        for (int i = 0; i < 6; ++i)
            canvas->zoomIn();
        canvas->centreOn({0, 0});
        pane = window.findChild<GridOverview*>();
    }
    GridOverview* pane = nullptr;
};

} // namespace

class TestOverviewDock : public QObject {
    Q_OBJECT

private slots:
    void frameIsWhatTheCanvasShows() {
        Zoomed window;
        const QRectF picture = window.pane->pictureRect();
        const QRectF visible = window.canvas->visibleCells();
        QVERIFY(visible.width() < 11 && visible.height() < 11);
        const double scale = picture.width() / 11;
        const QRectF frame = window.pane->frameRect();
        QVERIFY(qAbs(frame.width() - visible.width() * scale) < 0.01);
        QVERIFY(qAbs(frame.left() - picture.left() - visible.left() * scale) < 0.01);
    }

    void noFrameWhenAllIsSeen() {
        Zoomed window;
        QVERIFY(!window.pane->frameRect().isEmpty());
        window.canvas->zoomFit();
        QVERIFY(window.pane->frameRect().isEmpty());
    }

    void clickAndDragMoveTheCanvas() {
        Zoomed window;
        const QRectF picture = window.pane->pictureRect();
        QTest::mousePress(window.pane, Qt::LeftButton, {}, picture.center().toPoint());
        const QPointF middle = window.canvas->visibleCells().center();
        QVERIFY(qAbs(middle.x() - 5.5) < 0.3 && qAbs(middle.y() - 5.5) < 0.3);
        QTest::mouseMove(window.pane, picture.bottomRight().toPoint() - QPoint(2, 2));
        QTest::mouseRelease(window.pane, Qt::LeftButton, {}, picture.bottomRight().toPoint() - QPoint(2, 2));
        QVERIFY(window.canvas->visibleCells().right() > 10.5);
    }

    void arrowsMoveTheCanvas() {
        Zoomed window;
        const double before = window.canvas->visibleCells().left();
        QTest::keyClick(window.pane, Qt::Key_Right);
        QVERIFY(window.canvas->visibleCells().left() > before);
    }

    void picturesFollowTheMap() {
        Zoomed window;
        const auto centre = [&] {
            return window.pane->grab().toImage().pixelColor(window.pane->pictureRect().center().toPoint());
        };
        window.canvas->zoomFit();
        QCoreApplication::processEvents();
        const QColor before = centre();
        std::vector<CellChange> changes;
        forEachCell(window.document.map().size(), [&](Cell cell) {
            changes.push_back({terrainLayer, cell, window.document.map().terrain()[cell], 'L'});
        });
        window.document.apply(QStringLiteral("Lava"), {changes, {}});
        QTRY_VERIFY(centre() != before);
    }
};

STONEMASON_TEST(TestOverviewDock)
#include "test_overview_dock.moc"
