// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/stencil.h"

#include <algorithm>
#include <cassert>

namespace stonemason::ambush {

namespace {

Stencil stencilOf(const Grid<char>& signs, int threshold, Waiters waiters) {
    Stencil stencil;
    stencil.size = signs.size();
    stencil.rows.resize(std::size_t(signs.rows()));
    forEachCell(signs.size(), [&](Cell cell) {
        Demand demand = *demandOf(signs[cell]);
        if (!demand.compared) return;
        if (demand.stand) demand.must = waiters == Waiters::OnWays;
        stencil.cells.push_back({cell, demand});
        stencil.rows[std::size_t(cell.row)] |= std::uint64_t{1} << unsigned(cell.column);
        stencil.of += demand.weight;
        if (demand.stand) stencil.stand.push_back(cell);
    });
    stencil.needed = (threshold * stencil.of + fullThreshold - 1) / fullThreshold;
    return stencil;
}

} // namespace

std::vector<Stencil> stencilsOf(std::span<const Pattern> patterns, Waiters waiters) {
    std::vector<Stencil> stencils;
    for (std::size_t index = 0; index < patterns.size(); ++index) {
        const Pattern& pattern = patterns[index];
        assert(!faultOf(pattern));
        std::vector<Grid<char>> known;
        for (Orientation orientation : allOrientations) {
            if (!pattern.orientations.has(orientation)) continue;
            Grid<char> signs = turned(pattern.signs, orientation);
            if (std::ranges::find(known, signs) != known.end()) continue;
            stencils.push_back(stencilOf(signs, pattern.threshold, waiters));
            stencils.back().pattern = int(index);
            stencils.back().orientation = orientation;
            known.push_back(std::move(signs));
        }
    }
    return stencils;
}

Size cornersOn(Size map, const Stencil& stencil) {
    const Size corners{map.rows - stencil.size.rows + 1, map.columns - stencil.size.columns + 1};
    return corners.rows > 0 && corners.columns > 0 ? corners : Size{};
}

std::optional<int> agreementAt(Cell corner, const Stencil& stencil, const BitGrid& passable) {
    int agree = 0;
    for (const auto& [cell, demand] : stencil.cells) {
        if (passable[corner + cell] == demand.passable)
            agree += demand.weight;
        else if (demand.must)
            return std::nullopt;
    }
    return agree;
}

} // namespace stonemason::ambush
