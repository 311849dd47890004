// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/hint_field.h"
#include "tests/core/kings_conflict/hint/hint_support.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

std::vector<Cell> targets(const Flow& flow, Cell from) {
    std::vector<Cell> tiles;
    for (Flow::Move move : flow.moves(from))
        tiles.push_back(from + move);
    return tiles;
}

/// The best tiles by the words of the rule: on foot within a move, strictly better, of the highest value.
std::vector<Cell> targetsByRule(const HintField& field, Cell from) {
    std::vector<Cell> tiles;
    int best = field.value[from];
    if (!field.mayEnter(from) || from == field.king) return tiles;
    std::map<Cell, int> onFoot = stepsByRings(field, from);
    if (field.king) onFoot.erase(*field.king); // units pass it, nobody stops there
    for (const auto& [tile, steps] : onFoot)
        if (steps <= field.move) best = std::max(best, field.value[tile]);
    if (best == field.value[from]) return tiles;
    for (const auto& [tile, steps] : onFoot)
        if (steps <= field.move && field.value[tile] == best) tiles.push_back(tile);
    return tiles;
}

} // namespace

class TestFlow : public QObject {
    Q_OBJECT

private slots:
    void isTheRuleOnEveryTile() {
        Random random(11);
        for (int round = 0; round < 2000; ++round) {
            const HintField field = randomField(random);
            const Flow flow = flowOf(field);
            QVERIFY(flow.size() == field.size());
            forEachCell(field.size(), [&](Cell from) {
                const std::vector<Cell> expected = targetsByRule(field, from);
                QCOMPARE(targets(flow, from), expected);
                QCOMPARE(flow.stays(from), expected.empty());
            });
            if (QTest::currentTestFailed()) return;
        }
    }

    void arrowsRiseAndEnd() {
        Random random(12);
        for (int round = 0; round < 2000; ++round) {
            const HintField field = randomField(random);
            const Flow flow = flowOf(field);
            forEachCell(field.size(), [&](Cell from) {
                int moves = 0;
                for (Cell at = from; !flow.stays(at); ++moves) {
                    const auto choices = flow.moves(at);
                    const Cell to = at + choices[std::size_t(random.below(int(choices.size())))];
                    QVERIFY(field.value[to] > field.value[at]);
                    QVERIFY(field.mayEnter(to) && to != field.king && chebyshev(at, to) <= field.move);
                    at = to;
                }
                QVERIFY(moves <= 9); // there are ten values
            });
        }
    }

    void tiesAreAllThere() {
        const Flow flow = flowOf(fieldOf("505 010 505"));
        QCOMPARE(targets(flow, {1, 1}), (std::vector<Cell>{{0, 0}, {0, 2}, {2, 0}, {2, 2}}));
        QCOMPARE(flow.moves({0, 0}).size(), 0U);
        // From the middle of an edge two corners are a step away, the others two.
        QCOMPARE(flow.moves({0, 1}).size(), 4U);
        QCOMPARE(flowOf(fieldOf("505 010 505", 1)).moves({0, 1}).size(), 2U);
    }

    void wallsHoldAndCountAsNoTile() {
        // The 9 lies two tiles off, behind a wall; the way round takes four.
        const Flow flow = flowOf(fieldOf("1#9 0#0 222"));
        QCOMPARE(targets(flow, {0, 0}), (std::vector<Cell>{{2, 0}, {2, 1}}));
        QVERIFY(flow.stays({0, 1}));
        QVERIFY(flowOf(fieldOf("0#")).stays({0, 0}));
    }

    void cornersOfWallsLetThrough() {
        QCOMPARE(targets(flowOf(fieldOf("0# #9")), {0, 0}), (std::vector<Cell>{{1, 1}}));
    }

    void farMovesFit() {
        std::string row(41, '0');
        row.back() = '9';
        const Flow flow = flowOf(fieldOf(row, 40));
        QCOMPARE(targets(flow, {0, 0}), (std::vector<Cell>{{0, 40}}));
    }

    void emptyBoardHasNoFlow() { QVERIFY(flowOf(HintField{}).size() == Size{}); }

    void bridgeDrawsUnitsToIt() {
        const HintField field = publishedField("the-crossing", "strategic");
        const Flow flow = flowOf(field);
        QVERIFY(flow.stays({5, 5}));
        QCOMPARE(targets(flow, {3, 5}), (std::vector<Cell>{{5, 5}}));
        QCOMPARE(targets(flow, {6, 5}), (std::vector<Cell>{{5, 5}}));
        QCOMPARE(targets(flow, {7, 5}), (std::vector<Cell>{{5, 5}, {9, 3}})); // a tie: back, or on
        QVERIFY(flow.stays({5, 4}));                                          // river
    }

    void stonemasonClimbsToTheCorner() {
        const HintField field = publishedField("the-crossing", "mountain");
        const Flow flow = flowOf(field);
        QVERIFY(flow.stays({0, 0}));
        Cell at{1, 10};
        std::string values;
        for (; !flow.stays(at); at = at + flow.moves(at).front())
            values += char('0' + field.value[at]);
        QCOMPARE(values + char('0' + field.value[at]), std::string("134589"));
    }

    void stopsWhenAsked() {
        std::stop_source source;
        source.request_stop();
        HintField field{Grid<int>({200, 200}), Grid<char>({200, 200}, 1), 2};
        field.value[{0, 1}] = 9;
        QVERIFY(flowOf(field, source.get_token()).stays({0, 0}));
        QVERIFY(!flowOf(field).stays({0, 0}));
    }
};

STONEMASON_APPLESS_TEST(TestFlow)
#include "test_flow.moc"
