// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/hoards.h"

#include "core/grid/cell.h"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>

namespace stonemason::pocket_heroes {

namespace {

constexpr int nookNeighbours = 4; ///< cells that can be walked around a nook, at most
constexpr int openPercent = 55;   ///< of the hoards that lie anywhere
constexpr int guardReach = 2;
constexpr int postTries = 12;

} // namespace

bool HoardFinder::isFree(Cell cell) const {
    const bool isOwnImage = draft_.isMirrored && cell.row == cell.column;
    return draft_.use.contains(cell) && draft_.use[cell] == CellUse::Open && draft_.roads[cell] == 0 &&
           occupied_[cell] == 0 && !isOwnImage;
}

bool HoardFinder::isWalkedAt(Cell cell) const {
    return draft_.use.contains(cell) && isWalked(draft_.use[cell]);
}

int HoardFinder::openAround(Cell cell) const {
    return int(std::ranges::count_if(
        eightSteps, [&](Cell step) { return isWalkedAt(cell + step) && occupied_[cell + step] == 0; }));
}

void HoardFinder::begin(std::span<const Cell> cells, SeededRandom& random) {
    places_.clear();
    std::vector<Cell> open;
    for (const Cell cell : cells)
        if (isFree(cell)) open.push_back(cell);
    random.shuffle(std::span(open));
    // Cells in the open are used only when all nooks are.
    for (const bool wantsNook : {false, true})
        for (const Cell cell : open)
            if ((openAround(cell) <= nookNeighbours) == wantsNook) places_.push_back(cell);
}

std::optional<Hoard> HoardFinder::find(int count, bool withGuard, SeededRandom& random) {
    while (!places_.empty() && !isFree(places_.back()))
        places_.pop_back();
    if (places_.empty()) return std::nullopt;
    if (random.percent(openPercent))
        if (Cell& other = places_[std::size_t(random.below(int(places_.size())))]; isFree(other))
            std::swap(other, places_.back());
    Hoard hoard{{places_.back()}, {}};
    occupied_[places_.back()] = 1;
    while (int(hoard.cells.size()) < count) {
        std::optional<Cell> best;
        int least = 0;
        for (const Cell from : hoard.cells)
            for (const Cell step : eightSteps) {
                if (!isFree(from + step)) continue;
                const int open = openAround(from + step);
                if (best && open >= least) continue;
                best = from + step;
                least = open;
            }
        if (!best) break;
        occupied_[*best] = 1;
        hoard.cells.push_back(*best);
    }
    if (withGuard) hoard.guard = postFor(hoard.cells, random);
    if (hoard.guard) occupied_[*hoard.guard] = 1;
    return hoard;
}

/// The free cell that holds most of the hoard, where the way is narrow.
std::optional<Cell> HoardFinder::postFor(const std::vector<Cell>& hoard, SeededRandom& random) const {
    std::vector<std::tuple<int, std::uint64_t, Cell>> posts; // by how much of it is out of reach
    for (const Cell from : hoard)
        for (const Cell step : eightSteps) {
            const Cell cell = from + step;
            if (!isFree(cell)) continue;
            const auto far = std::ranges::count_if(
                hoard, [&](Cell treasure) { return chebyshev(treasure, cell) > guardReach; });
            posts.emplace_back(int(far), random.next(), cell);
        }
    std::ranges::sort(posts, {},
                      [](const auto& post) { return std::pair(std::get<0>(post), std::get<1>(post)); });
    for (std::size_t i = 0; i < std::min(posts.size(), std::size_t(postTries)); ++i)
        if (partsGround(std::get<Cell>(posts[i]))) return std::get<Cell>(posts[i]);
    return std::nullopt;
}

/// Whether who goes from one side to another must pass within a step of the cell: the ground within four
/// cells falls into pieces without what is beside the cell.
bool HoardFinder::partsGround(Cell cell) const {
    constexpr int reach = 4;
    constexpr int side = 2 * reach + 1;
    constexpr std::size_t smallestPiece = 2;
    Grid<char> open(Size{side, side}, 0);
    const Cell middle{reach, reach};
    const Cell corner{cell.row - reach, cell.column - reach};
    forEachCell(open.size(),
                [&](Cell at) { open[at] = chebyshev(at, middle) > 1 && isWalkedAt(corner + at) ? 1 : 0; });
    int pieces = 0;
    std::vector<Cell> piece;
    forEachCell(open.size(), [&](Cell start) {
        if (open[start] == 0) return;
        open[start] = 0;
        piece.assign(1, start);
        for (std::size_t next = 0; next < piece.size(); ++next)
            for (const Cell step : eightSteps) {
                const Cell beside = piece[next] + step;
                if (!open.contains(beside) || open[beside] == 0) continue;
                open[beside] = 0;
                piece.push_back(beside);
            }
        if (piece.size() >= smallestPiece) ++pieces;
    });
    return pieces >= 2;
}

} // namespace stonemason::pocket_heroes
