// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/world_image.h"

#include "core/base/value_noise.h"
#include "core/grid/region.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stonemason::pocket_heroes {

// In a half-turn the edge is the graph of an odd function over the diagonal: the ground that it adds to a
// half on one side of the middle it removes on the other. The function is value noise that begins at zero;
// its slope stays below one, so that each half is one piece. In a quarter-turn the edge to the lower rim is
// the graph of value noise of this kind over the line through the middle, straight for the first steps. Its
// distance from that line is at most half its steps from the middle, so that it does not meet its images.
// Source: own work.

Cell imageOf(WorldSymmetry symmetry, Size size, Cell cell) {
    switch (symmetry) {
    case WorldSymmetry::Diagonal: return {cell.column, cell.row};
    case WorldSymmetry::LeftRight: return {cell.row, size.columns - 1 - cell.column};
    case WorldSymmetry::TopBottom: return {size.rows - 1 - cell.row, cell.column};
    case WorldSymmetry::HalfTurn: return {size.rows - 1 - cell.row, size.columns - 1 - cell.column};
    case WorldSymmetry::QuarterTurn: return {cell.column, size.rows - 1 - cell.row};
    case WorldSymmetry::None: break;
    }
    return cell;
}

WorldImage::WorldImage(WorldSymmetry symmetry, Size size, SeededRandom& random)
    : symmetry_(symmetry), size_(size) {
    if (!isTurn()) return;
    constexpr int partOfSide = 16; // the edge bends by at most side / partOfSide
    const int spacing = std::max(4, size.rows / 4);
    constexpr int straight = 6; // steps from the middle of a quarter-turn, where a zone has its roads
    const double reach = size.rows / double(partOfSide);
    const ValueNoise noise(size.rows, spacing, random);
    for (int along = 0; along < size.rows; ++along) {
        const int bent = isHalfTurn() ? along : std::max(0, along - straight);
        const double fade = std::min(1., 2. * bent / spacing);
        const double bend = reach * fade * double(noise.at({0, along}));
        bends_.push_back(int(isHalfTurn() ? std::floor(bend) : std::trunc(bend)));
    }
}

double WorldImage::bendAt(int along) const {
    if (along == 0) return 0;
    const double bend = bends_[std::min(std::size_t(std::abs(along)), bends_.size() - 1)] + .5;
    return along > 0 ? bend : -bend;
}

int WorldImage::quarterBendAt(int rowsBelow) const {
    return bends_[std::min(std::size_t(rowsBelow), bends_.size() - 1)];
}

std::pair<int, int> WorldImage::quarterDepths(Cell fromMiddle) const {
    const int below = fromMiddle.row;
    const int left = -1 - fromMiddle.column;
    const int fromLower = (below < 0 ? 0 : quarterBendAt(below)) - fromMiddle.column;
    const int fromLeft = below - (left < 0 ? 0 : quarterBendAt(left)) + 1;
    return {fromLower, fromLeft};
}

Cell WorldImage::imageAfter(Cell cell, int steps) const {
    for (int step = steps % order(); step > 0; --step)
        cell = imageOf(symmetry_, size_, cell);
    return cell;
}

int WorldImage::partAt(Cell cell) const {
    int steps = 0;
    for (; isBeyond(cell); cell = of(cell))
        ++steps;
    return (order() - steps) % order();
}

Cell WorldImage::sourceOfBeyond(Cell cell) const {
    while (isBeyond(cell))
        cell = of(cell);
    return cell;
}

Cell WorldImage::sourceOfNode(Cell node) const {
    while (isNodeBeyond(node))
        node = ofNode(node);
    return node;
}

DrawingPoint WorldImage::sourceOf(DrawingPoint point) const {
    for (int step = 1; step < order() && depth(point) < 0; ++step)
        point = of(point);
    return point;
}

Cell WorldImage::ofNode(Cell node) const {
    return imageOf(symmetry_, {size_.rows + 1, size_.columns + 1}, node);
}

DrawingPoint WorldImage::of(DrawingPoint point, int steps) const {
    steps %= order();
    if (steps == 0) return point;
    if (steps > 1) point = of(point, steps - 1);
    const double width = size_.columns;
    const double height = size_.rows;
    switch (symmetry_) {
    case WorldSymmetry::Diagonal: return {point.y, point.x};
    case WorldSymmetry::LeftRight: return {width - point.x, point.y};
    case WorldSymmetry::TopBottom: return {point.x, height - point.y};
    case WorldSymmetry::HalfTurn: return {width - point.x, height - point.y};
    case WorldSymmetry::QuarterTurn: return {width - point.y, point.x};
    case WorldSymmetry::None: break;
    }
    return point;
}

Cell WorldImage::placeOf(const CellRange& around, Cell place, int steps) const {
    if (isDiagonal()) return of(place, steps);
    const Cell first = of(place + around.first, steps);
    const Cell last = of(place + around.last, steps);
    return {std::max(first.row, last.row) - around.last.row,
            std::max(first.column, last.column) - around.last.column};
}

