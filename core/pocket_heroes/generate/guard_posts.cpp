// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/guard_posts.h"

#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/half.h"

#include <array>

namespace stonemason::pocket_heroes {

namespace {

/// Matches buildings with cells: maximum bipartite matching by augmenting paths, along which guards that are
/// posted already move aside.
/// Invariant: guardOf_ matches each cell with one building at most, and a building that is matched stays so.
/// Cost: O(buildings * cells beside them), as each round visits a cell once; a building has three cells at
/// most.
/// Source: H. Kuhn, The Hungarian Method for the Assignment Problem, Naval Research Logistics Quarterly 2,
/// 1955.
class Posting {
public:
    Posting(const Draft& draft, std::span<const DraftBuilding* const> guarded)
        : draft_(draft), guarded_(guarded), guardOf_(draft.size, nobody), seen_(draft.size, nobody) {}

    std::vector<std::optional<Cell>> match() {
        for (int building = 0; building < int(guarded_.size()); ++building)
            place(building, building);
        std::vector<std::optional<Cell>> posts(guarded_.size());
        for (int building = 0; building < int(guarded_.size()); ++building)
            for (const Cell cell : cellsFor(building))
                if (guardOf_[cell] == building) posts[std::size_t(building)] = cell;
        return posts;
    }

private:
    static constexpr int nobody = -1;

    /// At the corner first, and rather on what is walked already.
    std::vector<Cell> cellsFor(int index) const {
        const DraftBuilding& building = *guarded_[std::size_t(index)];
        std::vector<Cell> walked, obstacles;
        for (const Cell step : {Cell{1, 1}, Cell{1, 0}, Cell{0, 1}}) {
            const Cell cell = building.cell + step;
            if (!draft_.size.contains(cell) || draft_.zoneOf[cell] != building.zone) continue;
            // On the diagonal the one guard is its own image.
            if (draft_.isMirrored && isOnDiagonal(cell) != isOnDiagonal(building.cell)) continue;
            const CellUse use = draft_.use[cell];
            if (use == CellUse::Open || use == CellUse::Kept) walked.push_back(cell);
            if (use == CellUse::Obstacle) obstacles.push_back(cell);
        }
        walked.insert(walked.end(), obstacles.begin(), obstacles.end());
        return walked;
    }

    /// @param round number of the search; seen_ holds it for the cells that this search has visited
    bool place(int building, int round) {
        const std::vector<Cell> cells = cellsFor(building);
        for (const Cell cell : cells)
            if (guardOf_[cell] == nobody) {
                guardOf_[cell] = building;
                return true;
            }
        for (const Cell cell : cells) {
            if (seen_[cell] == round) continue;
            seen_[cell] = round;
            if (!place(guardOf_[cell], round)) continue;
            guardOf_[cell] = building;
            return true;
        }
        return false;
    }

    const Draft& draft_;
    std::span<const DraftBuilding* const> guarded_;
    Grid<int> guardOf_; ///< the building whose guard stands there
    Grid<int> seen_;
};

} // namespace

std::vector<std::optional<Cell>> guardPosts(const Draft& draft,
                                            std::span<const DraftBuilding* const> guarded) {
    return Posting(draft, guarded).match();
}

} // namespace stonemason::pocket_heroes
