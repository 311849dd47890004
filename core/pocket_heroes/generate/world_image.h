// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/grid/cell.h"
#include "core/grid/cell_set.h"
#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/template/world_symmetry.h"

#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// The image of a cell in a symmetry of a map with that many rows and columns.
Cell imageOf(WorldSymmetry symmetry, Size size, Cell cell);

/// Which part of a map is made, a half or a quarter, and where its images lie. The edge of that part is:
/// - of the diagonal mirror, the diagonal, whose cells are their own images;
/// - of the other mirrors, the line through the middle, beside which no cell is its own image;
/// - of a half-turn, a line from corner to corner that winds and is its own image;
/// - of a quarter-turn, a line that winds from the middle to the lower rim, and the image of that line, which
///   ends at the left rim.
/// Condition: the map is square, and its sides are even. Rows count down, columns to the right.
class WorldImage {
public:
    /// Of worlds without symmetry: no cell has an image.
    WorldImage() = default;
    /// @param random decides how the edge of a turn winds; other symmetries draw nothing
    WorldImage(WorldSymmetry symmetry, Size size, SeededRandom& random);

    bool exists() const { return symmetry_ != WorldSymmetry::None; }
    /// Whether it is a mirror whose line consists of cells.
    bool isDiagonal() const { return symmetry_ == WorldSymmetry::Diagonal; }
    bool isTurn() const { return pocket_heroes::isTurn(symmetry_); }
    /// Of how many parts the map consists, that which is made among them.
    int order() const { return orderOf(symmetry_); }

    /// Whether what lies on the right of something does so in its image.
    bool keepsRight() const { return symmetry_ == WorldSymmetry::TopBottom; }

    /// The image after so many steps, order() of which lead back.
    Cell of(Cell cell, int steps = 1) const { return exists() ? imageAfter(cell, steps) : cell; }
    /// Of a corner of cells: the node with the coordinates of a cell is its upper left corner.
    Cell ofNode(Cell node) const;
    DrawingPoint of(DrawingPoint point, int steps = 1) const;
    /// How many steps lead from the part that is made to the part where the cell lies.
    int partAt(Cell cell) const;
    /// The cell of the part that is made whose image the cell is; itself, if it is there.
    Cell sourceOf(Cell cell) const { return exists() ? sourceOfBeyond(cell) : cell; }
    Cell sourceOfNode(Cell node) const;
    DrawingPoint sourceOf(DrawingPoint point) const;
    /// Where the image of an object stands, which takes the cells of a range around its place. Its own cells
    /// fill the image of that range; in the diagonal mirror its place is the image of the place.
    Cell placeOf(const CellRange& around, Cell place, int steps = 1) const;

    /// Whether the cell is its own image.
    bool isFixed(Cell cell) const { return isDiagonal() && cell.row == cell.column; }
    /// Whether the cell is in a part that is an image.
    bool isBeyond(Cell cell) const { return exists() && depth(cell) < (isDiagonal() ? 0 : 1); }
    bool isNodeBeyond(Cell node) const;
    /// Whether a cell of a part that is an image is among the eight around it, or the cell is there itself.
    bool touchesBeyond(Cell cell) const { return exists() && hasBeyondAround(cell); }
    /// Whether the cell is its own image, or the edge is at one of its four sides.
    bool isAtEdge(Cell cell) const { return exists() && isBesideEdge(cell); }
    /// Whether a cell beside the edge of a turn is beside the arm of it that leads down from the middle, and
    /// clear of middleRoad(). Then what lies beside it beyond the edge are images of cells that are not.
    bool isOnFirstArm(Cell cell) const;
    /// Whether the edge lies between two cells that are side by side.
    bool isBetween(Cell cell, Cell beside) const {
        return exists() && !isDiagonal() && isBeyond(cell) != isBeyond(beside);
    }
    /// How far the cell is from the edge, in cells: on the diagonal 0, in other symmetries 1 beside it; less
    /// beyond it. In turns along a row or column, so only about so far. Without a symmetry the side of the
    /// map.
    int depth(Cell cell) const;
    /// How far a point, in cells from the upper left corner, is from the edge without its windings; negative
    /// beyond it.
    double depth(DrawingPoint point) const;
    /// Of a turn: cells of this part around the middle of the map, to be kept open in the zone that lies
    /// there. The first is the gate, to which the roads of this part lead; the second is the joint, where no
    /// other road comes near. The gate of a half-turn touches its image corner to corner, and its joint is
    /// beside both.
    std::vector<Cell> middleCells() const;
    /// The cells that join the gates of all parts by a road. Roads have no squares and no cycles, so that
    /// this road is not its own image: of a half-turn it is the joint, of a quarter-turn two uprights and a
    /// bar.
    std::vector<Cell> middleRoad() const;
    /// The point of the edge line that is nearest; of a turn the middle of the map.
    DrawingPoint nearestFixed(DrawingPoint point) const;

    bool operator==(const WorldImage&) const = default;

private:
    // Worlds without symmetry, whose cells all have no image, do without these calls.
    Cell imageAfter(Cell cell, int steps) const;
    Cell sourceOfBeyond(Cell cell) const;
    bool hasBeyondAround(Cell cell) const;
    bool isBesideEdge(Cell cell) const;

    bool isHalfTurn() const { return symmetry_ == WorldSymmetry::HalfTurn; }
    bool isQuarterTurn() const { return symmetry_ == WorldSymmetry::QuarterTurn; }
    /// How far the edge of a half-turn lies beyond the diagonal, in columns, at a sum of row and column.
    double bendAt(int along) const;
    /// How far that of a quarter-turn lies to the right of the middle, in columns, so many rows below it.
    int quarterBendAt(int rowsBelow) const;
    /// From the edge below the middle, and from that to the left of it.
    std::pair<int, int> quarterDepths(Cell fromMiddle) const;
    bool isQuarterNodeBeyond(Cell fromMiddle) const;

    WorldSymmetry symmetry_ = WorldSymmetry::None;
    Size size_;
    std::vector<int> bends_; ///< of a turn, by the steps along its edge from the middle
};

} // namespace stonemason::pocket_heroes