int WorldImage::depth(Cell cell) const {
    switch (symmetry_) {
    case WorldSymmetry::Diagonal: return cell.row - cell.column;
    case WorldSymmetry::LeftRight: return size_.columns / 2 - cell.column;
    case WorldSymmetry::TopBottom: return cell.row - size_.rows / 2 + 1;
    case WorldSymmetry::HalfTurn:
        return int(std::ceil(bendAt(cell.row + cell.column - size_.rows + 1) - (cell.column - cell.row)));
    case WorldSymmetry::QuarterTurn: {
        const auto [fromLower, fromLeft] =
            quarterDepths({cell.row - size_.rows / 2, cell.column - size_.columns / 2});
        return std::min(fromLower, fromLeft);
    }
    case WorldSymmetry::None: break;
    }
    return size_.rows;
}

/// A node on the edge belongs to the part above or to the left; the middle is its own image.
bool WorldImage::isQuarterNodeBeyond(Cell fromMiddle) const {
    const auto [below, right] = fromMiddle;
    if (below == 0 && right == 0) return false;
    const bool isLeftOfLower = below > 0 ? right <= quarterBendAt(below) : right < 0;
    const bool isBelowLeft = right < 0 ? below > quarterBendAt(-right) : below > 0;
    return !isLeftOfLower || !isBelowLeft;
}

bool WorldImage::isNodeBeyond(Cell node) const {
    switch (symmetry_) {
    case WorldSymmetry::Diagonal: return node.column > node.row;
    case WorldSymmetry::LeftRight: return node.column > size_.columns / 2;
    case WorldSymmetry::TopBottom: return node.row < size_.rows / 2;
    case WorldSymmetry::HalfTurn: return node.column - node.row > bendAt(node.row + node.column - size_.rows);
    case WorldSymmetry::QuarterTurn:
        return isQuarterNodeBeyond({node.row - size_.rows / 2, node.column - size_.columns / 2});
    case WorldSymmetry::None: break;
    }
    return false;
}

bool WorldImage::hasBeyondAround(Cell cell) const {
    return isBeyond(cell) ||
           std::ranges::any_of(eightSteps, [&](Cell step) { return isBeyond(cell + step); });
}

bool WorldImage::isBesideEdge(Cell cell) const {
    if (isDiagonal()) return isFixed(cell);
    return std::ranges::any_of(allDirections,
                               [&](Direction way) { return isBetween(cell, neighbour(cell, way)); });
}

bool WorldImage::isOnFirstArm(Cell cell) const {
    const Cell fromMiddle{cell.row - size_.rows / 2, cell.column - size_.columns / 2};
    constexpr int roadsOfMiddle = 3; // rows
    if (fromMiddle.row < roadsOfMiddle) return false;
    if (isHalfTurn()) return true;
    const auto [fromLower, fromLeft] = quarterDepths(fromMiddle);
    return fromLower == 1 && fromLeft > 1;
}

std::vector<Cell> WorldImage::middleCells() const {
    const Cell inmost{size_.rows / 2, size_.columns / 2 - 1};
    const Cell left = inmost + Cell{0, -1};
    const Cell below = inmost + Cell{1, 0};
    if (isQuarterTurn()) return {below + Cell{0, -1}, inmost, left, below};
    const Cell right = inmost + Cell{0, 1};
    return {inmost, isBeyond(right) ? of(right) : right};
}

std::vector<Cell> WorldImage::middleRoad() const {
    const std::vector<Cell> cells = middleCells();
    if (isHalfTurn()) return {cells[1]};
    const int halfTurn = order() / 2;
    std::vector<Cell> road{cells[1], of(cells[1], order() - 1)};
    for (const int steps : {0, halfTurn})
        for (const Cell cell : {cells[2], of(cells[3])})
            road.push_back(of(cell, steps));
    return road;
}

double WorldImage::depth(DrawingPoint point) const {
    switch (symmetry_) {
    case WorldSymmetry::LeftRight: return size_.columns / 2. - point.x;
    case WorldSymmetry::TopBottom: return point.y - size_.rows / 2.;
    case WorldSymmetry::QuarterTurn: return std::min(size_.columns / 2. - point.x, point.y - size_.rows / 2.);
    case WorldSymmetry::Diagonal:
    case WorldSymmetry::HalfTurn: return (point.y - point.x) / std::sqrt(2.);
    case WorldSymmetry::None: break;
    }
    return size_.rows;
}

DrawingPoint WorldImage::nearestFixed(DrawingPoint point) const {
    const DrawingPoint middle{size_.columns / 2., size_.rows / 2.};
    switch (symmetry_) {
    case WorldSymmetry::Diagonal: return {(point.x + point.y) / 2, (point.x + point.y) / 2};
    case WorldSymmetry::LeftRight: return {middle.x, point.y};
    case WorldSymmetry::TopBottom: return {point.x, middle.y};
    case WorldSymmetry::HalfTurn:
    case WorldSymmetry::QuarterTurn: return middle;
    case WorldSymmetry::None: break;
    }
    return point;
}

} // namespace stonemason::pocket_heroes
