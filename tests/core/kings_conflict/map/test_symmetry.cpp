// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/symmetry.h"
#include "tests/support/profile.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::mapOf;
using test::publishedTerrain;
using test::terrainText;

namespace {

CellChange paint(Cell cell, Code code, int layer = terrainLayer) {
    return {layer, cell, 0, code};
}

Map after(const Map& map, const Edit& edit) {
    Map result = map;
    stonemason::kings_conflict::apply(result, edit.changes);
    return result;
}

Map mapAtRandom(test::Random& random, Size size) {
    Map map = mapOf("P");
    map.layer(terrainLayer) = Grid<Code>(size);
    forEachCell(size,
                [&](Cell cell) { map.layer(terrainLayer)[cell] = random.oneOf(kingsConflict().tiles).code; });
    for (int layer = 1; layer < map.layerCount(); ++layer)
        map.layer(layer) = Grid<Code>(size, '0');
    return map;
}

/// Straight from the words of the rules: the tables typed by hand, the partner by its formula.
std::vector<Cell> breakingByHand(const Map& map, Symmetry symmetry) {
    const std::string from = "PMHFSEVL-|0123Dd4567Bb";
    const std::string to =
        symmetry == Symmetry::Diagonal ? "PMHFSEVL|-0321dD4765bB" : "PMHFSEVL-|2301Dd6745Bb";
    const Grid<Code>& terrain = map.terrain();
    std::vector<Cell> breaking;
    for (int row = 0; row < terrain.rows(); ++row)
        for (int column = 0; column < terrain.columns(); ++column) {
            const Cell other = symmetry == Symmetry::Diagonal
                                   ? Cell{column, row}
                                   : Cell{terrain.rows() - 1 - row, terrain.columns() - 1 - column};
            const Code turned = to[from.find(terrain[{row, column}])];
            if (terrain[other] != turned) breaking.push_back({row, column});
        }
    return breaking;
}

/// The number of neighbours that lead into the cell without a matching edge of the piece; nullopt when an
/// edge of the piece leads nowhere.
std::optional<int> unmet(const Map& map, Cell cell, const Tile& piece, const Tile* before) {
    int count = 0;
    bool leadsOn = false;
    for (Network network : {Network::River, Network::Road})
        for (Direction d : allDirections) {
            const Cell next = neighbour(cell, d);
            const Tile* there =
                map.terrain().contains(next) ? kingsConflict().tile(map.terrain()[next]) : nullptr;
            const bool leadsHere = there && edgesOf(*there, network).has(opposite(d));
            const bool part = there && !edgesOf(*there, network).empty();
            const bool mouth = network == Network::River && !part &&
                               (!map.terrain().contains(next) || (there && there->riverMouth));
            if (!edgesOf(piece, network).has(d)) {
                count += leadsHere;
                continue;
            }
            if (!leadsHere && !mouth) return std::nullopt;
            leadsOn = leadsOn || leadsHere || (before && !edgesOf(*before, network).empty());
        }
    return leadsOn ? std::optional(count) : std::nullopt;
}

/// Whether the repaired cell of the axis has a piece as good as any that is its own mirror image there, or
/// the plain tile if there is none.
bool fitsBest(const Map& repaired, Symmetry symmetry, Cell cell, Code before) {
    const GameProfile& game = kingsConflict();
    std::optional<int> fewest;
    for (const Tile& tile : game.tiles) {
        const auto left = unmet(repaired, cell, tile, game.tile(before));
        if (game.transformed(tile.code, transformOf(symmetry)) == tile.code && left)
            fewest = std::min(fewest.value_or(*left), *left);
    }
    const Code now = repaired.terrain()[cell];
    return fewest ? unmet(repaired, cell, *game.tile(now), game.tile(before)) == fewest
                  : now == game.plainTile;
}

} // namespace

class TestSymmetry : public QObject {
    Q_OBJECT

private slots:
    void publishedMapsObeyTheHalfTurnAlone() {
        const auto broken = [](const char* name, Symmetry symmetry) {
            return int(cellsBreaking(publishedTerrain(name), kingsConflict(), symmetry).size());
        };
        QCOMPARE(broken("the-crossing", Symmetry::Diagonal), 83);
        QCOMPARE(broken("mountain-passes", Symmetry::Diagonal), 90);
        QCOMPARE(broken("the-crossing", Symmetry::HalfTurn), 0);
        QCOMPARE(broken("mountain-passes", Symmetry::HalfTurn), 0);
        for (const char* name : {"the-crossing", "mountain-passes"})
            QVERIFY(detectSymmetry(publishedTerrain(name), kingsConflict()) == Symmetry::HalfTurn);
    }

