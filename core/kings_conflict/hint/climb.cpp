// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/climb.h"

#include <algorithm>
#include <array>

namespace stonemason::kings_conflict {

Grid<int> climbing(const HintField& wanted, std::span<const Cell> goals, std::span<const Cell> posts,
                   std::stop_token stop) {
    constexpr int unknown = -1;
    Grid<int> value(wanted.size(), unknown);
    std::array<std::vector<Cell>, 10> waiting; // by value, the highest first
    Grid<char> post(wanted.size(), 0);
    for (Cell cell : posts)
        post[cell] = 1;
    const auto offer = [&](Cell cell, int offered) {
        if (post[cell] || value[cell] >= offered) return;
        value[cell] = offered;
        waiting[std::size_t(offered)].push_back(cell);
    };
    for (Cell goal : goals)
        offer(goal, wanted.value[goal]);
    for (int height = 9; height > 0; --height)
        for (std::size_t i = 0; i < waiting[std::size_t(height)].size(); ++i) {
            const Cell from = waiting[std::size_t(height)][i];
            if (value[from] != height) continue; // it stands higher by now
            if (i % 1024 == 0 && stop.stop_requested()) return value;
            forEachInReach(wanted, from,
                           [&](Cell cell) { offer(cell, std::min(wanted.value[cell], height - 1)); });
        }
    forEachCell(value.size(),
                [&](Cell cell) { value[cell] = post[cell] ? wanted.value[cell] : std::max(0, value[cell]); });
    return value;
}

} // namespace stonemason::kings_conflict
