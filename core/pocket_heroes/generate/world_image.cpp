// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/world_image.h"

#include "core/base/value_noise.h"
#include "core/grid/region.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stonemason::pocket_heroes {

// In a half-turn the edge is the graph of an odd function over the diagonal: what it gives to one half on one
// side of the middle it takes from it on the other. The function is value noise that begins at zero; its
// slope stays below one, so that each half is one piece. Source: own work.

Cell imageOf(WorldSymmetry symmetry, Size size, Cell cell) {
    switch (symmetry) {
    case WorldSymmetry::Diagonal: return {cell.column, cell.row};
    case WorldSymmetry::LeftRight: return {cell.row, size.columns - 1 - cell.column};
    case WorldSymmetry::TopBottom: return {size.rows - 1 - cell.row, cell.column};
    case WorldSymmetry::HalfTurn: return {size.rows - 1 - cell.row, size.columns - 1 - cell.column};
    case WorldSymmetry::None: break;
    }
    return cell;
}

WorldImage::WorldImage(WorldSymmetry symmetry, Size size, SeededRandom& random)
    : symmetry_(symmetry), size_(size) {
    if (!isTurn()) return;
    constexpr int partOfSide = 16; // the edge winds by so small a part of the map
    const int spacing = std::max(4, size.rows / 4);
    const double reach = size.rows / double(partOfSide);
    const ValueNoise noise(size.rows, spacing, random);
    for (int along = 0; along < size.rows; ++along) {
        const double fade = std::min(1., 2. * along / spacing);
        bends_.push_back(int(std::floor(reach * fade * double(noise.at({0, along})))));
    }
}

double WorldImage::bendAt(int along) const {
    if (along == 0) return 0;
    const double bend = bends_[std::min(std::size_t(std::abs(along)), bends_.size() - 1)] + .5;
    return along > 0 ? bend : -bend;
}

Cell WorldImage::ofNode(Cell node) const {
    return imageOf(symmetry_, {size_.rows + 1, size_.columns + 1}, node);
}

DrawingPoint WorldImage::of(DrawingPoint point) const {
    const double width = size_.columns;
    const double height = size_.rows;
    switch (symmetry_) {
    case WorldSymmetry::Diagonal: return {point.y, point.x};
    case WorldSymmetry::LeftRight: return {width - point.x, point.y};
    case WorldSymmetry::TopBottom: return {point.x, height - point.y};
    case WorldSymmetry::HalfTurn: return {width - point.x, height - point.y};
    case WorldSymmetry::None: break;
    }
    return point;
}

Cell WorldImage::placeOf(const CellRange& around, Cell place) const {
    const Cell image = of(place);
    if (isDiagonal()) return image;
    const bool flipsRows = symmetry_ != WorldSymmetry::LeftRight;
    const bool flipsColumns = symmetry_ != WorldSymmetry::TopBottom;
    return {image.row - (flipsRows ? around.first.row + around.last.row : 0),
            image.column - (flipsColumns ? around.first.column + around.last.column : 0)};
}

int WorldImage::depth(Cell cell) const {
    switch (symmetry_) {
    case WorldSymmetry::Diagonal: return cell.row - cell.column;
    case WorldSymmetry::LeftRight: return size_.columns / 2 - cell.column;
    case WorldSymmetry::TopBottom: return cell.row - size_.rows / 2 + 1;
    case WorldSymmetry::HalfTurn:
        return int(std::ceil(bendAt(cell.row + cell.column - size_.rows + 1) - (cell.column - cell.row)));
    case WorldSymmetry::None: break;
    }
    return size_.rows;
}

bool WorldImage::isNodeBeyond(Cell node) const {
    switch (symmetry_) {
    case WorldSymmetry::Diagonal: return node.column > node.row;
    case WorldSymmetry::LeftRight: return node.column > size_.columns / 2;
    case WorldSymmetry::TopBottom: return node.row < size_.rows / 2;
    case WorldSymmetry::HalfTurn: return node.column - node.row > bendAt(node.row + node.column - size_.rows);
    case WorldSymmetry::None: break;
    }
    return false;
}

bool WorldImage::touchesBeyond(Cell cell) const {
    return isBeyond(cell) ||
           (exists() && std::ranges::any_of(eightSteps, [&](Cell step) { return isBeyond(cell + step); }));
}

bool WorldImage::isAtEdge(Cell cell) const {
    if (!exists() || isDiagonal()) return isFixed(cell);
    return std::ranges::any_of(allDirections,
                               [&](Direction way) { return isBetween(cell, neighbour(cell, way)); });
}

std::array<Cell, 2> WorldImage::middleCells() const {
    const Cell first{size_.rows / 2, size_.columns / 2 - 1};
    const Cell right = first + Cell{0, 1};
    return {first, isBeyond(right) ? of(right) : right};
}

double WorldImage::depth(DrawingPoint point) const {
    switch (symmetry_) {
    case WorldSymmetry::LeftRight: return size_.columns / 2. - point.x;
    case WorldSymmetry::TopBottom: return point.y - size_.rows / 2.;
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
    case WorldSymmetry::HalfTurn: return middle;
    case WorldSymmetry::None: break;
    }
    return point;
}

} // namespace stonemason::pocket_heroes
