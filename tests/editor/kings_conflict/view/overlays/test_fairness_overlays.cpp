// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/kings.h"
#include "core/kings_conflict/rules/routes.h"
#include "core/kings_conflict/rules/statistics.h"
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"
#include "tests/support/checks.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QPalette>
#include <QTest>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

std::set<Cell> marked(const SignOverlay& overlay, SignMark mark) {
    std::set<Cell> cells;
    forEachCell(overlay.signs().size(), [&](Cell cell) {
        if (overlay.signs()[cell].mark == mark) cells.insert(cell);
    });
    return cells;
}

std::set<Cell> setOf(const std::vector<Cell>& cells) {
    return {cells.begin(), cells.end()};
}

QImage painted(const GridOverlay& overlay, Size board, double cellSize, bool turned, const CellRange& range) {
    QImage image(int(board.columns * cellSize), int(board.rows * cellSize),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    overlay.paint(painter, {board, cellSize, {0, 0}, turned}, QPalette(Qt::white), range);
    return image;
}

/// Whether anything is drawn within the cell as it lies on the screen.
bool isDrawnOn(const QImage& image, Cell cell, int cellSize) {
    for (int y = cell.row * cellSize; y < (cell.row + 1) * cellSize; ++y)
        for (int x = cell.column * cellSize; x < (cell.column + 1) * cellSize; ++x)
            if (qAlpha(image.pixel(x, y)) > 0) return true;
    return false;
}

QString legendText(const GridOverlay& overlay) {
    QString text;
    for (const LegendEntry& entry : overlay.legend())
        text += entry.text + u'\n';
    return text;
}

Map someMap(Random& random, int round) {
    Map map = randomMap(random, kingsConflict().board, round % 2 ? "PPPPM" : "PPFMSdB");
    map.rules = {{"kingMove", 1 + random.below(2)},
                 {"mercenaryMove", random.below(4)},
                 {"swatNote", random.below(5)},
                 {"trapWarning", random.below(6)}};
    return map;
}

} // namespace

class TestFairnessOverlays : public QObject {
    Q_OBJECT

private slots:
    void regionsAreFilledByWhoComesFirst() {
        Random random(1);
        for (int round = 0; round < 30; ++round) {
            const Map map = someMap(random, round);
            const auto overlay = regionsOverlay(map, kingsConflict());
            std::set<Cell> inRegions;
            int group = 0;
            for (const RegionShare& share : regionShares(map, kingsConflict())) {
                for (Cell cell : share.cells) {
                    const Sign& sign = overlay->signs()[cell];
                    QCOMPARE(sign.group, group);
                    QCOMPARE(sign.fill == SignFill::None, share.unreached() == int(share.cells.size()));
                    QCOMPARE(sign.strong, share.controls[0] || share.controls[1]);
                    inRegions.insert(cell);
                }
                ++group;
            }
            forEachCell(map.size(), [&](Cell cell) {
                if (!inRegions.contains(cell)) QVERIFY(overlay->signs()[cell] == Sign{});
            });
            if (QTest::currentTestFailed()) return;
        }
    }

    void kingReachShowsBothTurns() {
        Random random(2);
        for (int round = 0; round < 30; ++round) {
            const Map map = someMap(random, round);
            const auto overlay = kingReachOverlay(map, kingsConflict());
            const Grid<int> yours = kingTurns(map, kingsConflict(), 0);
            const Grid<int> theirs = kingTurns(map, kingsConflict(), 1);
            forEachCell(map.size(), [&](Cell cell) {
                QCOMPARE(int(overlay->signs()[cell].yours), yours[cell]);
                QCOMPARE(int(overlay->signs()[cell].theirs), theirs[cell]);
            });
            if (QTest::currentTestFailed()) return;
        }
    }

    void firstTurnMarksWhoIsKilledFromWhere() {
        Random random(3);
        int kills = 0;
        for (int round = 0; round < 60; ++round) {
            const Map map = someMap(random, 1);
            const auto overlay = firstTurnOverlay(map, kingsConflict());
            std::set<Cell> killers;
            std::set<Cell> victims;
            for (std::size_t side : {0U, 1U}) {
                const FirstTurn turn = firstTurn(map, kingsConflict(), side);
                const FirstTurn other = firstTurn(map, kingsConflict(), 1 - side);
                killers.insert(turn.killing.begin(), turn.killing.end());
                if (turn.kills()) victims.insert(kingsConflict().kings->starts[1 - side].cell);
                forEachCell(map.size(), [&](Cell cell) {
                    const Sign& sign = overlay->signs()[cell];
                    if (turn.walk[cell] > 0)
                        QCOMPARE(int(side == 0 ? sign.yours : sign.theirs), turn.walk[cell]);
                    if (turn.struck[cell]) QVERIFY(sign.fill != SignFill::None);
                    const bool both = other.walk[cell] == 0;
                    if (turn.walk[cell] == 0 && !both)
                        QCOMPARE(sign.fill, side == 0 ? SignFill::You : SignFill::Opponent);
                });
                if (QTest::currentTestFailed()) return;
            }
            QVERIFY(marked(*overlay, SignMark::Gate) == killers);
            QVERIFY(marked(*overlay, SignMark::Danger) == victims);
            QCOMPARE(legendText(*overlay).contains(QLatin1String("dies")), !victims.empty());
            kills += !victims.empty();
        }
        QVERIFY(kills > 3 && kills < 57);
    }

