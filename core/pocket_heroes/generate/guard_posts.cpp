// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/guard_posts.h"

#include "core/grid/cell.h"

#include <array>

namespace stonemason::pocket_heroes {

namespace {

/// Matches doors with cells: maximum bipartite matching by augmenting paths, along which guards that are
/// posted already move aside.
/// Invariant: guardOf_ matches each cell with one door at most, and a door that is matched stays so.
/// Cost: O(doors * cells beside them), as each round visits a cell once; a door has three cells at most.
/// Source: H. Kuhn, The Hungarian Method for the Assignment Problem, Naval Research Logistics Quarterly 2,
/// 1955.
class Posting {
public:
    Posting(const Draft& draft, std::span<const GuardedDoor> doors)
        : draft_(draft), doors_(doors), guardOf_(draft.size, nobody), seen_(draft.size, nobody) {}

    std::vector<std::optional<Cell>> match() {
        for (int door = 0; door < int(doors_.size()); ++door)
            place(door, door);
        std::vector<std::optional<Cell>> posts(doors_.size());
        for (int door = 0; door < int(doors_.size()); ++door)
            for (const Cell cell : cellsFor(door))
                if (guardOf_[cell] == door) posts[std::size_t(door)] = cell;
        return posts;
    }

private:
    static constexpr int nobody = -1;

    /// The candidate cells of a door, walkable cells before obstacles.
    std::vector<Cell> cellsFor(int index) const {
        const GuardedDoor& door = doors_[std::size_t(index)];
        std::vector<Cell> walked, obstacles;
        for (const Cell cell : door.cells) {
            if (!draft_.size.contains(cell) || draft_.zoneOf[cell] != door.zone) continue;
            const CellUse use = draft_.use[cell];
            if (use == CellUse::Open || use == CellUse::Kept) walked.push_back(cell);
            if (use == CellUse::Obstacle) obstacles.push_back(cell);
        }
        walked.insert(walked.end(), obstacles.begin(), obstacles.end());
        return walked;
    }

    /// @param round number of the search; the cells visited by this search have it in seen_
    bool place(int door, int round) {
        const std::vector<Cell> cells = cellsFor(door);
        for (const Cell cell : cells)
            if (guardOf_[cell] == nobody) {
                guardOf_[cell] = door;
                return true;
            }
        for (const Cell cell : cells) {
            if (seen_[cell] == round) continue;
            seen_[cell] = round;
            if (!place(guardOf_[cell], round)) continue;
            guardOf_[cell] = door;
            return true;
        }
        return false;
    }

    const Draft& draft_;
    std::span<const GuardedDoor> doors_;
    Grid<int> guardOf_; ///< the door whose guard stands there
    Grid<int> seen_;
};

constexpr std::array<Cell, 3> postSteps{{{1, 1}, {1, 0}, {0, 1}}};

} // namespace

GuardedDoor doorOf(const Draft& draft, const DraftBuilding& building) {
    GuardedDoor door{building.zone, {}};
    for (const Cell step : postSteps) {
        const Cell cell = building.cell + step;
        // A door on the diagonal has one guard, which is its own image.
        if (draft.image.isFixed(cell) == draft.image.isFixed(building.cell)) door.cells.push_back(cell);
    }
    return door;
}

GuardedDoor farDoorOf(const Draft& draft, const DraftBuilding& building, const CellRange& plot, int steps) {
    GuardedDoor door{building.zone, {}};
    const Cell image = draft.image.placeOf(plot, building.cell, steps);
    for (const Cell step : postSteps)
        door.cells.push_back(draft.image.of(image + step, draft.image.order() - steps));
    return door;
}

std::vector<std::optional<Cell>> guardPosts(const Draft& draft, std::span<const GuardedDoor> doors) {
    return Posting(draft, doors).match();
}

} // namespace stonemason::pocket_heroes
