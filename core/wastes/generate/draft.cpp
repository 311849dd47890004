// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/generate/draft.h"

#include "core/grid/region.h"

#include <algorithm>

namespace stonemason::wastes {

// Ground is laid patch by patch. A patch of holes or sludge that would cut the board, found by one flood over
// the board, is undone: so a board costs its patches times its cells.

namespace {

constexpr int mostRounds = 8;

} // namespace

Draft::Draft(Size size, Symmetry symmetry, SeededRandom& random) : random_(random) {
    board_.symmetry = symmetry;
    board_.tiles = Grid<Tile>(size, Tile::Normal);
    const int aside = std::max(1, size.columns / 4);
    const int column = size.columns / 2 + (random.percent(50) ? 0 : random.below(2 * aside + 1) - aside);
    goal_ = {size.rows >= 9 && random.percent(25) ? 1 : 0, std::clamp(column, 0, size.columns - 1)};
    board_.tiles[goal_] = Tile::RedGoal;
    board_.tiles[imageOf(goal_)] = Tile::BlueGoal;
}

bool Draft::isFoot(Cell cell) const {
    const Tile tile = board_.tileAt(cell);
    return tile != Tile::Hole && tile != Tile::Sludge && !isGoal(tile);
}

/// All that can be walked on is one piece, and each goal lies beside it.
bool Draft::holdsTogether() const {
    const Size size = board_.size();
    Grid<char> seen(size, 0);
    std::vector<Cell> queue;
    int feet = 0;
    forEachCell(size, [&](Cell cell) {
        if (!isFoot(cell)) return;
        ++feet;
        if (queue.empty()) queue.push_back(cell);
    });
    if (queue.empty()) return false;
    seen[queue.front()] = 1;
    bool reachesGoal = false;
    for (std::size_t next = 0; next < queue.size(); ++next)
        for (const Direction direction : allDirections) {
            const Cell beside = neighbour(queue[next], direction);
            reachesGoal = reachesGoal || beside == goal_;
            if (!seen.contains(beside) || seen[beside] != 0 || !isFoot(beside)) continue;
            seen[beside] = 1;
            queue.push_back(beside);
        }
    return reachesGoal && int(queue.size()) == feet; // the other goal is the mirror image
}

bool Draft::isAtEdge(Cell cell) const {
    return std::ranges::any_of(allDirections, [&](Direction direction) {
        return board_.tileAt(neighbour(cell, direction)) == Tile::Hole;
    });
}

/// Normal tiles around a start, one beside the other, in a random shape.
std::vector<Cell> Draft::patchFrom(Cell start, const Patches& patches, int most) {
    std::vector<Cell> cells{start};
    const int wanted = std::min(most, 1 + random_.below(patches.longest));
    for (int tries = 0; int(cells.size()) < wanted && tries < 4 * wanted; ++tries) {
        const Cell from = cells[std::size_t(random_.below(int(cells.size())))];
        const Cell next = neighbour(from, allDirections[std::size_t(random_.below(4))]);
        if (board_.tileAt(next) != Tile::Normal || std::ranges::count(cells, next) > 0) continue;
        cells.push_back(next);
    }
    return cells;
}

/// Returns how many tiles were written, with the mirror images.
int Draft::write(const std::vector<Cell>& cells, Tile tile) {
    int written = 0;
    for (const Cell cell : cells)
        for (const Cell each : {cell, imageOf(cell)})
            if (board_.tiles[each] != tile) {
                board_.tiles[each] = tile;
                ++written;
            }
    return written;
}

void Draft::lay(const Patches& patches) {
    std::vector<Cell> starts;
    forEachCell(size(), [&](Cell cell) {
        const bool isFirst = !(imageOf(cell) < cell);
        if (isFirst && board_.tiles[cell] == Tile::Normal) starts.push_back(cell);
    });
    random_.shuffle(std::span(starts));
    if (patches.atGoal)
        std::ranges::stable_partition(starts, [&](Cell cell) {
            return std::ranges::any_of(
                allDirections, [&](Direction d) { return isGoal(board_.tileAt(neighbour(cell, d))); });
        });
    int left = patches.count;
    // Several rounds, because new holes create new edges and other patches may then fit.
    for (int round = 0; round < mostRounds; ++round)
        for (const Cell start : starts) {
            if (left <= 0) return;
            if (board_.tiles[start] != Tile::Normal) continue;
            if (patches.atEdge && !isAtEdge(start)) continue;
            if (left == 1 && imageOf(start) != start) continue; // two would be too many
            const std::vector<Cell> cells = patchFrom(start, patches, std::max(1, left / 2));
            const int written = write(cells, patches.tile);
            const bool divides = patches.tile == Tile::Hole || patches.tile == Tile::Sludge;
            if (divides && !holdsTogether())
                write(cells, Tile::Normal);
            else
                left -= written;
        }
}

Grid<int> Draft::stepsToBlueGoal() const {
    Grid<int> steps(size(), unreachable);
    std::vector<Cell> queue{imageOf(goal_)};
    steps[queue.front()] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next)
        for (const Direction direction : allDirections) {
            const Cell beside = neighbour(queue[next], direction);
            if (!steps.contains(beside) || steps[beside] != unreachable || !isFoot(beside)) continue;
            steps[beside] = steps[queue[next]] + 1;
            queue.push_back(beside);
        }
    return steps;
}

void Draft::put(Piece piece) {
    piece.side = Side::Blue;
    board_.pieces.push_back(piece);
}

} // namespace stonemason::wastes
