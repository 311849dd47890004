// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"
#include "tests/core/kings_conflict/map/pen_support.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// A map that obeys a symmetry and has no clash, and a stroke over it.
struct Stroke {
    Symmetry symmetry;
    Map map;
    Network network;
    std::vector<Cell> path;

    Map result() const { return drawn(map, network, symmetry, path); }
};

Stroke randomStroke(Random& random) {
    for (;;) {
        const auto symmetry = Symmetry(random.below(3));
        const int rows = 1 + random.below(9);
        const Size size{rows, symmetry == Symmetry::Diagonal ? rows : 1 + random.below(9)};
        const Map map = randomMap(random, size, symmetry);
        if (hasClash(map)) continue;
        return {symmetry, map, random.coin() ? Network::River : Network::Road,
                randomWalk(random, size, random.below(16), random.coin())};
    }
}

QByteArray described(const Stroke& stroke) {
    QByteArray text = QByteArray::fromStdString(terrainText(stroke.map));
    text += stroke.network == Network::River ? "river, " : "road, ";
    text += symmetryId(stroke.symmetry).data();
    for (Cell cell : stroke.path)
        text += " (" + QByteArray::number(cell.row) + "," + QByteArray::number(cell.column) + ")";
    return text + "\n" + QByteArray::fromStdString(terrainText(stroke.result()));
}

bool turns(const std::vector<Cell>& path) {
    const auto differs = [&](auto member) {
        return std::any_of(path.begin(), path.end(),
                           [&](Cell c) { return c.*member != path.front().*member; });
    };
    return differs(&Cell::row) && differs(&Cell::column);
}

} // namespace

class TestPenProperties : public QObject {
    Q_OBJECT

private slots:
    void strokesKeepTheSymmetry() {
        Random random(1);
        for (int round = 0; round < 600; ++round) {
            const Stroke stroke = randomStroke(random);
            const Map result = stroke.result();
            QVERIFY2(cellsBreaking(result, kingsConflict(), stroke.symmetry).empty(), described(stroke));
        }
    }

    void strokesLeaveNoClash() {
        Random random(2);
        for (int round = 0; round < 600; ++round) {
            const Stroke stroke = randomStroke(random);
            QVERIFY2(!hasClash(stroke.result()), described(stroke));
        }
    }

    /// Straight down over rivers (roads) that run from side to side: bridges all of them but those it ends
    /// on.
    void pathsBridgeWhatTheyPass() {
        Random random(10);
        for (int round = 0; round < 600; ++round) {
            const Size size{1 + random.below(9), 3};
            const Network network = random.oneOf(allNetworks);
            const bool isRiver = network == Network::River;
            Map map = plains(size);
            std::vector<bool> isCrossed;
            for (int row = 0; row < size.rows; ++row) {
                isCrossed.push_back(random.coin());
                for (int column = 0; isCrossed.back() && column < size.columns; ++column)
                    map.layer(terrainLayer)[{row, column}] = isRiver ? 'd' : '-';
            }
            int first = random.below(size.rows);
            int last = first + random.below(size.rows - first);
            const Map result = drawn(map, network, Symmetry::None, along({{first, 1}, {last, 1}}));
            // A river may begin and end at the board's edge, a road may not.
            while (first <= last && isCrossed[std::size_t(first)] && !(isRiver && first == 0))
                ++first;
            while (last >= first && isCrossed[std::size_t(last)] && !(isRiver && last == size.rows - 1))
                --last;
            const char bridge = isRiver ? 'b' : 'B';
            const char straight = isRiver ? '|' : 'D';
            for (int row = 0; row < size.rows; ++row) {
                const Cell cell{row, 1};
                if (row < first || row > last)
                    QCOMPARE(result.terrain()[cell], map.terrain()[cell]);
                else if (first < last || isCrossed[std::size_t(row)])
                    QCOMPARE(result.terrain()[cell], isCrossed[std::size_t(row)] ? bridge : straight);
            }
        }
    }

    void theSameStrokeAgainChangesNothing() {
        Random random(3);
        for (int round = 0; round < 600; ++round) {
            const Stroke stroke = randomStroke(random);
            const Map once = stroke.result();
            QVERIFY2(drawn(once, stroke.network, stroke.symmetry, stroke.path) == once, described(stroke));
        }
    }

    void nothingFurtherOffChanges() {
        Random random(4);
        for (int round = 0; round < 600; ++round) {
            const Stroke stroke = randomStroke(random);
            const Edit edit =
                drawPath(stroke.map, kingsConflict(), stroke.network, stroke.symmetry, stroke.path);
            for (const CellChange& change : edit.changes) {
                QCOMPARE(change.layer, terrainLayer);
                QCOMPARE(change.before, stroke.map.terrain()[change.cell]);
                QVERIFY2(isBeside(change.cell, stroke.path, stroke.map.size(), stroke.symmetry),
                         described(stroke));
            }
        }
    }