    void kingTrapMarksTheWaysOut() {
        Random random(4);
        for (int round = 0; round < 40; ++round) {
            const Map map = someMap(random, round);
            const auto overlay = kingTrapOverlay(map, kingsConflict());
            std::set<Cell> ways;
            std::set<Cell> trapped;
            for (const Start& start : kingsConflict().kings->starts) {
                const auto out = waysOut(map, kingsConflict(), start.cell);
                ways.insert(out.begin(), out.end());
                if (int(out.size()) <= numbersOf(map, kingsConflict()).trapWarning)
                    trapped.insert(start.cell);
            }
            QVERIFY(marked(*overlay, SignMark::Gate) == ways);
            QVERIFY(marked(*overlay, SignMark::Danger) == trapped);
        }
    }

    void swatRangeMarksTheMountains() {
        Random random(5);
        for (int round = 0; round < 40; ++round) {
            const Map map = someMap(random, round);
            const auto overlay = swatRangeOverlay(map, kingsConflict());
            std::set<Cell> mountains;
            for (const Start& start : kingsConflict().kings->starts)
                for (const SwatTile& tile : swatTiles(map, kingsConflict(), start.cell))
                    mountains.insert(tile.cell);
            QVERIFY(marked(*overlay, SignMark::Danger) == mountains);
        }
    }

    void routesMarkCutTilesElseTheNarrows() {
        Random random(6);
        int cuts = 0;
        for (int round = 0; round < 60; ++round) {
            const Map map = someMap(random, round);
            const auto overlay = routesOverlay(map, kingsConflict());
            const Routes routes = findRoutes(map, kingsConflict());
            const MinVertexCut minCut = findMinVertexCut(map, kingsConflict());
            QVERIFY(marked(*overlay, SignMark::Danger) == setOf(routes.articulationCells));
            QVERIFY(marked(*overlay, SignMark::Gate) ==
                    (routes.articulationCells.empty() ? setOf(minCut.cells) : std::set<Cell>()));
            forEachCell(map.size(), [&](Cell cell) {
                QCOMPARE(overlay->signs()[cell].fill == SignFill::None, routes.detour[cell] == unreachable);
                QCOMPARE(overlay->signs()[cell].strong, routes.detour[cell] == 0);
            });
            if (QTest::currentTestFailed()) return;
            cuts += !routes.articulationCells.empty();
        }
        QVERIFY(cuts > 3);
    }

    void legendsNameTheAssumedNumbers_data() {
        QTest::addColumn<int>("view");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("sentence");
        const auto row = [](FairnessView view, const char* number, const char* sentence) {
            QTest::addRow("%s by %s", qPrintable(fairnessId(view)), number)
                << int(view) << QString::fromLatin1(number) << QString::fromUtf8(sentence);
        };
        row(FairnessView::Regions, "kingMove", "A king moves 7 a turn");
        row(FairnessView::KingReach, "kingMove", "A king moves 7 a turn");
        row(FairnessView::FirstTurn, "mercenaryMove", "It walks 7, strikes over 1");
        row(FairnessView::FirstTurn, "mercenaryStrike", "It walks 2, strikes over 7");
        row(FairnessView::KingTrap, "trapWarning", "1 or fewer are an error, 7 or fewer a warning");
        row(FairnessView::KingTrap, "trapError", "7 or fewer are an error, 2 or fewer a warning");
        row(FairnessView::SwatRange, "swatNote", "Within 1 a warning, within 7 a note");
        row(FairnessView::SwatRange, "swatWarning", "Within 7 a warning, within 2 a note");
    }

