// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/growing_edit.h"
#include "core/kings_conflict/map/growing_path.h"
#include "tests/core/kings_conflict/map/pen_support.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// A map of rivers, roads and other tiles, with open country between them; it need not obey the symmetry.
Map country(Random& random, Size size, Symmetry symmetry) {
    constexpr std::string_view terrain = "FMSHEPx";
    Map map = plains(size);
    for (int i = random.below(3) * size.area() / 8; i > 0; --i)
        map.layer(terrainLayer)[random.cellOf(size)] = random.oneOf(terrain);
    if (random.coin()) {
        CellChanges changes;
        forEachCell(size, [&](Cell cell) {
            changes.push_back({terrainLayer, cell, 0, map.terrain()[cell]});
        });
        map = after(map, mirrored(map, kingsConflict(), symmetry, changes));
    }
    const Symmetry ofRivers = random.coin() ? symmetry : Symmetry::None;
    for (int i = random.below(7); i > 0; --i)
        map = drawn(map, random.oneOf(allNetworks), ofRivers,
                    randomWalk(random, size, 1 + random.below(60), random.coin()));
    return map;
}

/// A hand that drags: mostly ahead, at times back the way it came, across its own path, or off the board.
class Hand {
public:
    Hand(Random& random, Size size) : random_(random), size_(size), path_{random.cellOf(size)} {}

    const std::vector<Cell>& path() const { return path_; }

    /// Drags on. Returns how many of the path's first cells stayed.
    std::size_t drag() {
        const std::size_t known = path_.size();
        if (random_.below(12) == 0 && known > 1) {
            path_.resize(known - std::size_t(random_.below(int(std::min(known, std::size_t(40))))));
            const std::size_t kept = path_.size();
            if (random_.coin()) goAhead();
            return kept;
        }
        goAhead();
        return known;
    }

private:
    void goAhead() {
        if (random_.below(4) == 0) direction_ = random_.oneOf(allDirections);
        const int steps = 1 + random_.below(random_.below(5) == 0 ? 20 : 3);
        for (int i = 0; i < steps; ++i) {
            const Cell next = neighbour(path_.back(), direction_);
            const bool isFarOff = next.row < -2 || next.row > size_.rows + 1 || next.column < -2 ||
                                  next.column > size_.columns + 1;
            if (isFarOff || random_.below(14) == 0)
                direction_ = random_.oneOf(allDirections);
            else
                path_.push_back(next);
        }
    }

    Random& random_;
    Size size_;
    std::vector<Cell> path_;
    Direction direction_ = Direction::East;
};

QByteArray describedPath(const Map& map, Network network, Symmetry symmetry, const std::vector<Cell>& path) {
    QByteArray text = QByteArray::fromStdString(terrainText(map));
    text += network == Network::River ? "river, " : "road, ";
    text += symmetryId(symmetry).data();
    for (Cell cell : path)
        text += " (" + QByteArray::number(cell.row) + "," + QByteArray::number(cell.column) + ")";
    return text;
}

} // namespace

class TestGrowingPath : public QObject {
    Q_OBJECT

private slots:
    /// After every drag the stroke equals the result of drawPath for the whole path.
    void growsToWhatTheWholePathIs() {
        Random random(20);
        for (int round = 0; round < 24; ++round) {
            const auto symmetry = Symmetry(random.below(3));
            const int rows = 20 + random.below(40);
            const Size size{rows, symmetry == Symmetry::Diagonal ? rows : 20 + random.below(40)};
            const Map map = country(random, size, symmetry);
            const Network network = random.oneOf(allNetworks);
            GrowingPath stroke(map, kingsConflict(), network, symmetry);
            GrowingEdit seen(map, kingsConflict());
            Hand hand(random, size);
            std::size_t known = 0;
            for (int drag = 0; drag < 60; ++drag) {
                seen.add(Edit{stroke.follow(hand.path(), known), {}});
                const Edit whole = drawPath(map, kingsConflict(), network, symmetry, hand.path());
                QVERIFY2(seen.edit().changes == whole.changes,
                         describedPath(map, network, symmetry, hand.path()));
                QVERIFY(stroke.edit().changes == whole.changes);
                QVERIFY(stroke.edit().refused == whole.refused);
                known = hand.drag();
            }
        }
    }

    /// Between two sides that are equally good the first turn chooses, however far from it that is.
    void theFirstTurnChoosesAtTheStart() {
        Map map = plains({30, 120});
        map.layer(terrainLayer)[{14, 10}] = map.layer(terrainLayer)[{16, 10}] = 'D';
        const std::vector<Cell> ahead = along({{15, 10}, {15, 100}});
        CellChanges starts;
        for (int row : {10, 20}) {
            GrowingPath stroke(map, kingsConflict(), Network::Road, Symmetry::None);
            stroke.follow(ahead, 0);
            const std::vector<Cell> path = along({{15, 10}, {15, 100}, {row, 100}});
            stroke.follow(path, ahead.size());
            const CellChanges changes = stroke.edit().changes;
            QVERIFY(changes == drawPath(map, kingsConflict(), Network::Road, Symmetry::None, path).changes);
            starts.push_back(*std::ranges::find(changes, Cell{15, 10}, &CellChange::cell));
        }
        QVERIFY(starts.front() != starts.back());
    }

    /// However long the stroke is, a drag ahead or back recomputes only its end.
    void aDragLaysTheEndAnew() {
        std::vector<Cell> corners;
        for (int row = 10; row < 70; row += 24)
            for (Cell corner : {Cell{row, 10}, Cell{row, 189}, Cell{row + 12, 189}, Cell{row + 12, 10}})
                corners.push_back(corner);
        const std::vector<Cell> path = along(corners);
        constexpr std::size_t turned = 250; // the first turn is behind it
        for (Symmetry symmetry : {Symmetry::None, Symmetry::HalfTurn}) {
            const Map map = plains({200, 200});
            GrowingPath stroke(map, kingsConflict(), Network::River, symmetry);
            stroke.follow(std::span(path).first(turned), 0);
            for (std::size_t length = turned + 1; length <= path.size(); ++length)
                QVERIFY(stroke.follow(std::span(path).first(length), length - 1).size() < 300);
            for (std::size_t length = path.size() - 1; length >= turned; --length)
                QVERIFY(stroke.follow(std::span(path).first(length), length).size() < 300);
            const auto kept = std::span(path).first(turned);
            QVERIFY(stroke.edit().changes ==
                    drawPath(map, kingsConflict(), Network::River, symmetry, kept).changes);
        }
    }
};

STONEMASON_APPLESS_TEST(TestGrowingPath)
#include "test_growing_path.moc"
