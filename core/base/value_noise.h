// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/grid/grid.h"

namespace stonemason {

/// Value noise: random values in [-1, 1] at lattice points, bilinearly interpolated.
class ValueNoise {
public:
    /// @param side cells of the square map
    /// @param spacing cells between lattice points, at least 1
    ValueNoise(int side, int spacing, SeededRandom& random)
        : spacing_(spacing), knots_(Size{side / spacing + 2, side / spacing + 2}) {
        forEachCell(knots_.size(),
                    [&](Cell knot) { knots_[knot] = float(random.below(2001) - 1000) / 1000; });
    }

    float at(Cell cell) const {
        const Cell knot{cell.row / spacing_, cell.column / spacing_};
        const float down = float(cell.row % spacing_) / float(spacing_);
        const float right = float(cell.column % spacing_) / float(spacing_);
        const float upper = mix(knots_[knot], knots_[{knot.row, knot.column + 1}], right);
        const float lower =
            mix(knots_[{knot.row + 1, knot.column}], knots_[{knot.row + 1, knot.column + 1}], right);
        return mix(upper, lower, down);
    }

private:
    static float mix(float one, float other, float share) { return one + (other - one) * share; }

    int spacing_;
    Grid<float> knots_;
};

} // namespace stonemason