    void breakingCellsAgreeWithTheRulesByHand() {
        test::Random random(1);
        for (int round = 0; round < 200; ++round) {
            const Map map = mapAtRandom(random, {1 + random.below(7), 1 + random.below(7)});
            QVERIFY(cellsBreaking(map, kingsConflict(), Symmetry::None).empty());
            QVERIFY(cellsBreaking(map, kingsConflict(), Symmetry::HalfTurn) ==
                    breakingByHand(map, Symmetry::HalfTurn));
            if (map.size().isSquare())
                QVERIFY(cellsBreaking(map, kingsConflict(), Symmetry::Diagonal) ==
                        breakingByHand(map, Symmetry::Diagonal));
            else
                QCOMPARE(int(cellsBreaking(map, kingsConflict(), Symmetry::Diagonal).size()),
                         map.size().area());
        }
    }

    void detectionTakesTheFirstListedOnATie() {
        const Map plain = mapOf("PPP PPP PPP");
        QVERIFY(detectSymmetry(plain, kingsConflict()) == Symmetry::Diagonal);
        GameProfile game = kingsConflict();
        game.symmetries = {Symmetry::None, Symmetry::HalfTurn, Symmetry::Diagonal};
        QVERIFY(detectSymmetry(plain, game) == Symmetry::HalfTurn);
        game.symmetries = {Symmetry::None};
        QVERIFY(detectSymmetry(plain, game) == Symmetry::None);
        QVERIFY(detectSymmetry(mapOf("PF PP FP"), kingsConflict()) == Symmetry::HalfTurn);
    }

    void ownPartnersHoldOnlyWhatTheTransformLeaves() {
        const GameProfile& game = kingsConflict();
        std::string onDiagonal;
        std::string onCentre;
        for (const Tile& tile : game.tiles) {
            if (mayHold(game, {11, 11}, Symmetry::Diagonal, {4, 4}, tile.code)) onDiagonal += tile.code;
            if (mayHold(game, {11, 11}, Symmetry::HalfTurn, {5, 5}, tile.code)) onCentre += tile.code;
            QVERIFY(mayHold(game, {11, 11}, Symmetry::Diagonal, {4, 5}, tile.code));
            QVERIFY(mayHold(game, {11, 11}, Symmetry::HalfTurn, {4, 4}, tile.code));
            QVERIFY(mayHold(game, {11, 11}, Symmetry::None, {5, 5}, tile.code));
            QVERIFY(mayHold(game, {11, 10}, Symmetry::Diagonal, {4, 4}, tile.code));
        }
        QCOMPARE(onDiagonal, "PFHMSEVL0246");
        QCOMPARE(onCentre, "PFHMSEVL-|dDBb");
    }

    void strokesPaintTheirMirrorWithTheTurnedCode() {
        const Map map = mapOf("PPP PPP PPP");
        const std::vector<CellChange> stroke{paint({0, 1}, '1'), paint({0, 2}, '-')};
        const Edit diagonal = mirrored(map, kingsConflict(), Symmetry::Diagonal, stroke);
        QCOMPARE(terrainText(after(map, diagonal)), "P1-\n3PP\n|PP\n");
        QVERIFY(diagonal.refused.empty());
        QCOMPARE(terrainText(after(map, mirrored(map, kingsConflict(), Symmetry::HalfTurn, stroke))),
                 "P1-\nPPP\n-3P\n");
        QCOMPARE(terrainText(after(map, mirrored(map, kingsConflict(), Symmetry::None, stroke))),
                 "P1-\nPPP\nPPP\n");
    }

    void theLastOfTwoPartnersWinsInBoth() {
        const Map map = mapOf("PPP PPP PPP");
        const std::vector<CellChange> stroke{paint({0, 1}, 'F'), paint({1, 0}, '-'), paint({0, 2}, 'M'),
                                             paint({0, 2}, 'H')};
        QCOMPARE(terrainText(after(map, mirrored(map, kingsConflict(), Symmetry::Diagonal, stroke))),
                 "P|H\n-PP\nHPP\n");
    }

