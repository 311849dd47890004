// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/legend_panel.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/view/art/map_renderer.h"
#include "editor/kings_conflict/view/canvas/map_canvas.h"
#include "tests/editor/kings_conflict/desk.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace stonemason;
using namespace stonemason::kings_conflict;

namespace {

struct Named : GridOverlay {
    QString title;
    QStringList lines;
    bool stands = false;
    std::optional<LegendLink> link;

    Named(QString name, QStringList entries) : title(std::move(name)), lines(std::move(entries)) {}
    Size board() const override { return newMap(test::kingsConflict()).size(); }
    void paint(QPainter&, const GridGeometry&, const QPalette&, const CellRange&) const override {}
    void paintPointed(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                      Cell cell) const override {
        painter.fillRect(geometry.rectOf(cell), Qt::red);
    }
    bool showsContents() const override { return stands; }
    QString describe(Cell) const override { return {}; }
    std::vector<LegendEntry> legend() const override {
        std::vector<LegendEntry> entries;
        for (const QString& line : lines)
            entries.push_back({QImage(), line, link});
        return entries;
    }
    QString name() const override { return title; }
};

struct LegendScreen : test::Desk {
    explicit LegendScreen(QSize size) {
        canvas.resize(size);
        canvas.show();
    }
    void show(OverlayPlace slot, const QString& name, const QStringList& lines) {
        document.view().setOverlay(slot, std::make_shared<Named>(name, lines));
    }
    LegendPanel& legend() { return *canvas.legend(); }
    QRectF board() const { return canvas.geometryOfCells().gridRect(); }
    QStringList texts() const {
        QStringList texts;
        for (const QLabel* label : canvas.legend()->findChildren<QLabel*>())
            if (label->isVisible()) texts += label->text();
        return texts;
    }

    MapRenderer renderer{test::kingsConflict()};
    MapCanvas canvas{document, renderer, state};
};

} // namespace

class TestLegend : public QObject {
    Q_OBJECT

private slots:
    void isThereOnlyWhileAnOverlayHasSomethingToSay() {
        LegendScreen screen({1100, 600});
        QVERIFY(screen.legend().isHidden());
        screen.show(rulesPlace, QStringLiteral("Silent"), {});
        QVERIFY(screen.legend().isHidden());
        screen.show(flowPlace, QStringLiteral("Flow"), {QStringLiteral("goes"), QStringLiteral("stays")});
        QVERIFY(screen.legend().isVisible());
        QCOMPARE(screen.texts(),
                 QStringList({QStringLiteral("Flow"), QStringLiteral("goes"), QStringLiteral("stays")}));
        screen.show(marchPlace, QStringLiteral("March"), {QStringLiteral("trail")});
        QVERIFY(screen.texts().contains(QStringLiteral("March")));
        screen.document.view().setOverlay(flowPlace, nullptr);
        QVERIFY(!screen.texts().contains(QStringLiteral("Flow")));
        screen.document.view().setOverlay(marchPlace, nullptr);
        QVERIFY(screen.legend().isHidden());
    }

    void sameLegendIsNotBuiltAgain() {
        LegendScreen screen({900, 600});
        screen.show(flowPlace, QStringLiteral("Flow"), {QStringLiteral("goes")});
        const QPointer<QLabel> label = screen.legend().findChild<QLabel*>();
        screen.show(flowPlace, QStringLiteral("Flow"), {QStringLiteral("goes")});
        QVERIFY(label);
        screen.show(flowPlace, QStringLiteral("Flow"), {QStringLiteral("stays")});
        QVERIFY(!label);
    }

