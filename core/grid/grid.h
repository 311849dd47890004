// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

namespace stonemason {

/// A rectangle of values, stored row by row. A grid of no rows stands for "there is none".
template <typename T>
class Grid {
public:
    Grid() = default;
    explicit Grid(Size size, T fill = T{}) : size_(size), values_(std::size_t(size.area()), fill) {}

    Size size() const { return size_; }
    int rows() const { return size_.rows; }
    int columns() const { return size_.columns; }
    bool empty() const { return values_.empty(); }
    bool contains(Cell c) const { return size_.contains(c); }

    /// The cell must lie inside.
    const T& operator[](Cell c) const { return values_[index(c)]; }
    T& operator[](Cell c) { return values_[index(c)]; }

    std::span<const T> row(int r) const {
        return std::span<const T>(values_).subspan(index({r, 0}), std::size_t(size_.columns));
    }
    std::span<T> row(int r) {
        return std::span<T>(values_).subspan(index({r, 0}), std::size_t(size_.columns));
    }
    const std::vector<T>& values() const { return values_; }

    bool operator==(const Grid&) const = default;

private:
    std::size_t index(Cell c) const {
        assert(size_.contains(c));
        return std::size_t(c.row) * std::size_t(size_.columns) + std::size_t(c.column);
    }

    Size size_;
    std::vector<T> values_;
};

/// Calls visit(cell) for every cell, row by row.
template <typename Visit>
void forEachCell(Size size, Visit visit) {
    for (int row = 0; row < size.rows; ++row)
        for (int column = 0; column < size.columns; ++column)
            visit(Cell{row, column});
}

} // namespace stonemason