    void neighboursStayJoinedToWhatTheyWereJoinedTo() {
        Random random(5);
        for (int round = 0; round < 600; ++round) {
            const Stroke stroke = randomStroke(random);
            const Map result = stroke.result();
            const Size size = result.size();
            const auto isDrawn = [&](Cell cell) {
                return std::any_of(stroke.path.begin(), stroke.path.end(), [&](Cell c) {
                    return c == cell || partner(c, size, stroke.symmetry) == cell;
                });
            };
            forEachCell(size, [&](Cell cell) {
                // A piece of which nothing is left was taken out, see the next test.
                if (isDrawn(cell) || !kingsConflict().tile(result.terrain()[cell])->isNetwork()) return;
                forEachEdge(stroke.map, cell, [&](Network network, Direction d, Join join) {
                    const Cell next = neighbour(cell, d);
                    if (join != Join::Joined || isDrawn(next) || edgesAt(result, next, network).empty())
                        return;
                    if (edgesAt(result, cell, network).empty()) return;
                    QVERIFY2(edgesAt(result, cell, network).has(d), described(stroke));
                });
            });
        }
    }

    void pathsOnPlainsAreJoinedFromEndToEnd() {
        Random random(6);
        for (int round = 0; round < 600; ++round) {
            const Size size{1 + random.below(9), 1 + random.below(9)};
            const Network network = random.coin() ? Network::River : Network::Road;
            const std::vector<Cell> path = randomWalk(random, size, random.below(20), false);
            const Map map = drawn(plains(size), network, Symmetry::None, path);
            for (std::size_t i = 1; i < path.size(); ++i)
                for (Direction d : allDirections)
                    if (neighbour(path[i - 1], d) == path[i]) {
                        QVERIFY(edgesAt(map, path[i - 1], network).has(d));
                        QVERIFY(edgesAt(map, path[i], network).has(opposite(d)));
                    }
            const std::vector<Cell> back(path.rbegin(), path.rend());
            QCOMPARE(terrainText(drawn(plains(size), network, Symmetry::None, back)), terrainText(map));
        }
    }

    void turningMapAndPathTurnsTheResult() {
        Random random(7);
        int compared = 0;
        for (int round = 0; round < 400; ++round) {
            const Stroke stroke = randomStroke(random);
            if (!turns(stroke.path)) continue;
            const Size size = stroke.map.size();
            const Map result = stroke.result();
            for (Transform t : allTransforms) {
                const bool keepsAxis = t == Transform::Identity || t == Transform::HalfTurn ||
                                       t == Transform::Diagonal || t == Transform::AntiDiagonal;
                if (stroke.symmetry == Symmetry::Diagonal && !keepsAxis) continue;
                std::vector<Cell> path;
                for (Cell cell : stroke.path)
                    path.push_back(transformed(cell, size, t));
                const Map turned = transformed(stroke.map, kingsConflict(), t);
                QVERIFY2(drawn(turned, stroke.network, stroke.symmetry, path) ==
                             transformed(result, kingsConflict(), t),
                         described(stroke));
                ++compared;
            }
        }
        QVERIFY(compared > 500);
    }

    void erasingKeepsSymmetryAndJoins() {
        Random random(8);
        for (int round = 0; round < 600; ++round) {
            const Stroke stroke = randomStroke(random);
            const Size size = stroke.map.size();
            const bool all = random.coin();
            const auto erase = [&](const Map& map) {
                return all ? erased(map, stroke.symmetry, stroke.path)
                           : takenOut(map, stroke.network, stroke.symmetry, stroke.path);
            };
            const Map result = erase(stroke.map);
            QVERIFY(cellsBreaking(result, kingsConflict(), stroke.symmetry).empty());
            QVERIFY(!hasClash(result));
            QVERIFY(erase(result) == result);
            for (Cell cell : stroke.path) {
                QVERIFY(edgesAt(result, cell, stroke.network).empty());
                if (all) QCOMPARE(result.terrain()[cell], 'P');
            }
            forEachCell(size, [&](Cell cell) {
                if (!isBeside(cell, stroke.path, size, stroke.symmetry))
                    QCOMPARE(result.terrain()[cell], stroke.map.terrain()[cell]);
            });
        }
    }

    /// Maps of any codes, also unknown ones, that obey nothing: nothing breaks that held.
    void answersStayAnsweredOnAnyMap() {
        Random random(9);
        const std::string codes = "PMHFSEVL-|0123Dd4567Bbx?";
        for (int round = 0; round < 1500; ++round) {
            const auto symmetry = Symmetry(random.below(3));
            const Size size{1 + random.below(7), 1 + random.below(7)};
            Map map = plains(size);
            forEachCell(size, [&](Cell cell) {
                if (random.coin()) map.layer(terrainLayer)[cell] = random.oneOf(codes);
            });
            std::vector<Cell> path;
            for (int i = random.below(9); i > 0; --i)
                path.push_back({random.below(size.rows + 4) - 2, random.below(size.columns + 4) - 2});
            const int operation = random.below(3);
            const Network network = random.coin() ? Network::River : Network::Road;
            const Map result = operation == 0   ? drawn(map, network, symmetry, path)
                               : operation == 1 ? erased(map, symmetry, path)
                                                : takenOut(map, network, symmetry, path);
            if (!fits(symmetry, size)) {
                QVERIFY(operation != 0 || result == drawn(map, network, Symmetry::None, path));
                continue;
            }
            const std::vector<Cell> before = cellsBreaking(map, kingsConflict(), symmetry);
            for (Cell cell : cellsBreaking(result, kingsConflict(), symmetry))
                QVERIFY(std::binary_search(before.begin(), before.end(), cell));
        }
    }
};

STONEMASON_APPLESS_TEST(TestPenProperties)
#include "test_pen_properties.moc"
