// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/view/overlays/insight_overlay.h"
#include "tests/editor/wastes/board_window.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QPainter>
#include <QTest>

#include <algorithm>

namespace stonemason::wastes {

using test::boardOf;
using test::BoardWindow;

namespace {

std::shared_ptr<const InsightOverlay> overlayOf(Insight insight, const Board& board,
                                                std::optional<Cell> chosen = {}) {
    return std::static_pointer_cast<const InsightOverlay>(
        insightOverlay(insight, board, test::theWastes(), chosen));
}

QString numbers(const InsightOverlay& overlay) {
    QString text;
    for (int row = 0; row < overlay.board().rows; ++row) {
        for (int column = 0; column < overlay.board().columns; ++column) {
            const QString number = overlay.sign({row, column}).number;
            text += number.isEmpty() ? QStringLiteral(".") : number;
        }
        text += u'/';
    }
    return text;
}

} // namespace

class TestInsights : public QObject {
    Q_OBJECT

private slots:
    void reachCountsTurns() {
        const Board board = boardOf(".....R/~~..../B.....", "b4 0,0 r5 2,5");
        QCOMPARE(numbers(*overlayOf(Insight::Reach, board, Cell{0, 0})),
                 QStringLiteral(".123../..3.../....../"));
        QCOMPARE(overlayOf(Insight::Reach, board, Cell{0, 0})->describe({0, 2}),
                 QStringLiteral("2 turn(s) away"));
        QCOMPARE(numbers(*overlayOf(Insight::Reach, board, Cell{1, 2})),
                 QStringLiteral("....../....../....../"));
        QCOMPARE(overlayOf(Insight::Reach, board)->legend().size(), std::size_t(1)); // what to do
    }

    void controlThreatsJumpsAndRacesAreShown() {
        const Board board = boardOf("B~.R", "b6j 0,2 r5 0,0");
        const auto control = overlayOf(Insight::Control, boardOf("B...R", "b4 0,1 r5 0,3"));
        QCOMPARE(control->sign({0, 2}).wash, Wash::Both);
        QCOMPARE(control->sign({0, 0}).wash, Wash::Blue);
        QCOMPARE(control->sign({0, 4}).wash, Wash::Red);
        const auto threats = overlayOf(Insight::Threats, boardOf("B..R", "b4 0,1 r5 0,2"));
        QVERIFY(threats->sign({0, 1}).isWarned);
        QVERIFY(!threats->sign({0, 2}).isWarned);
        const auto jumps = overlayOf(Insight::Jumps, boardOf(".~.R/...B"));
        QCOMPARE(jumps->arrows().size(), std::size_t(1));
        QVERIFY(jumps->arrows().front().isBothWays);
        const auto races = overlayOf(Insight::Races, boardOf("B..R", "b4 0,1 r5 0,2"));
        QCOMPARE(races->arrows().size(), std::size_t(2));
    }

    /// On a symmetric board both race over the same tiles: neither hides the other.
    void racesOverTheSameTilesAreBothSeen() {
        const auto races = overlayOf(Insight::Races, boardOf("B.....R", "r4 0,1 b4 0,5"));
        QCOMPARE(races->arrows().size(), std::size_t(10));
        constexpr double cell = 40;
        QImage image(7 * 40, 40, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        races->paint(painter, {races->board(), cell, {}, false}, {}, wholeOf(races->board()));
        painter.end();
        for (const int middle : {2, 3, 4}) { // between two tiles that both ways lead over
            bool blue = false;
            bool red = false;
            for (int y = 0; y < image.height(); ++y) {
                const QColor colour = image.pixelColor(middle * int(cell), y);
                if (colour.alpha() < 255) continue;
                blue = blue || colour.blue() > colour.red() + 60;
                red = red || colour.red() > colour.blue() + 60;
            }
            QVERIFY(blue && red);
        }
    }

    void distinguishesChangedJumps() {
        Board board = boardOf(".~.R/...B");
        board.jumps = {.extra = {{{1, 0}, {0, 2}}, {{0, 1}, {1, 2}}},
                       .forbidden = {{{0, 0}, {0, 2}}, {{1, 0}, {1, 3}}}};
        const auto overlay = overlayOf(Insight::Jumps, board);
        // What would be no jump anyway is not forbidden; one that was added is seen on sludge, too.
        QCOMPARE(overlay->arrows().size(), std::size_t(4));
        QCOMPARE(std::ranges::count(overlay->arrows(), true, &CellArrow::isForbidden), 1);
        QCOMPARE(std::ranges::count(overlay->arrows(), Wash::Both, &CellArrow::colour), 2);
        QCOMPARE(overlay->legend().size(), std::size_t(3));
        QVERIFY(overlay->describe({0, 0}).contains(QStringLiteral("forbidden")));
        QVERIFY(overlay->describe({1, 0}).contains(QStringLiteral("added")));
    }

    void aBoardThatCannotBePlayedSaysSo() {
        for (const Insight insight : {Insight::Reach, Insight::Control, Insight::Threats, Insight::Races}) {
            const auto overlay = overlayOf(insight, boardOf("B.R"));
            QVERIFY(overlay);
            QCOMPARE(overlay->legend().size(), std::size_t(1));
        }
        QVERIFY(!overlayOf(Insight::None, boardOf("B.R")));
    }

    /// Each choice of the menu shows something else, and every size of cells is drawn.
    void eachChoiceIsSeen() {
        BoardWindow window(boardOf("R.~..B/......", "b4 0,4 r4 1,4 b6j 0,1"));
        window.document.view().setSelection({{0, 4}});
        QSet<QByteArray> pictures;
        for (const InsightInfo& info : allInsights()) {
            window.action(info.id)->trigger();
            QCOMPARE(window.document.view().insight(), info.insight);
            QVERIFY(window.action(info.id)->isChecked());
            const GridOverlay* overlay = window.document.view().overlay(insightPlace);
            QCOMPARE(overlay != nullptr, info.insight != Insight::None);
            QImage image(6 * 24, 2 * 24, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            if (overlay) {
                QVERIFY(!overlay->legend().empty());
                QPainter painter(&image);
                overlay->paint(painter, {overlay->board(), 24, {}, false}, {}, wholeOf(overlay->board()));
                for (const double cell : {2.0, 7.5, 60.0})
                    overlay->paint(painter, {overlay->board(), cell, {}, true}, {},
                                   wholeOf(overlay->board()));
            }
            pictures.insert(
                QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
        QCOMPARE(pictures.size(), qsizetype(allInsights().size()));
    }

    /// A stroke is followed, and a board of another size gets an overlay of its own.
    void itFollowsTheBoard() {
        BoardWindow window(boardOf("B..R", "b4 0,1 r4 0,2"));
        window.action(QStringLiteral("show-threats"))->trigger();
        const auto shown = [&] {
            return static_cast<const InsightOverlay*>(window.document.view().overlay(insightPlace));
        };
        QVERIFY(shown()->sign({0, 1}).isWarned);
        window.document.paint(QStringLiteral("x"), {.tiles = {{{0, 1}, Tile::High}}, .pieces = {}});
        QVERIFY(!shown()->sign({0, 1}).isWarned); // 4 against 5
        window.document.change(QStringLiteral("x"),
                               [](Board& board) { board = boardOf("B.../...R", "b4 0,1 r5 1,2"); });
        QCOMPARE(shown()->board(), (Size{2, 4}));
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestInsights)
#include "test_insights.moc"