    /// The number, that it is assumed, and where to change it; a changed number is marked as the map's own.
    void legendsNameTheAssumedNumbers() {
        QFETCH(int, view);
        QFETCH(QString, number);
        QFETCH(QString, sentence);
        Map map = board();
        const QString before = legendText(*fairnessOverlay(FairnessView(view), map, kingsConflict()));
        QVERIFY2(before.contains(QStringLiteral(" – assumed")), qPrintable(before));
        map.rules = {{number.toStdString(), 7}};
        const QString after = legendText(*fairnessOverlay(FairnessView(view), map, kingsConflict()));
        QVERIFY2(after.contains(sentence + QStringLiteral(" – this map's own")), qPrintable(after));
        QVERIFY(!after.contains(QLatin1String("assumed")));
    }

    void drawsOnCellsWithSignsAlone() {
        const Map map = publishedTerrain("the-crossing");
        constexpr int cellSize = 24;
        for (FairnessView view : allFairnessViews()) {
            const auto overlay = fairnessOverlay(view, map, kingsConflict());
            QCOMPARE(overlay == nullptr, view == FairnessView::None);
            if (!overlay) continue;
            QCOMPARE(overlay->name(), fairnessName(view));
            for (bool turned : {false, true}) {
                const QImage image = painted(*overlay, map.size(), cellSize, turned, wholeOf(map.size()));
                int bare = 0;
                forEachCell(map.size(), [&](Cell cell) {
                    const Cell onScreen = turned ? Cell{10 - cell.row, 10 - cell.column} : cell;
                    if (overlay->signs()[cell].fill != SignFill::None)
                        QVERIFY(isDrawnOn(image, onScreen, cellSize));
                    bare += !isDrawnOn(image, onScreen, cellSize);
                });
                if (QTest::currentTestFailed()) return;
                if (view == FairnessView::KingTrap || view == FairnessView::SwatRange) QVERIFY(bare > 80);
            }
        }
    }

    /// A part drawn by itself is what it is in the whole: strokes repaint parts.
    void partsLookAsInTheWhole() {
        const Map map = publishedTerrain("mountain-passes");
        for (double cellSize : {5.0, 16.0, 40.0}) {
            const auto overlay = kingReachOverlay(map, kingsConflict());
            const QImage whole = painted(*overlay, map.size(), cellSize, false, wholeOf(map.size()));
            const QImage part = painted(*overlay, map.size(), cellSize, false, {{3, 4}, {3, 4}});
            const QRect inner(int(4 * cellSize) + 1, int(3 * cellSize) + 1, int(cellSize) - 2,
                              int(cellSize) - 2);
            QVERIFY(whole.copy(inner) == part.copy(inner));
        }
    }

    void describesWhatItShows() {
        const Map map = publishedTerrain("the-crossing");
        const auto message = [&](FairnessView view, Cell cell) {
            return fairnessOverlay(view, map, kingsConflict())->describe(cell);
        };
        QCOMPARE(message(FairnessView::Routes, {5, 5}), QStringLiteral("every route crosses this tile"));
        QCOMPARE(message(FairnessView::KingReach, {10, 0}),
                 QStringLiteral("your king: turn 0; the opponent's: never"));
        QVERIFY(message(FairnessView::Regions, {10, 0}).startsWith(QLatin1String("region of ")));
        QVERIFY(message(FairnessView::FirstTurn, {9, 1}).startsWith(QLatin1String("yours: ")));
        QCOMPARE(message(FairnessView::KingTrap, {5, 5}), QString());
        for (FairnessView view : allFairnessViews())
            if (view != FairnessView::None) QCOMPARE(message(view, {11, 0}), QString());
    }

    void otherSizesSayWhyThereIsNothing() {
        const Map map = mapOf("PPM SMP");
        for (FairnessView view : allFairnessViews()) {
            const auto overlay = fairnessOverlay(view, map, kingsConflict());
            if (!overlay) continue;
            QVERIFY(legendText(*overlay).contains(QStringLiteral("11 × 11")));
            painted(*overlay, map.size(), 30, true, wholeOf({11, 11}));
            if (view != FairnessView::Regions) QCOMPARE(overlay->describe({0, 0}), QString());
        }
    }

    /// You and the opponent differ in lightness and hatching, not by hue alone.
    void sidesDifferInGrey() {
        QImage samples[2];
        int at = 0;
        for (SignFill fill : {SignFill::You, SignFill::Opponent})
            samples[at++] = signSample({.fill = fill}).convertToFormat(QImage::Format_Grayscale8);
        QVERIFY(samples[0] != samples[1]);
        QVERIFY(samples[0].mirrored(true, false) != samples[0]); // its lines lean one way
    }
};

STONEMASON_TEST(TestFairnessOverlays)
#include "test_fairness_overlays.moc"
