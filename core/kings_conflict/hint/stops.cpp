// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/stops.h"

#include "core/grid/distance.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace stonemason::kings_conflict {

namespace {

// Why units stop: the connected components of enterable tiles give the best value that a unit could walk to,
// and a multi-source breadth-first search from all better tiles gives the nearest of them. Invariant: a
// search for one value serves every stop of that value, because what is better than a tile depends on its
// value alone. Cost: linear in the cells for the components and for each of the ten values at most; the
// tiles in reach for each stop. letsOthersPass() follows the moves of all units in reach of the stop.
// Source: ours.

/// The parts of the board that a unit can walk about in, and the best value of each.
struct Lands {
    Grid<int> land; ///< index into best, or -1
    std::vector<int> best;
};

Lands findLands(const HintField& field) {
    Lands lands{Grid<int>(field.size(), -1), {}};
    std::vector<Cell> queue;
    forEachCell(field.size(), [&](Cell start) {
        if (!field.mayEnter(start) || lands.land[start] >= 0) return;
        const int land = int(lands.best.size());
        lands.best.push_back(0);
        lands.land[start] = land;
        queue.assign(1, start);
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const Cell at = queue[next];
            if (field.mayStop(at)) lands.best.back() = std::max(lands.best.back(), field.value[at]);
            for (Cell offset : eightSteps) {
                const Cell to = at + offset;
                if (!field.mayEnter(to) || lands.land[to] >= 0) continue;
                lands.land[to] = land;
                queue.push_back(to);
            }
        }
    });
    return lands;
}

bool isLevel(const HintField& field, Cell cell) {
    return std::ranges::any_of(eightSteps, [&](Cell offset) {
        return field.mayStop(cell + offset) && field.value[cell + offset] == field.value[cell];
    });
}

/// Whether a better tile that the unit can walk to lies within a move if nothing were in the way.
bool isBarred(const HintField& field, const Lands& lands, Cell cell) {
    for (int row = cell.row - field.move; row <= cell.row + field.move; ++row)
        for (int column = cell.column - field.move; column <= cell.column + field.move; ++column) {
            const Cell to{row, column};
            if (field.mayStop(to) && lands.land[to] == lands.land[cell] &&
                field.value[to] > field.value[cell])
                return true;
        }
    return false;
}

/// For each tile the nearest one of a value above `level`, and the steps to it.
struct Nearest {
    Grid<int> steps; ///< or unreachable
    Grid<Cell> tile;
};

Nearest nearestAbove(const HintField& field, int level) {
    Nearest nearest{Grid<int>(field.size(), unreachable), Grid<Cell>(field.size())};
    std::vector<Cell> queue;
    forEachCell(field.size(), [&](Cell cell) {
        if (!field.mayStop(cell) || field.value[cell] <= level) return;
        nearest.steps[cell] = 0;
        nearest.tile[cell] = cell;
        queue.push_back(cell);
    });
    for (std::size_t next = 0; next < queue.size(); ++next)
        for (Cell offset : eightSteps) {
            const Cell from = queue[next];
            const Cell to = from + offset;
            if (!field.mayEnter(to) || nearest.steps[to] != unreachable) continue;
            nearest.steps[to] = nearest.steps[from] + 1;
            nearest.tile[to] = nearest.tile[from];
            queue.push_back(to);
        }
    return nearest;
}

/// The lowest value on which a unit from there may end while another unit stands on the tile.
int lowestEnd(const HintField& field, Cell from, Cell taken) {
    int lowest = std::numeric_limits<int>::max();
    std::set<Cell> seen{from};
    std::vector<Cell> ahead{from};
    while (!ahead.empty()) {
        const Cell at = ahead.back();
        ahead.pop_back();
        const std::vector<Cell> choices = bestTiles(field, at, [taken](Cell cell) { return cell == taken; });
        if (choices.empty()) lowest = std::min(lowest, field.value[at]);
        for (Cell to : choices)
            if (seen.insert(to).second) ahead.push_back(to);
    }
    return lowest;
}

} // namespace

bool letsOthersPass(const HintField& field, const Flow& flow, Cell stop) {
    bool anyone = false;
    bool all = true;
    forEachInReach(field, stop, [&](Cell from) { // a unit that can reach it is in its own reach
        const auto moves = flow.moves(from);
        if (std::ranges::none_of(moves, [&](Flow::Move move) { return from + move == stop; })) return;
        anyone = true;
        all = all && lowestEnd(field, from, stop) >= field.value[stop];
    });
    return anyone && all;
}

std::vector<Stop> stopsOf(const HintField& field, const Flow& flow, std::stop_token stop) {
    const Lands lands = findLands(field);
    std::vector<Stop> stops;
    std::map<int, Nearest> nearest; // by the value to be above of: ten at most
    for (int row = 0; row < field.size().rows && !stop.stop_requested(); ++row)
        for (int column = 0; column < field.size().columns; ++column) {
            const Cell cell{row, column};
            if (!field.mayStop(cell) || !flow.stays(cell)) continue;
            const int value = field.value[cell];
            Stop found{
                cell, StopReason::Best, isLevel(field, cell), lands.best[std::size_t(lands.land[cell])], cell,
                0};
            if (found.reachable > value) {
                auto known = nearest.find(value);
                if (known == nearest.end()) known = nearest.emplace(value, nearestAbove(field, value)).first;
                found.better = known->second.tile[cell];
                found.steps = known->second.steps[cell];
                found.reason = isBarred(field, lands, cell) ? StopReason::Barred
                               : found.level                ? StopReason::Level
                                                            : StopReason::Downhill;
            }
            stops.push_back(found);
        }
    return stops;
}

} // namespace stonemason::kings_conflict
