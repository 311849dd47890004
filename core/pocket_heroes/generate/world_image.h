// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/grid/cell.h"
#include "core/grid/cell_set.h"
#include "core/pocket_heroes/template/template.h"
#include "core/pocket_heroes/template/world_symmetry.h"

#include <array>
#include <vector>

namespace stonemason::pocket_heroes {

/// The image of a cell in a symmetry of a map with that many rows and columns.
Cell imageOf(WorldSymmetry symmetry, Size size, Cell cell);

/// Condition: the map is square, and its sides are even. Rows count down, columns to the right.
/// Which half of a map is made and where its image lies. The edge between the two is the diagonal, whose
/// cells are their own images; or the line through the middle, beside which no cell is its own; or, of a
/// half-turn
///, a line from corner to corner that winds and is its own image.
class WorldImage {
public:
    /// Of worlds without symmetry: no cell has an image.
    WorldImage() = default;
    /// @param random decides how the edge of a half-turn winds; other symmetries draw nothing
    WorldImage(WorldSymmetry symmetry, Size size, SeededRandom& random);

    bool exists() const { return symmetry_ != WorldSymmetry::None; }
    /// Whether it is a mirror whose line consists of cells.
    bool isDiagonal() const { return symmetry_ == WorldSymmetry::Diagonal; }
    bool isTurn() const { return symmetry_ == WorldSymmetry::HalfTurn; }

    /// Whether what lies on the right of something does so in its image.
    bool keepsRight() const { return symmetry_ == WorldSymmetry::TopBottom; }

    Cell of(Cell cell) const { return imageOf(symmetry_, size_, cell); }
    /// Of a corner of cells: the node with the coordinates of a cell is its upper left corner.
    Cell ofNode(Cell node) const;
    DrawingPoint of(DrawingPoint point) const;
    /// Where the image of an object stands, which takes the cells of a range around its place. Its own cells
    /// fill the image of that range; in the diagonal mirror its place is the image of the place.
    Cell placeOf(const CellRange& around, Cell place) const;

    /// Whether the cell is its own image.
    bool isFixed(Cell cell) const { return isDiagonal() && cell.row == cell.column; }
    /// Whether the cell is in the half that is an image.
    bool isBeyond(Cell cell) const { return exists() && depth(cell) < (isDiagonal() ? 0 : 1); }
    bool isNodeBeyond(Cell node) const;
    /// Whether a cell of the half that is an image is among the eight around it, or the cell is there itself.
    bool touchesBeyond(Cell cell) const;
    /// Whether the cell is its own image, or the edge is at one of its four sides.
    bool isAtEdge(Cell cell) const;
    /// Whether the edge lies between two cells that are side by side.
    bool isBetween(Cell cell, Cell beside) const {
        return exists() && !isDiagonal() && isBeyond(cell) != isBeyond(beside);
    }
    /// How far the cell is from the edge, in cells: on the diagonal 0, in other symmetries 1 beside it; less
    /// beyond it. In a half-turn along the row, so only about so far. Without a symmetry the side of the map.
    int depth(Cell cell) const;
    /// How far a point, in cells from the upper left corner, is from the edge without its windings; negative
    /// beyond it.
    double depth(DrawingPoint point) const;
    /// Of a half-turn: the cell of this half whose image touches it in the middle of the map, corner to
    /// corner; and the cell beside both.
    std::array<Cell, 2> middleCells() const;
    /// The point of the edge line that is nearest; of a half-turn the middle of the map.
    DrawingPoint nearestFixed(DrawingPoint point) const;

    bool operator==(const WorldImage&) const = default;

private:
    /// How far the edge of a half-turn lies beyond the diagonal, in columns, at a sum of row and column.
    double bendAt(int along) const;

    WorldSymmetry symmetry_ = WorldSymmetry::None;
    Size size_;
    std::vector<int> bends_; ///< of a half-turn, by the steps along the diagonal from the middle
};

} // namespace stonemason::pocket_heroes
