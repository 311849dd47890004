// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/climb.h"

#include <algorithm>
#include <array>

namespace stonemason {

Grid<int> climbing(const HintField& wish, std::span<const Cell> goals, std::span<const Cell> posts,
                   std::stop_token stop) {
    constexpr int unknown = -1;
    Grid<int> value(wish.size(), unknown);
    std::array<std::vector<Cell>, 10> waiting; // by value, the highest first
    Grid<char> post(wish.size(), 0);
    for (Cell cell : posts)
        post[cell] = 1;
    const auto offer = [&](Cell cell, int offered) {
        if (post[cell] || value[cell] >= offered) return;
        value[cell] = offered;
        waiting[std::size_t(offered)].push_back(cell);
    };
    for (Cell goal : goals)
        offer(goal, wish.value[goal]);
    for (int height = 9; height > 0; --height)
        for (std::size_t i = 0; i < waiting[std::size_t(height)].size(); ++i) {
            const Cell from = waiting[std::size_t(height)][i];
            if (value[from] != height) continue; // it stands higher by now
            if (i % 1024 == 0 && stop.stop_requested()) return value;
            forEachInReach(wish, from,
                           [&](Cell cell) { offer(cell, std::min(wish.value[cell], height - 1)); });
        }
    forEachCell(value.size(),
                [&](Cell cell) { value[cell] = post[cell] ? wish.value[cell] : std::max(0, value[cell]); });
    return value;
}

} // namespace stonemason
