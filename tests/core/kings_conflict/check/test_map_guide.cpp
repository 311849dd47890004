// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/hint_field.h"
#include "core/kings_conflict/hint/march.h"
#include "core/kings_conflict/hint/shape.h"
#include "core/kings_conflict/hint/stops.h"
#include "core/kings_conflict/hint/suggest.h"
#include "core/kings_conflict/map/symmetry.h"
#include "core/kings_conflict/rules/routes.h"
#include "tests/support/files.h"
#include "tests/support/hints.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <string>
#include <vector>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

const std::array publishedMaps{"the-crossing", "mountain-passes"};

/// The problems of a published map that are about hint grids.
std::vector<Problem> hintProblems(const std::string& name) {
    std::vector<Problem> problems = runChecks(publishedWithHints(name), kingsConflict()).problems;
    std::erase_if(problems, [](const Problem& problem) { return !problem.check.starts_with("hint-"); });
    return problems;
}

/// A page of the guide in one line, so that a sentence is found however its lines are broken.
QString page(const char* name) {
    return QString::fromStdString(resourceData(std::string("help/") + name)).simplified();
}

} // namespace

/// The facts that the guide's pages on maps state about the published maps, the rules and the numbers
/// assumed. Each sentence stands above its test; where it contains numbers, it is looked up on its page.
class TestMapGuide : public QObject {
    Q_OBJECT

private slots:
    // trying-hints.md

    /// "The Crossing gets one note (its safe grid is highest on mountains that support units cannot enter)."
    void theCrossingGetsOneNote() {
        QVERIFY(page("trying-hints.md").contains(QLatin1String("The Crossing gets one note (its safe grid")));
        const auto problems = hintProblems("the-crossing");
        QCOMPARE(int(problems.size()), 1);
        QVERIFY(problems[0].severity == Severity::Note);
        QCOMPARE(problems[0].message.id, "hint-stranded/closed");
        QCOMPARE(problems[0].layer, kingsConflict().layer("safe"));
        const Map map = publishedWithHints("the-crossing");
        for (Cell cell : problems[0].cells)
            QCOMPARE(map.terrain()[cell], 'M');
    }

    /// "Mountain Passes gets a warning: its safe grid holds units on the 6s beside the computer's king, since
    /// the next 7 is four steps away"
    void mountainPassesHoldsUnitsBesideTheKing() {
        QVERIFY(page("trying-hints.md").contains(QLatin1String("since the next 7 is four steps away")));
        const auto problems = hintProblems("mountain-passes");
        QCOMPARE(int(problems.size()), 2);
        QVERIFY(problems[0].severity == Severity::Warning);
        QCOMPARE(problems[0].message.id, "hint-peak/sticks");
        const HintField field =
            *hintField(publishedWithHints("mountain-passes"), kingsConflict(), *problems[0].layer);
        QCOMPARE(kingsConflict().layer("safe"), *problems[0].layer);
        int nearest = std::numeric_limits<int>::max();
        for (Cell cell : problems[0].cells) {
            QCOMPARE(field.value[cell], 6);
            QCOMPARE(chebyshev(cell, Cell{0, 10}), 1);
            for (const Stop& stop : stopsOf(field, flowOf(field)))
                if (stop.cell == cell) nearest = std::min(nearest, stop.steps);
        }
        QCOMPARE(nearest, 4);
    }

    /// "and a note: a stonemason that appears at row 0, column 8 may be led west, onto the 5 at row 4, column
    /// 1, and not to the 9s in the east."
    void mountainPassesMayLeadAStonemasonWest() {
        QVERIFY(
            page("trying-hints.md")
                .contains(QLatin1String("appears at row 0, column 8 may be led west, onto the 5 at row 4, "
                                        "column 1, and not to the 9s in the east")));
        const Problem note = hintProblems("mountain-passes").back();
        QVERIFY(note.severity == Severity::Note);
        QCOMPARE(note.message.id, "hint-peak/may-stick");
        QCOMPARE(*note.layer, kingsConflict().layer("mountain"));
        QVERIFY(note.message.arguments[1] == Argument(1));
        QVERIFY(note.message.arguments[2] == Argument(Cell{0, 8}));
        QVERIFY(note.message.arguments[3] == Argument(std::vector<Cell>{{4, 1}}));
        QVERIFY(note.message.arguments[4] == Argument(5));
        QCOMPARE(note.cells, (std::vector<Cell>{{4, 1}}));
        // A march on the other choice ends in the east.
        const auto board = marchBoard(publishedWithHints("mountain-passes"), kingsConflict(), *note.layer);
        std::set<int> ends;
        for (std::uint32_t seed = 0; seed < 40; ++seed) {
            const Cell end = *march(*board, {{{0, 8}}, 0, 12, seed}).position(0, 12);
            ends.insert(board->hints.value[end]);
            QCOMPARE(end.column > 5, board->hints.value[end] == 9);
        }
        QCOMPARE(ends, (std::set<int>{5, 9}));
    }

