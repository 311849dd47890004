// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_simulation.h"

#include <algorithm>

namespace stonemason::ambush {

SiteSimulation::SiteSimulation(const std::vector<Pattern>& patterns, BitGrid passable, Overlap overlap,
                               std::uint64_t seed, Waiters waiters)
    : stencils_(stencilsOf(patterns, waiters)), search_(stencils_, std::move(passable), overlap, seed) {
}

SiteSimulation::Tick SiteSimulation::look(int budget) {
    ++ticks_;
    const std::int64_t before = lookedCount();
    const int found = int(search_.look(budget).size());
    return {lookedCount() - before, found};
}

SiteSimulation::Blow SiteSimulation::strike(Cell cell) {
    const CellState state{cell, !search_.passable()[cell]};
    const auto struck =
        std::ranges::find_if(struck_, [cell](const CellState& other) { return other.cell == cell; });
    if (struck == struck_.end())
        struck_.push_back(state);
    else
        struck_.erase(struck); // it is again as it was
    const OnlineSearch::Change change = search_.change(std::span(&state, 1));
    return {state.passable, change.tested, int(change.dropped.size())};
}

std::shared_ptr<const SiteFindings> SiteSimulation::findings() const {
    auto found = std::make_shared<SiteFindings>();
    found->stencils = stencils_;
    found->passable = search_.passable();
    found->places = search_.sites();
    found->passing = std::int64_t(found->places.size());
    found->lookedAt = found->passing;
    found->tried = lookedCount();
    found->cover = SiteCover(found->places, stencils_, found->passable.size());
    return found;
}

} // namespace stonemason::ambush
