// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/hint_field.h"

#include <algorithm>
#include <array>

namespace stonemason::kings_conflict {

std::optional<HintField> hintField(const Map& map, const GameProfile& game, int layer) {
    if (layer <= terrainLayer || layer >= map.layerCount() || !map.hasLayer(layer) ||
        map.layer(layer).size() != map.size() || !game.kings)
        return std::nullopt;
    HintField field{Grid<int>(map.size()), Grid<char>(map.size()), numbersOf(map, game).hintMove};
    if (map.size() == game.board) field.king = game.kings->starts.back().cell; // the opponent's
    const int mover = game.layers[std::size_t(layer)].mover;
    forEachCell(map.size(), [&](Cell cell) {
        field.value[cell] = map.layer(layer)[cell] - '0';
        field.enterable[cell] = game.mayEnter(mover, map.terrain()[cell]);
    });
    return field;
}

std::vector<Cell> bestTiles(const HintField& field, Cell from) {
    return bestTiles(field, from, [](Cell) { return false; });
}

Flow flowOf(const HintField& field, std::stop_token stop) {
    Flow flow(field.size());
    for (int row = 0; row < field.size().rows && !stop.stop_requested(); ++row)
        for (int column = 0; column < field.size().columns; ++column) {
            const Cell from{row, column};
            flow.first_[from] = std::uint32_t(flow.moves_.size());
            if (!field.mayStop(from)) continue;
            for (Cell to : bestTiles(field, from))
                flow.moves_.push_back({std::int8_t(to.row - row), std::int8_t(to.column - column)});
        }
    return flow;
}

// Shortest paths from the goals in a bucket queue (Dial), with heights falling from 9 in place of lengths: a
// tile within a move of one of height h gets the smaller of its wanted value and h - 1.
// Invariant: when a bucket is reached, the values of its tiles that are not outdated are final, because what
// is offered later is lower. Posts are never entered, so that no way up leads over them. Cost: each tile
// enters each of the nine buckets at most once: 9 times the cells times the tiles in reach. Source: R. Dial,
// Algorithm 360: Shortest-Path Forest with Topological Ordering, CACM 12, 1969.
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
