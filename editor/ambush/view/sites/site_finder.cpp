// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_finder.h"

#include "core/ambush/place.h"

#include <bit>
#include <numeric>

namespace stonemason::ambush {

namespace {

/// Calls visit(block) for each block that the box touches, until it returns false; then returns false too.
template <typename Visit>
bool forBlocksOf(Cell corner, Size box, Visit visit) {
    const Cell first = SiteCover::blockOf(corner);
    const Cell last = SiteCover::blockOf(corner + Cell{box.rows - 1, box.columns - 1});
    for (int row = first.row; row <= last.row; ++row)
        for (int column = first.column; column <= last.column; ++column)
            if (!visit(Cell{row, column})) return false;
    return true;
}

} // namespace

SiteCover::SiteCover(std::span<const Place> places, std::span<const Stencil> stencils, Size map)
    : cells_(map)
    , sites_(Size{(map.rows + blockSide - 1) / blockSide, (map.columns + blockSide - 1) / blockSide}) {
    for (const Place& place : places) {
        mark(cells_, place, true, stencils, Overlap::Cells);
        forBlocksOf(place.corner, stencils[std::size_t(place.stencil)].size, [this](Cell block) {
            ++sites_[block];
            return true;
        });
    }
}

bool SiteCover::isCrowded(Cell corner, Size box, int most) const {
    return forBlocksOf(corner, box, [this, most](Cell block) { return sites_[block] > most; });
}

namespace {

/// The stop token is checked after each piece of this many rows.
constexpr std::size_t pieceSize = 16'384;

/// std::stable_sort, but it can be stopped: false, with the rows in some order.
template <typename Before>
bool sortStably(std::vector<int>& rows, Before isBefore, const std::stop_token& stop) {
    const auto at = [&rows](std::size_t row) {
        return rows.begin() + std::ptrdiff_t(std::min(row, rows.size()));
    };
    for (std::size_t from = 0; from < rows.size(); from += pieceSize) {
        if (stop.stop_requested()) return false;
        std::stable_sort(at(from), at(from + pieceSize), isBefore);
    }
    for (std::size_t run = pieceSize; run < rows.size(); run *= 2)
        for (std::size_t from = 0; from + run < rows.size(); from += 2 * run) {
            if (stop.stop_requested()) return false;
            std::inplace_merge(at(from), at(from + run), at(from + 2 * run), isBefore);
        }
    return true;
}

} // namespace

std::optional<std::vector<int>> sorted(std::span<const Place> places, std::span<const Stencil> stencils,
                                       const SiteOrder& order, const std::stop_token& stop) {
    std::vector<int> rows(places.size());
    std::iota(rows.begin(), rows.end(), 0);
    if (order.key == SiteKey::Where) {
        if (!order.ascending) std::ranges::reverse(rows);
        return rows;
    }
    const auto isLess = [&](int first, int second) {
        const Place& one = places[std::size_t(first)];
        const Place& other = places[std::size_t(second)];
        if (order.key == SiteKey::How) return one.stencil < other.stencil;
        return std::int64_t(one.agree) * stencils[std::size_t(other.stencil)].of <
               std::int64_t(other.agree) * stencils[std::size_t(one.stencil)].of;
    };
    const auto isBefore = [&](int first, int second) {
        return order.ascending ? isLess(first, second) : isLess(second, first);
    };
    if (!sortStably(rows, isBefore, stop)) return std::nullopt;
    return rows;
}

namespace {

/// Up to 1 / followedShare of a map's cells are updated one by one; beyond that, a fresh search is cheaper.
constexpr std::size_t followedShare = 64;

/// All cells that differ, with their state in `after`; nullopt when there are more than `most`.
std::optional<std::vector<CellState>> differences(const BitGrid& before, const BitGrid& after,
                                                  std::size_t most) {
    std::vector<CellState> changed;
    for (int row = 0; row < after.rows(); ++row)
        for (int column = 0; column < after.columns(); column += BitGrid::wordBits) {
            std::uint64_t differ = before.bits({row, column}) ^ after.bits({row, column});
            for (; differ != 0; differ &= differ - 1) {
                const Cell cell{row, column + std::countr_zero(differ)};
                changed.push_back({cell, after[cell]});
            }
            if (changed.size() > most) return std::nullopt;
        }
    return changed;
}

} // namespace

bool SiteFindings::isCompared(Cell cell, const Place& place) const {
    const Stencil& stencil = stencilOf(place);
    const Cell in{cell.row - place.corner.row, cell.column - place.corner.column};
    return stencil.size.contains(in) && (stencil.rows[std::size_t(in.row)] >> unsigned(in.column) & 1U) != 0;
}

int SiteFindings::blockedWaiters(const Place& place) const {
    return int(std::ranges::count_if(stencilOf(place).stand,
                                     [&](Cell cell) { return !passable[place.corner + cell]; }));
}

SiteFinder::SiteFinder(SiteSearch search)
    : search_(std::move(search)), stencils_(stencilsOf(search_.patterns, search_.waiters)) {
}

/// Whether the index could be brought up to date without a fresh search.
bool SiteFinder::follow(const BitGrid& passable) {
    if (!index_ || index_->passable().size() != passable.size()) return false;
    const std::size_t most = std::size_t(passable.size().area()) / followedShare + 1;
    const auto changed = differences(index_->passable(), passable, most);
    if (!changed) return false;
    index_->change(*changed);
    followed_ += std::int64_t(changed->size());
    return true;
}

std::shared_ptr<const SiteFindings> SiteFinder::find(BitGrid passable, const SiteOrder& order,
                                                     const std::stop_token& stop,
                                                     const std::function<void(int percent)>& watch) {
    if (!follow(passable)) {
        index_ = LiveIndex::of(stencils_, passable, stop, watch);
        if (!index_) return nullptr;
    }
    auto found = std::make_shared<SiteFindings>();
    found->stencils = stencils_;
    found->passing = index_->count();
    const std::vector<Place> places = index_->places(mostKeptPlaces(search_.choice, stencils_));
    found->lookedAt = std::int64_t(places.size());
    if (stop.stop_requested()) return nullptr;
    auto chosen = choose(search_.choice, places, stencils_, passable.size(), search_.overlap, stop);
    if (!chosen || stop.stop_requested()) return nullptr;
    found->places = *std::move(chosen);
    auto rows = sorted(found->places, stencils_, order, stop);
    if (!rows) return nullptr;
    found->rows = *std::move(rows);
    found->order = order;
    for (const Stencil& stencil : stencils_)
        found->tried += cornersOn(passable.size(), stencil).area();
    found->cover = SiteCover(found->places, stencils_, passable.size());
    found->passable = std::move(passable);
    return found;
}

} // namespace stonemason::ambush