    void refusesWhatTheAxisCannotHold() {
        const Map map = mapOf("PPP PFP PPP");
        const std::vector<CellChange> stroke{paint({1, 0}, '-'), paint({1, 1}, '-'), paint({1, 2}, '-'),
                                             paint({1, 1}, '-')};
        const Edit edit = mirrored(map, kingsConflict(), Symmetry::Diagonal, stroke);
        QVERIFY(edit.refused == (std::vector<CellRefusal>{{{1, 1}, '-'}}));
        QCOMPARE(terrainText(after(map, edit)), "P|P\n-F-\nP|P\n");
        const Edit centre =
            mirrored(map, kingsConflict(), Symmetry::HalfTurn, std::vector<CellChange>{paint({1, 1}, '6')});
        QVERIFY(centre.changes.empty());
        QVERIFY(centre.refused == (std::vector<CellRefusal>{{{1, 1}, '6'}}));
    }

    void hintsAreMirroredUnturnedAndBySizeOfTheirOwn() {
        Map map = mapOf("PPP PPP PPP");
        map.layer(1) = Grid<Code>({4, 4}, '0');
        map.layer(2) = Grid<Code>({2, 3}, '0');
        map.layer(3) = {};
        const std::vector<CellChange> stroke{paint({0, 3}, '1', 1), paint({2, 2}, '5', 1),
                                             paint({0, 1}, '7', 2), paint({0, 0}, '9', 3),
                                             paint({9, 9}, '9', 1)};
        const Edit diagonal = mirrored(map, kingsConflict(), Symmetry::Diagonal, stroke);
        QVERIFY(diagonal.refused.empty());
        QVERIFY(
            diagonal.changes ==
            (CellChanges{
                {1, {0, 3}, '0', '1'}, {1, {2, 2}, '0', '5'}, {1, {3, 0}, '0', '1'}, {2, {0, 1}, '0', '7'}}));
        const Edit halfTurn = mirrored(map, kingsConflict(), Symmetry::HalfTurn, stroke);
        QVERIFY(halfTurn.changes == (CellChanges{{1, {0, 3}, '0', '1'},
                                                 {1, {1, 1}, '0', '5'},
                                                 {1, {2, 2}, '0', '5'},
                                                 {1, {3, 0}, '0', '1'},
                                                 {2, {0, 1}, '0', '7'},
                                                 {2, {1, 1}, '0', '7'}}));
    }

    void symmetricMapsStaySymmetricUnderAnyStroke() {
        test::Random random(2);
        for (Symmetry symmetry : {Symmetry::Diagonal, Symmetry::HalfTurn})
            for (int size : {1, 2, 5, 6, 11}) {
                Map map = mapOf("P");
                for (int layer = 0; layer < map.layerCount(); ++layer)
                    map.layer(layer) = Grid<Code>({size, size}, layer == terrainLayer ? 'P' : '0');
                for (int round = 0; round < 200; ++round) {
                    CellChanges stroke;
                    for (int i = random.below(6); i >= 0; --i)
                        stroke.push_back(
                            paint(random.cellOf(map.size()), random.oneOf(kingsConflict().tiles).code));
                    map = after(map, mirrored(map, kingsConflict(), symmetry, stroke));
                    QVERIFY(cellsBreaking(map, kingsConflict(), symmetry).empty());
                }
            }
    }

    void repairCopiesTheHalfThatIsKept() {
        test::Random random(3);
        const GameProfile& game = kingsConflict();
        for (int round = 0; round < 300; ++round) {
            const int side = 1 + random.below(8);
            for (Symmetry symmetry : {Symmetry::Diagonal, Symmetry::HalfTurn})
                for (Half half : {Half::BottomLeft, Half::TopRight}) {
                    const Size size{side, symmetry == Symmetry::Diagonal ? side : 1 + random.below(8)};
                    const Map map = mapAtRandom(random, size);
                    const Edit edit = repairSymmetry(map, game, symmetry, half);
                    const Map repaired = after(map, edit);
                    QVERIFY(cellsBreaking(repaired, game, symmetry).empty());
                    QVERIFY(repairSymmetry(repaired, game, symmetry, half).changes.empty());
                    std::vector<CellRefusal> refused;
                    forEachCell(size, [&](Cell cell) {
                        if (inHalf(cell, size, symmetry, half))
                            QCOMPARE(repaired.terrain()[cell], map.terrain()[cell]);
                        if (partner(cell, size, symmetry) != cell) return;
                        const Code code = map.terrain()[cell];
                        const bool held = game.transformed(code, transformOf(symmetry)) == code;
                        if (held)
                            QCOMPARE(repaired.terrain()[cell], code);
                        else
                            QVERIFY(fitsBest(repaired, symmetry, cell, code));
                        if (!held) refused.push_back({cell, code});
                    });
                    QVERIFY(edit.refused == refused);
                }
        }
    }

