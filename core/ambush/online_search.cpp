// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/online_search.h"

#include <algorithm>

namespace stonemason::ambush {

OnlineSearch::OnlineSearch(std::vector<Stencil> stencils, BitGrid passable, Overlap overlap,
                           std::uint64_t seed)
    : stencils_(std::move(stencils))
    , passable_(std::move(passable))
    , overlap_(overlap)
    , random_(seed)
    , isLooked_(passable_.size())
    , occupied_(passable_.size()) {
}

void OnlineSearch::setLooked(Cell cell, bool looked) {
    if (isLooked_[cell] == looked) return;
    isLooked_.set(cell, looked);
    looked_ += looked ? 1 : -1;
}

void OnlineSearch::setLooked(const Place& site, bool looked) {
    const Stencil& stencil = stencils_[std::size_t(site.stencil)];
    if (overlap_ == Overlap::Rectangles)
        forEachCell(stencil.size, [&](Cell cell) { setLooked(site.corner + cell, looked); });
    else
        for (const Stencil::Compared& compared : stencil.cells)
            setLooked(site.corner + compared.cell, looked);
}

/// The best site that may begin there.
std::optional<Place> OnlineSearch::bestAt(Cell corner) const {
    std::optional<Place> best;
    for (std::size_t i = 0; i < stencils_.size(); ++i) {
        if (!cornersOn(passable_.size(), stencils_[i]).contains(corner)) continue;
        const int agree = agreementAt(corner, stencils_[i], passable_).value_or(-1);
        const Place place{corner, int(i), agree};
        if (agree < stencils_[i].needed || meets(place, occupied_, stencils_, overlap_)) continue;
        if (!best || isBetter(place, *best, stencils_)) best = place;
    }
    return best;
}

std::vector<Place> OnlineSearch::look(int budget) {
    std::vector<Place> found;
    for (; budget > 0 && !isDone(); --budget) {
        Cell corner;
        do // fewer than half are looked at: two draws on the average are enough
            corner = {random_.below(passable_.rows()), random_.below(passable_.columns())};
        while (isLooked_[corner]);
        setLooked(corner, true);
        const std::optional<Place> site = bestAt(corner);
        if (!site) continue;
        mark(occupied_, *site, true, stencils_, overlap_);
        setLooked(*site, true);
        sites_.insert(std::ranges::lower_bound(sites_, *site), *site);
        found.push_back(*site);
    }
    return found;
}

/// Marks the positions from which a stencil compares the cell as not yet looked at.
void OnlineSearch::forgetAround(Cell cell) {
    for (const Stencil& stencil : stencils_)
        for (const Stencil::Compared& compared : stencil.cells) {
            const Cell corner{cell.row - compared.cell.row, cell.column - compared.cell.column};
            if (cornersOn(passable_.size(), stencil).contains(corner)) setLooked(corner, false);
        }
}

OnlineSearch::Change OnlineSearch::change(std::span<const CellState> cells) {
    BitGrid changed(passable_.size());
    for (const auto& [cell, passable] : cells) {
        if (passable_[cell] == passable) continue;
        passable_.set(cell, passable);
        changed.set(cell, true);
        forgetAround(cell);
    }
    Change change;
    std::vector<Place> kept;
    for (Place site : sites_) {
        const Stencil& stencil = stencils_[std::size_t(site.stencil)];
        if (meets(site, changed, stencils_, Overlap::Cells)) {
            ++change.tested;
            const int agree = agreementAt(site.corner, stencil, passable_).value_or(-1);
            if (agree < stencil.needed) {
                change.dropped.push_back(site);
                mark(occupied_, site, false, stencils_, overlap_);
                setLooked(site, false);
                continue;
            }
            site.agree = agree;
        }
        kept.push_back(site);
    }
    sites_ = std::move(kept);
    return change;
}

} // namespace stonemason::ambush
