// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/direction.h"
#include "core/grid/grid.h"

#include <span>
#include <vector>

namespace stonemason {

inline constexpr int unreachable = -1;

/// The number of 8-way steps from the nearest source to each cell that may be entered, or unreachable.
/// Sources count as entered (0) whatever mayEnter says of them.
template <typename MayEnter>
Grid<int> stepsFrom(std::span<const Cell> sources, Size size, MayEnter mayEnter) {
    Grid<int> steps(size, unreachable);
    std::vector<Cell> queue;
    for (Cell source : sources) {
        if (steps.contains(source) && steps[source] == unreachable) {
            steps[source] = 0;
            queue.push_back(source);
        }
    }
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const Cell from = queue[next];
        for (Cell step : eightSteps) {
            const Cell to = from + step;
            if (!steps.contains(to) || steps[to] != unreachable || !mayEnter(to)) continue;
            steps[to] = steps[from] + 1;
            queue.push_back(to);
        }
    }
    return steps;
}

} // namespace stonemason