    /// What joins its neighbours stays a river, a road or a bridge where it can.
    void theAxisGetsThePieceThatFits_data() {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<Symmetry>("symmetry");
        QTest::addColumn<Half>("half");
        QTest::addColumn<char>("piece");
        const auto row = [](const char* name, const char* rows, Symmetry symmetry, Half half, char piece) {
            QTest::newRow(name) << QByteArray(rows) << symmetry << half << piece;
        };
        const auto halfTurn = Symmetry::HalfTurn;
        const auto diagonal = Symmetry::Diagonal;
        row("a river's bend becomes straight", "P|P -0P PPP", halfTurn, Half::BottomLeft, '-');
        row("from the other half it runs down", "P|P -0P PPP", halfTurn, Half::TopRight, '|');
        row("of two roads that cross the first stays", "PPP d7P PDP", halfTurn, Half::BottomLeft, 'd');
        row("a lone bend becomes plain", "PPP P0P PPP", halfTurn, Half::BottomLeft, 'P');
        row("a bend between seas stays a river", "PPP S0P PPP", halfTurn, Half::BottomLeft, '-');
        row("a road between seas becomes plain", "PPP S4P PPP", halfTurn, Half::BottomLeft, 'P');
        row("a straight river bends on the mirror", "PPP --P PPP", diagonal, Half::BottomLeft, '0');
        row("the other way round", "PPP P|P P|P", diagonal, Half::BottomLeft, '2');
        row("a straight road bends on the mirror", "PPP ddP PPP", diagonal, Half::BottomLeft, '4');
        row("and so from below", "PPP PDP PDP", diagonal, Half::BottomLeft, '6');
        row("of a bridge the river stays", "PPP -BP PDP", diagonal, Half::BottomLeft, '0');
        row("or the road", "PPP PBP PDP", diagonal, Half::BottomLeft, '6');
    }
    void theAxisGetsThePieceThatFits() {
        QFETCH(QByteArray, rows);
        QFETCH(Symmetry, symmetry);
        QFETCH(Half, half);
        QFETCH(char, piece);
        const Map map = mapOf(rows.constData());
        const Edit edit = repairSymmetry(map, kingsConflict(), symmetry, half);
        QCOMPARE(after(map, edit).terrain()[(Cell{1, 1})], piece);
        QVERIFY(edit.refused == (std::vector<CellRefusal>{{{1, 1}, map.terrain()[{1, 1}]}}));
        QVERIFY(cellsBreaking(after(map, edit), kingsConflict(), symmetry).empty());
    }

    /// The axis alone is repaired where the rest is left.
    void theAxisAloneCanBeRepaired() {
        const Map map = mapOf("PPF --P PPP");
        const Edit edit = repairAxis(map, kingsConflict(), Symmetry::Diagonal);
        QCOMPARE(int(edit.changes.size()), 1);
        QCOMPARE(terrainText(after(map, edit)).substr(4, 3), std::string("-PP"));
        QVERIFY(repairAxis(map, kingsConflict(), Symmetry::None).changes.empty());
        QVERIFY(repairAxis(mapOf("P- PP PP"), kingsConflict(), Symmetry::Diagonal).changes.empty());
    }

    void repairKeepsUnknownCodesAndLeavesWhatCannotFit() {
        const GameProfile& game = kingsConflict();
        const Map unknown = mapOf("PPP xPP PPP");
        QCOMPARE(
            terrainText(after(unknown, repairSymmetry(unknown, game, Symmetry::Diagonal, Half::BottomLeft))),
            "PxP\nxPP\nPPP\n");
        const Map oblong = mapOf("PFP MPP");
        QVERIFY(repairSymmetry(oblong, game, Symmetry::Diagonal, Half::BottomLeft).changes.empty());
        QVERIFY(repairSymmetry(unknown, game, Symmetry::None, Half::BottomLeft).changes.empty());
    }

    void theCrossingMadeDiagonalFromEitherHalf() {
        const Map map = publishedTerrain("the-crossing");
        for (Half half : {Half::BottomLeft, Half::TopRight}) {
            const Edit edit = repairSymmetry(map, kingsConflict(), Symmetry::Diagonal, half);
            // The bridge in the middle is the one tile of the axis that the mirror would turn.
            QVERIFY(edit.refused == (std::vector<CellRefusal>{{{5, 5}, 'B'}}));
            QVERIFY(fitsBest(after(map, edit), Symmetry::Diagonal, {5, 5}, 'B'));
        }
    }
};

STONEMASON_APPLESS_TEST(TestSymmetry)
#include "test_symmetry.moc"
