// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/pen_path.h"

#include <algorithm>
#include <cstdlib>

namespace stonemason::kings_conflict {

namespace {

Direction towards(Cell from, Cell to, bool alongColumn) {
    if (alongColumn) return to.row < from.row ? Direction::North : Direction::South;
    return to.column < from.column ? Direction::West : Direction::East;
}

/// Whether the run to a cell that lies aslant starts up or down the column.
bool startsAlongColumn(std::span<const Cell> walk, Cell to) {
    const Cell from = walk.back();
    if (walk.size() > 1) {
        const auto last = directionTo(walk[walk.size() - 2], from);
        if (last == towards(from, to, true)) return true;
        if (last == towards(from, to, false)) return false;
    }
    return std::abs(to.row - from.row) > std::abs(to.column - from.column);
}

template <typename At>
DirectionOrder outwards(std::size_t count, At at) {
    if (count < 2) return {Direction::East, Direction::West, Direction::North, Direction::South};
    const Direction in = *directionTo(at(0), at(1));
    const Direction right = Direction((int(in) + 3) % 4); // to the right of one who walks out
    for (std::size_t i = 2; i < count; ++i) {
        const Direction turn = *directionTo(at(i - 1), at(i));
        if (turn != in) return {opposite(in), opposite(turn), turn, in};
    }
    return {opposite(in), right, opposite(right), in};
}

} // namespace

std::optional<Direction> directionTo(Cell from, Cell to) {
    for (Direction d : allDirections)
        if (neighbour(from, d) == to) return d;
    return std::nullopt;
}

std::vector<Cell> walkAlong(std::span<const Cell> path, Size size) {
    PenWalk walk(size);
    walk.follow(path, 0);
    return walk.cells();
}

void PenWalk::step(Cell to) {
    const bool isBack = cells_.size() > 1 && cells_[cells_.size() - 2] == to;
    steps_.push_back({isBack ? cells_.back() : to, isBack});
    if (isBack)
        cells_.pop_back();
    else
        cells_.push_back(to);
    kept_ = std::min(kept_, cells_.size());
}

void PenWalk::undoStep() {
    if (steps_.back().isBack)
        cells_.push_back(steps_.back().cell);
    else
        cells_.pop_back();
    steps_.pop_back();
    kept_ = std::min(kept_, cells_.size());
}

void PenWalk::run(Cell to) {
    bool alongColumn =
        cells_.back().row != to.row && (cells_.back().column == to.column || startsAlongColumn(cells_, to));
    for (Cell at = cells_.back(); at != to;) {
        if (alongColumn ? at.row == to.row : at.column == to.column) alongColumn = !alongColumn;
        at = neighbour(at, towards(at, to, alongColumn));
        step(at);
    }
}

std::size_t PenWalk::follow(std::span<const Cell> path, std::size_t known) {
    kept_ = cells_.size();
    if (known < stepsBefore_.size()) {
        while (steps_.size() > stepsBefore_[known])
            undoStep();
        stepsBefore_.resize(known);
    }
    for (Cell cell : path.subspan(known)) {
        stepsBefore_.push_back(steps_.size());
        if (!size_.contains(cell)) continue;
        if (cells_.empty())
            step(cell);
        else
            run(cell);
    }
    return kept_;
}

DirectionOrder orderAtStart(std::span<const Cell> walk) {
    return outwards(walk.size(), [walk](std::size_t i) { return walk[i]; });
}

DirectionOrder orderAtEnd(std::span<const Cell> walk) {
    return outwards(walk.size(), [walk](std::size_t i) { return walk[walk.size() - 1 - i]; });
}

EdgeSets edgeSets(const DirectionOrder& order) {
    EdgeSets sets;
    for (std::size_t set = 0; set < sets.size(); ++set)
        for (std::size_t i = 0; i < order.size(); ++i)
            if (((sets.size() - set) >> (order.size() - 1 - i)) & 1U) sets[set].add(order[i]);
    return sets;
}

} // namespace stonemason::kings_conflict
