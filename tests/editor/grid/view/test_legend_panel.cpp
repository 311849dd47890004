// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/legend_panel.h"
#include "tests/editor/grid/grid_desk.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

using namespace stonemason;

namespace {

/// An overlay with these lines.
struct Telling : test::RedCell {
    std::vector<LegendEntry> lines;

    explicit Telling(std::vector<LegendEntry> entries) : RedCell({8, 12}, {}), lines(std::move(entries)) {}
    std::vector<LegendEntry> legend() const override { return lines; }
};

LegendEntry line(const QString& text, std::optional<LegendLink> link = {}) {
    return {{}, text, std::move(link)};
}

} // namespace

class TestLegendPanel : public QObject {
    Q_OBJECT

private slots:
    void describesTheLinesOfAllOverlays() {
        QWidget board;
        LegendPanel panel(&board);
        QVERIFY(panel.isEmpty() && panel.isHidden());
        const Telling first({line(QStringLiteral("one")), line(QStringLiteral("two"))});
        const Telling silent({});
        const Telling last({line(QStringLiteral("three"))});
        panel.setOverlays({&first, &silent, &last});
        QVERIFY(!panel.isHidden());
        QStringList texts;
        for (const QLabel* label : panel.findChildren<QLabel*>())
            texts += label->text();
        QCOMPARE(texts.join(u','), QStringLiteral("Red,one,two,Red,three"));
        panel.setOverlays({&silent});
        QVERIFY(panel.isEmpty() && panel.isHidden());
    }

    /// A folded legend lists its overlays, as far as there is room; the tool tip has the full text.
    void aFoldedLegendNamesItsOverlays() {
        QWidget board;
        LegendPanel panel(&board);
        const Telling first({line(QStringLiteral("one"))});
        const Telling last({line(QStringLiteral("two"))});
        panel.setOverlays({&first, &last});
        QCOMPARE(panel.foldButton()->text(), QStringLiteral("Legend"));
        panel.setFoldedRoom(panel.foldedSize().width());
        panel.setFolded(true);
        QCOMPARE(panel.foldButton()->text(), QStringLiteral("Red, Red"));
        QCOMPARE(panel.foldButton()->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        QCOMPARE(panel.size(), panel.foldedSize());
        const int whole = panel.width();
        for (int room = whole - 1; room > 0; --room) {
            panel.setFoldedRoom(room);
            const bool named = panel.foldButton()->toolButtonStyle() != Qt::ToolButtonIconOnly;
            QCOMPARE(panel.foldButton()->text().isEmpty(), !named);
            QVERIFY(!named || panel.width() <= room);
            QCOMPARE(panel.foldButton()->accessibleName(), QStringLiteral("Legend: Red, Red"));
            QVERIFY(panel.foldButton()->toolTip().contains(QStringLiteral("Red, Red")));
        }
        QVERIFY(panel.width() < whole / 2);
        panel.setFolded(false);
        QCOMPARE(panel.foldButton()->text(), QStringLiteral("Legend"));
        QCOMPARE(panel.foldButton()->accessibleName(), QStringLiteral("Legend"));
    }

    /// Wherever the board lies, the folded legend hides no more than halves of two cells.
    void aFoldedLegendLeavesTheBoardToBeSeen() {
        test::GridDesk desk({8, 12});
        const auto shown = std::make_shared<Telling>(std::vector{line(QStringLiteral("one"))});
        desk.state.setLegendFolded(true);
        desk.state.setOverlay({"shown", 0}, shown);
        LegendPanel& legend = *desk.view.legend();
        QVERIFY(legend.isVisible() && legend.isFolded());
        for (const QSize size : {QSize(900, 400), QSize(400, 900), QSize(700, 500), QSize(300, 220)}) {
            desk.view.resize(size);
            QCoreApplication::processEvents();
            const QRectF hidden = desk.view.geometryOfCells().gridRect() & QRectF(legend.geometry());
            const double cell = desk.view.geometryOfCells().cellSize;
            const bool isIcon = legend.foldButton()->text().isEmpty();
            QVERIFY(isIcon || hidden.isEmpty() ||
                    (hidden.width() <= 2 * cell + 1 && hidden.height() <= cell / 2 + 1));
        }
        desk.view.resize(900, 400); // room beside the board
        QTRY_COMPARE(legend.foldButton()->text(), QStringLiteral("Red"));
    }

    /// Where the board has a hole in that corner, the legend is open.
    void aHoleIsRoom() {
        test::GridDesk desk({8, 12});
        desk.view.resize(1420, 960); // cells wider than the legend
        const auto shown = std::make_shared<Telling>(std::vector{line(QStringLiteral("one"))});
        desk.state.setOverlay({"shown", 0}, shown);
        const LegendPanel& legend = *desk.view.legend();
        QVERIFY(legend.isVisible() && legend.isFolded());
        desk.board().hole = {7, 11};
        desk.view.resize(1430, 970);
        QTRY_VERIFY(!legend.isFolded());
    }

    void theFirstLinkHasAButton() {
        QWidget board;
        LegendPanel panel(&board);
        QSignalSpy followed(&panel, &LegendPanel::linkFollowed);
        const Telling none({line(QStringLiteral("one"))});
        panel.setOverlays({&none});
        QVERIFY(!panel.linkButton());
        const Telling linked(
            {line(QStringLiteral("one")),
             line(QStringLiteral("two"), LegendLink{7, QStringLiteral("Change"), QStringLiteral("Why")}),
             line(QStringLiteral("three"), LegendLink{8, {}, {}})});
        panel.setOverlays({&none, &linked});
        QVERIFY(panel.linkButton());
        QCOMPARE(panel.linkButton()->text(), QStringLiteral("Change"));
        QCOMPARE(panel.linkButton()->toolTip(), QStringLiteral("Why"));
        panel.linkButton()->click();
        QCOMPARE(followed.count(), 1);
        QCOMPARE(followed[0][0].toInt(), 7);
        panel.setOverlays({&none});
        QVERIFY(!panel.linkButton());
    }
};

STONEMASON_TEST(TestLegendPanel)
#include "test_legend_panel.moc"
