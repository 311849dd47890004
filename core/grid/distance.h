// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/grid/grid.h"

#include <array>
#include <span>
#include <vector>

namespace stonemason {

inline constexpr int unreachable = -1;

/// The number of 8-way steps from the nearest source to each cell that may be entered, or unreachable.
/// Sources count as entered (0) whatever mayEnter returns for them.
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

/// The step lengths of a metric close to the Euclidean one: a diagonal step counts seven fifths of a
/// straight one.
inline constexpr int straightLength = 5;
inline constexpr int diagonalLength = 7;

/// The length of the shortest way from a cell of known length to each cell that may be entered, or
/// unreachable: a way begins at any cell whose `begin` is not unreachable, with that length. Those cells
/// count as entered whatever mayEnter returns for them.
template <typename MayEnter>
Grid<int> extendedLengths(const Grid<int>& begin, MayEnter mayEnter) {
    Grid<int> lengths(begin.size(), unreachable);
    std::vector<std::vector<Cell>> waiting; // by length
    const auto offer = [&](Cell cell, int length) {
        if (lengths[cell] != unreachable && lengths[cell] <= length) return;
        lengths[cell] = length;
        if (std::size_t(length) >= waiting.size()) waiting.resize(std::size_t(length) + 1);
        waiting[std::size_t(length)].push_back(cell);
    };
    forEachCell(begin.size(), [&](Cell cell) {
        if (begin[cell] != unreachable) offer(cell, begin[cell]);
    });
    for (std::size_t length = 0; length < waiting.size(); ++length)
        for (std::size_t i = 0; i < waiting[length].size(); ++i) {
            const Cell from = waiting[length][i];
            if (lengths[from] != int(length)) continue; // a shorter way was found
            for (Cell step : eightSteps) {
                const Cell to = from + step;
                if (!lengths.contains(to) || !mayEnter(to)) continue;
                const bool diagonal = step.row != 0 && step.column != 0;
                offer(to, int(length) + (diagonal ? diagonalLength : straightLength));
            }
        }
    return lengths;
}

/// The length of the shortest way from the nearest source.
template <typename MayEnter>
Grid<int> lengthsFrom(std::span<const Cell> sources, Size size, MayEnter mayEnter) {
    Grid<int> begin(size, unreachable);
    for (Cell source : sources)
        if (size.contains(source)) begin[source] = 0;
    return extendedLengths(begin, mayEnter);
}

} // namespace stonemason