    void boardNeitherMovesNorShrinks_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("fits");
        for (const QSize size : {QSize(900, 600), QSize(1200, 500), QSize(720, 600), QSize(640, 600),
                                 QSize(320, 600), QSize(700, 1000)})
            for (const bool fits : {true, false})
                QTest::addRow("%dx%d %d", size.width(), size.height(), int(fits)) << size << fits;
    }

    void boardNeitherMovesNorShrinks() {
        QFETCH(QSize, size);
        QFETCH(bool, fits);
        LegendScreen screen(size);
        if (!fits) {
            screen.canvas.zoomNormal();
            screen.canvas.centreOn({4, 7});
        }
        QCoreApplication::processEvents(); // scroll bars may come
        const QRectF board = screen.board();
        const auto isSame = [&] {
            QCoreApplication::processEvents();
            return screen.board() == board;
        };
        screen.show(flowPlace, QStringLiteral("Flow"), {QStringLiteral("goes"), QStringLiteral("stays")});
        QVERIFY(isSame());
        QVERIFY(screen.legend().isFolded() || !screen.legend().geometry().intersects(board.toAlignedRect()));
        QVERIFY(screen.canvas.viewport()->rect().contains(screen.legend().geometry()));
        for (int i = 0; i < 3; ++i) {
            const bool folded = screen.legend().isFolded();
            QTest::mouseClick(screen.legend().foldButton(), Qt::LeftButton);
            QCOMPARE(screen.legend().isFolded(), !folded);
            QVERIFY(isSame());
        }
        screen.document.view().setOverlay(flowPlace, nullptr);
        QVERIFY(isSame());
    }

    void foldsWhereItWouldLieOverTheBoard() {
        LegendScreen screen({640, 600});
        screen.show(flowPlace, QStringLiteral("Flow"), {QStringLiteral("goes")});
        QVERIFY(screen.legend().isFolded());
        screen.canvas.resize(1100, 600);
        QTRY_VERIFY(!screen.legend().isFolded());
        for (int i = 0; i < 3; ++i)
            screen.canvas.zoomIn();
        QVERIFY(screen.legend().isFolded());
        QTest::mouseClick(screen.legend().foldButton(), Qt::LeftButton); // asked for, it opens all the same
        QVERIFY(!screen.legend().isFolded());
        QVERIFY(screen.texts().contains(QStringLiteral("goes")));
        screen.canvas.zoomIn();
        QVERIFY(!screen.legend().isFolded());
    }

    void foldsToAButton() {
        LegendScreen screen({1100, 600});
        screen.show(flowPlace, QStringLiteral("Flow"), {QStringLiteral("goes")});
        const int height = screen.legend().height();
        QTest::keyClick(screen.legend().foldButton(), Qt::Key_Space);
        QCOMPARE(screen.document.view().legendFolded(), std::optional(true));
        QCOMPARE(screen.texts(), QStringList());
        QVERIFY(screen.legend().height() < height);
        screen.show(flowPlace, QStringLiteral("Flow"), {QStringLiteral("stays")});
        QCOMPARE(screen.texts(), QStringList());
        QTest::mouseClick(screen.legend().foldButton(), Qt::LeftButton);
        QVERIFY(screen.texts().contains(QStringLiteral("stays")));
    }

    void assumedNumbersLeadToTheRules() {
        LegendScreen screen({1100, 600});
        screen.show(flowPlace, QStringLiteral("Flow"), {QStringLiteral("goes")});
        QVERIFY(!screen.legend().linkButton());
        auto reach =
            std::make_shared<Named>(QStringLiteral("Reach"), QStringList{QStringLiteral("1 a turn")});
        reach->link = LegendLink{4, QStringLiteral("Rules"), QStringLiteral("Change it")};
        screen.document.view().setOverlay(rulesPlace, reach);
        QVERIFY(screen.legend().linkButton());
        const QSignalSpy asked(&screen.document.view(), &MapViewState::rulesRequested);
        QTest::mouseClick(screen.legend().linkButton(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().toInt(), 4);
        screen.document.view().setOverlay(rulesPlace, nullptr);
        QVERIFY(!screen.legend().linkButton());
    }

    void pointedCellIsDrawnByTheOverlays() {
        LegendScreen screen({900, 600});
        screen.document.view().setHovered(Cell{4, 4});
        const auto colourOf = [&](Cell cell) {
            const QPointF middle = screen.canvas.geometryOfCells().rectOf(cell).center();
            return screen.canvas.viewport()->grab().toImage().pixelColor(middle.toPoint());
        };
        const QColor pointed = colourOf({4, 4});
        const QColor other = colourOf({4, 5});
        screen.show(flowPlace, QStringLiteral("Flow"), {});
        QVERIFY(colourOf({4, 4}).green() < pointed.green() - 30);
        QCOMPARE(colourOf({4, 5}), other);
    }

    void overlayThatStandsForHintsHidesThem() {
        LegendScreen screen({900, 600});
        screen.document.view().setCurrentLayer(1);
        const Code before = screen.document.map().layer(1)[{4, 4}];
        screen.document.apply(QStringLiteral("Hint"), {{{1, {4, 4}, before, before == '5' ? '6' : '5'}}, {}});
        const QRect cell = screen.canvas.geometryOfCells().rectOf(Cell{4, 4}).toRect();
        const QImage heat = screen.canvas.viewport()->grab(cell).toImage();
        auto overlay = std::make_shared<Named>(QStringLiteral("Difference"), QStringList());
        screen.document.view().setOverlay(flowPlace, overlay);
        QCOMPARE(screen.canvas.viewport()->grab(cell).toImage(), heat);
        overlay = std::make_shared<Named>(QStringLiteral("Difference"), QStringList());
        overlay->stands = true;
        screen.document.view().setOverlay(flowPlace, overlay);
        const QImage bare = screen.canvas.viewport()->grab(cell).toImage();
        QVERIFY(bare != heat);
        screen.document.view().setOverlay(flowPlace, nullptr);
        screen.document.view().setVisible(1, false);
        QCOMPARE(screen.canvas.viewport()->grab(cell).toImage(), bare);
    }
};

STONEMASON_TEST(TestLegend)
#include "test_legend.moc"