    /// "a unit moves two tiles a turn, ... and appears within two steps of the king", "more than one digit
    /// below", "a digit of 7 or more", "The first and the third are numbers that the Rules panel changes".
    void theNumbersAssumedAreThose() {
        const CheckNumbers& numbers = kingsConflict().kings->numbers;
        QCOMPARE(numbers.hintMove, 2);
        QCOMPARE(numbers.hintNear, 2);
        QCOMPARE(numbers.hintSlack, 1);
        QCOMPARE(numbers.hintHigh, 7);
        Map map = publishedWithHints("mountain-passes");
        map.rules = {{"hintMove", 4}};
        QVERIFY(found("hint-peak", map) != found("hint-peak", publishedWithHints("mountain-passes")));
        // Its units end on a 6, and could walk to a 9.
        const auto sticks = [&map](int slack) {
            map.rules = {{"hintSlack", slack}};
            return !found("hint-peak", map).isEmpty();
        };
        QVERIFY(sticks(2));
        map.layer(kingsConflict().layer("mountain")) = {};
        QVERIFY(sticks(2) && !sticks(3));
    }

    // symmetry.md

    /// "the partner of row 0, column 2": row 2, column 0 and row 10, column 8.
    void partnersAreThoseOfTheTable() {
        const Size board = kingsConflict().board;
        QCOMPARE(partner({0, 2}, board, Symmetry::Diagonal), (Cell{2, 0}));
        QCOMPARE(partner({0, 2}, board, Symmetry::HalfTurn), (Cell{10, 8}));
        for (const char* row : {"mirror | row 2, column 0", "about its middle | row 10, column 8"})
            QVERIFY2(page("symmetry.md").contains(QLatin1String(row)), row);
    }

    /// "The two maps its author published ... use the half-turn instead, exactly."
    void publishedMapsObeyTheHalfTurn() {
        for (const char* name : publishedMaps) {
            const Map map = publishedWithHints(name);
            QVERIFY(cellsBreaking(map, kingsConflict(), Symmetry::HalfTurn).empty());
            QVERIFY(cellsBreaking(map, kingsConflict(), Symmetry::Diagonal).size() > 80);
            QVERIFY(map.symmetry == Symmetry::HalfTurn);
        }
    }

    /// "on the line no straight river or road, no bridge, and only the bends top to left and bottom to right;
    /// in the centre no bend at all."
    void onlyWhatTurnsIntoItselfLiesOnTheAxis() {
        const GameProfile& game = kingsConflict();
        for (const Tile& tile : game.tiles) {
            const bool bend = [&] {
                for (const Edges edges : {tile.river, tile.road})
                    for (Direction d : {Direction::North, Direction::South})
                        for (Direction e : {Direction::West, Direction::East})
                            if (edges.has(d) && edges.has(e)) return true;
                return false;
            }();
            const bool diagonalBend = [&] {
                for (const Edges edges : {tile.river, tile.road})
                    if (edges == Edges{Direction::North, Direction::West} ||
                        edges == Edges{Direction::South, Direction::East})
                        return true;
                return false;
            }();
            const bool network = !tile.river.empty() || !tile.road.empty();
            QCOMPARE(mayHold(game, game.board, Symmetry::Diagonal, {4, 4}, tile.code),
                     !network || diagonalBend);
            QCOMPARE(mayHold(game, game.board, Symmetry::HalfTurn, {5, 5}, tile.code), !bend);
        }
    }

    // maps.md

    /// "A map of King's Conflict has 11 rows of 11 tiles. Your king starts bottom left, the opponent's top
    /// right"
    void theBoardIsTheGames() {
        const GameProfile& game = kingsConflict();
        QVERIFY(game.board == (Size{11, 11}));
        const FrontlineAnalysis lie = analyseFrontline(board(), game);
        QCOMPARE(lie.enemy, (Cell{10, 0}));
        QCOMPARE(lie.own, (Cell{0, 10}));
    }

