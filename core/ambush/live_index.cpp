// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/live_index.h"

#include "core/ambush/search.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace stonemason::ambush {

LiveIndex::LiveIndex(std::span<const Stencil> stencils, BitGrid passable)
    : passable_(std::move(passable)), judges_(stencils.begin(), stencils.end()), untested_(passable_.size()) {
    for (const Stencil& stencil : stencils)
        passing_.emplace_back(cornersOn(passable_.size(), stencil));
}

std::optional<LiveIndex> LiveIndex::of(std::span<const Stencil> stencils, BitGrid passable,
                                       const std::stop_token& stop,
                                       const std::function<void(int percent)>& watch) {
    LiveIndex index(stencils, std::move(passable));
    SearchProgress progress(index.passable_.rows(), watch);
    for (int row = 0; row < index.passable_.rows(); ++row) {
        if (stop.stop_requested()) return std::nullopt;
        for (std::size_t i = 0; i < stencils.size(); ++i)
            for (const Judge::Hit& hit : index.judges_[i].hitsInRow(index.passable_, row))
                index.passing_[i].set({row, hit.column}, true);
        progress.setDone(row + 1);
    }
    return index;
}

/// Writes the states; returns the cells whose state changed.
std::vector<Cell> LiveIndex::apply(std::span<const CellState> cells) {
    std::vector<std::pair<Cell, bool>> before;
    for (const CellState& state : cells) {
        before.emplace_back(state.cell, passable_[state.cell]);
        passable_.set(state.cell, state.passable);
    }
    std::ranges::stable_sort(before, {}, &std::pair<Cell, bool>::first);
    std::vector<Cell> changed;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto& [cell, was] = before[i];
        const bool isFirst = i == 0 || before[i - 1].first != cell;
        if (isFirst && was != passable_[cell]) changed.push_back(cell);
    }
    return changed;
}

std::vector<LiveIndex::Touched> LiveIndex::touchedBy(std::span<const Cell> cells, const Stencil& stencil) {
    std::vector<Touched> touched;
    const Size corners = cornersOn(passable_.size(), stencil);
    for (const Cell cell : cells)
        for (int row = 0; row < stencil.size.rows; ++row) {
            Cell first{cell.row - row, cell.column - stencil.size.columns + 1};
            // Compared cells from right to left are corners from left to right.
            std::uint64_t bits = 0;
            for (std::uint64_t left = stencil.rows[std::size_t(row)]; left != 0; left &= left - 1)
                bits |= std::uint64_t{1} << unsigned(stencil.size.columns - 1 - std::countr_zero(left));
            if (first.column < 0) bits >>= unsigned(-first.column);
            first.column = std::max(first.column, 0);
            if (!corners.contains(first)) continue;
            const int beyond = BitGrid::wordBits - (corners.columns - first.column);
            if (beyond > 0) bits &= ~std::uint64_t{0} >> unsigned(beyond);
            if (bits != 0) touched.push_back({first, bits});
        }
    return touched;
}

/// Tests these corners and notes what differs.
void LiveIndex::test(int stencil, Cell first, std::uint64_t corners, Change& change) {
    BitGrid& passing = passing_[std::size_t(stencil)];
    const std::uint64_t before = passing.bits(first) & corners;
    std::uint64_t now = 0;
    for (const Judge::Hit& hit : judges_[std::size_t(stencil)].hitsFrom(passable_, first, corners)) {
        const std::uint64_t bit = std::uint64_t{1} << unsigned(hit.column - first.column);
        now |= bit;
        std::vector<Place>& places = (before & bit) != 0 ? change.kept : change.come;
        places.push_back({{first.row, hit.column}, stencil, hit.agree});
    }
    for (std::uint64_t gone = before & ~now; gone != 0; gone &= gone - 1)
        change.gone.push_back({first + Cell{0, std::countr_zero(gone)}, stencil, 0});
    passing.setBits(first, now, corners);
    change.tested += std::popcount(corners);
}

LiveIndex::Change LiveIndex::change(std::span<const CellState> cells) {
    const std::vector<Cell> changed = apply(cells);
    Change change;
    for (std::size_t stencil = 0; stencil < judges_.size(); ++stencil) {
        const std::vector<Touched> touched = touchedBy(changed, judges_[stencil].stencil());
        for (const auto& [first, corners] : touched)
            untested_.setBits(first, corners, corners);
        for (const auto& [first, corners] : touched) {
            // All that is in sight, also for other cells: what is tested is no longer there for them.
            const std::uint64_t untested = untested_.bits(first);
            if (untested == 0) continue;
            test(int(stencil), first, untested, change);
            untested_.setBits(first, 0, untested);
        }
    }
    for (std::vector<Place>* list : {&change.gone, &change.come, &change.kept})
        std::ranges::sort(*list);
    return change;
}

std::int64_t LiveIndex::count() const {
    return std::accumulate(passing_.begin(), passing_.end(), std::int64_t{0},
                           [](std::int64_t sum, const BitGrid& passing) { return sum + passing.count(); });
}

std::vector<Place> LiveIndex::places(std::size_t most) {
    std::vector<Stencil> stencils;
    for (const Judge& judge : judges_)
        stencils.push_back(judge.stencil());
    BestPlaces best(stencils, most);
    for (std::size_t stencil = 0; stencil < judges_.size(); ++stencil)
        for (int row = 0; row < passing_[stencil].rows(); ++row)
            for (int column = 0; column < passing_[stencil].columns(); column += BitGrid::wordBits) {
                const Cell first{row, column};
                const std::uint64_t passing = passing_[stencil].bits(first);
                if (passing == 0) continue;
                for (const Judge::Hit& hit : judges_[stencil].hitsFrom(passable_, first, passing))
                    best.add({{row, hit.column}, int(stencil), hit.agree});
            }
    return best.take();
}

} // namespace stonemason::ambush
