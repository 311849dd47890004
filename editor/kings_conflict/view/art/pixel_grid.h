// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/art/map_renderer.h"

#include <QPoint>
#include <QRect>

#include <cmath>

namespace stonemason::kings_conflict {

/// Where the cells of a board lie in whole device pixels. When a cell is not a whole number of pixels wide,
/// some columns are a pixel wider than others, so that no seam ever shows.
class PixelGrid {
public:
    PixelGrid(QPoint origin, double cell) : origin_(origin), cell_(cell) {}

    double cell() const { return cell_; }
    int x(int column) const { return origin_.x() + int(std::floor(column * cell_ + 0.5)); }
    int y(int row) const { return origin_.y() + int(std::floor(row * cell_ + 0.5)); }
    QRect rect(CellRange range) const {
        return QRect(QPoint(x(range.first.column), y(range.first.row)),
                     QPoint(x(range.last.column + 1) - 1, y(range.last.row + 1) - 1));
    }
    QRect rect(Cell cell) const { return rect(CellRange{cell, cell}); }

private:
    QPoint origin_;
    double cell_;
};

} // namespace stonemason::kings_conflict