    // fairness.md

    /// "bars mark the fewest tiles that part the kings when all of them are closed; their number is the
    /// width"
    void theNarrowsPartTheKings() {
        Random random(41);
        int seen = 0;
        for (int round = 0; round < 300; ++round) {
            Map map = randomMap(random, kingsConflict().board, "PPPMS");
            for (Cell start : {Cell{10, 0}, Cell{0, 10}})
                map.layer(terrainLayer)[start] = 'P';
            const MinVertexCut minCut = findMinVertexCut(map, kingsConflict());
            QCOMPARE(int(minCut.cells.size()), minCut.width);
            if (minCut.width == 0) continue;
            ++seen;
            for (std::size_t open = 0; open <= minCut.cells.size(); ++open) {
                Map closed = map;
                for (std::size_t i = 0; i < minCut.cells.size(); ++i)
                    if (i != open) closed.layer(terrainLayer)[minCut.cells[i]] = 'M';
                QCOMPARE(findRoutes(closed, kingsConflict()).exist(), open < minCut.cells.size());
            }
        }
        QVERIFY(seen > 30);
    }

    // making-hints.md

    /// "By 1 Every 2 Steps is the flattest slope that units can climb that move two tiles."
    void theFlattestSlopeThatUnitsClimb() {
        const Cell goal{10, 0};
        const auto stopsOn = [&](Slope slope) {
            Map map = board();
            const int layer = kingsConflict().layer("strategic");
            const Grid<int> values = rise(map, kingsConflict(), layer, std::span(&goal, 1), 9, slope);
            forEachCell(map.size(), [&](Cell cell) { map.layer(layer)[cell] = Code('0' + values[cell]); });
            const HintField field = *hintField(map, kingsConflict(), layer);
            std::size_t stops = 0;
            for (const Stop& stop : stopsOf(field, flowOf(field)))
                stops += stop.reason != StopReason::Best;
            return stops;
        };
        QCOMPARE(stopsOn({1, 2}), std::size_t(0));
        QVERIFY(stopsOn({1, 3}) > 0);
    }

    /// "With ten values and moves of two tiles that reaches eighteen steps. On longer boards the way to the
    /// human's king has stages of that length."
    void suggestionsReachEighteenSteps() {
        Map map = board();
        for (int layer = 0; layer < map.layerCount(); ++layer)
            map.layer(layer) = Grid<Code>({40, 40}, layer == terrainLayer ? 'P' : '0');
        const int layer = kingsConflict().layer("strategic");
        map.layer(layer) = suggestHints(map, kingsConflict(), layer, {.reach = 300})->grid;
        const Grid<Code>& values = map.layer(layer);
        const Flow flow = flowOf(*hintField(map, kingsConflict(), layer));
        const Cell own = analyseFrontline(map, kingsConflict()).own;
        QVERIFY(!flow.stays(own)); // though the goal is 39 steps off
        int farthest = 0;          // from where a unit still climbs to the nearest 9
        forEachCell(map.size(), [&](Cell cell) {
            if (flow.stays(cell)) return;
            int nearest = map.size().rows;
            forEachCell(map.size(), [&](Cell end) {
                if (values[end] == '9') nearest = std::min(nearest, chebyshev(cell, end));
            });
            farthest = std::max(farthest, nearest);
        });
        QCOMPARE(farthest, 18);
    }

    /// Where a suggested grid lets a unit stay short of the best and Problems does not say so, it is a
    /// crossing that one unit keeps, and the others go past it.
    void aSuggestionLeavesOnlyStopsThatAreMeant() {
        int kept = 0;
        for (const char* name : publishedMaps) {
            Map map = publishedWithHints(name);
            const int layer = kingsConflict().layer("strategic");
            const std::vector<Cell> posts = analyseFrontline(map, kingsConflict()).posts;
            map.layer(layer) = suggestHints(map, kingsConflict(), layer)->grid;
            const HintField field = *hintField(map, kingsConflict(), layer);
            const Flow flow = flowOf(field);
            for (const Stop& stop : stopsOf(field, flow)) {
                if (stop.reason == StopReason::Best || field.value[stop.cell] == 0) continue;
                QVERIFY(std::ranges::count(posts, stop.cell) == 1);
                QVERIFY(letsOthersPass(field, flow, stop.cell));
                ++kept;
            }
        }
        QVERIFY(kept > 0);
    }
};

STONEMASON_APPLESS_TEST(TestMapGuide)
#include "test_map_guide.moc"
