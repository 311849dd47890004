// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/shape.h"

#include "core/grid/cell.h"
#include "core/grid/distance.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr int highest = 9;

int clamped(int value) {
    return std::clamp(value, 0, highest);
}

/// The quotient of two numbers, the divisor positive, halves rounded up.
int rounded(int dividend, int divisor) {
    const int doubled = 2 * dividend + divisor;
    return doubled >= 0 ? doubled / (2 * divisor) : -((-doubled + 2 * divisor - 1) / (2 * divisor));
}

bool isHintGrid(const Map& map, int layer) {
    return layer > terrainLayer && layer < map.layerCount() && map.hasLayer(layer);
}

/// The changes that give each of the cells valueOf(cell, its value now).
template <typename ValueOf>
CellChanges changed(const Map& map, int layer, std::span<const Cell> cells, ValueOf valueOf) {
    CellChanges changes;
    if (!isHintGrid(map, layer)) return changes;
    const Grid<Code>& grid = map.layer(layer);
    for (Cell cell : cells) {
        if (!grid.contains(cell)) continue;
        const Code after = Code('0' + clamped(valueOf(cell, grid[cell] - '0')));
        if (after != grid[cell]) changes.push_back({layer, cell, grid[cell], after});
    }
    return changes;
}

/// Whether units of the layer's class may enter a tile; cells off the terrain bar nobody.
bool mayEnter(const Map& map, const GameProfile& game, int layer, Cell cell) {
    return !map.terrain().contains(cell) ||
           game.mayEnter(game.layers[std::size_t(layer)].mover, map.terrain()[cell]);
}

} // namespace

std::vector<HintValue> ramp(std::span<const Cell> path, int from, int to, int brushSize) {
    struct Nearest {
        int distance = 0; // squared
        int place = -1;   // on the path
    };
    CellMap<Nearest> nearest;
    const int before = (brushSize - 1) / 2;
    for (int place = 0; place < int(path.size()); ++place)
        forEachCell({brushSize, brushSize}, [&](Cell offset) {
            const Cell middle = path[std::size_t(place)];
            const Cell cell = middle + offset + Cell{-before, -before};
            Nearest& known = nearest[cell];
            const Cell by{cell.row - middle.row, cell.column - middle.column};
            const int distance = by.row * by.row + by.column * by.column;
            if (known.place < 0 || distance <= known.distance) known = {distance, place};
        });
    const int last = int(path.size()) - 1;
    std::vector<HintValue> values;
    for (const auto& [cell, found] : nearest.entries())
        values.push_back({cell, last == 0 ? from : from + rounded((to - from) * found.place, last)});
    std::sort(values.begin(), values.end(),
              [](const HintValue& a, const HintValue& b) { return a.cell < b.cell; });
    return values;
}

Grid<int> rise(const Map& map, const GameProfile& game, int layer, std::span<const Cell> goals, int peak,
               Slope slope) {
    const Grid<int> steps = stepsFrom(goals, map.layer(layer).size(),
                                      [&](Cell cell) { return mayEnter(map, game, layer, cell); });
    Grid<int> values(steps.size(), 0);
    forEachCell(steps.size(), [&](Cell cell) {
        if (steps[cell] != unreachable && mayEnter(map, game, layer, cell))
            values[cell] = clamped(peak - slope.fall * (steps[cell] / slope.steps));
    });
    return values;
}

CellChanges writing(const Map& map, int layer, std::span<const HintValue> values) {
    CellChanges changes;
    for (const HintValue& value : values) {
        const CellChanges one =
            changed(map, layer, std::span(&value.cell, 1), [&value](Cell, int) { return value.value; });
        changes.insert(changes.end(), one.begin(), one.end());
    }
    return changes;
}

CellChanges writing(const Map& map, int layer, std::span<const Cell> cells, const Grid<int>& values) {
    return changed(map, layer, cells,
                   [&values](Cell cell, int now) { return values.contains(cell) ? values[cell] : now; });
}

CellChanges smoothed(const Map& map, const GameProfile& game, int layer, std::span<const Cell> cells) {
    return changed(map, layer, cells, [&](Cell cell, int now) {
        if (!mayEnter(map, game, layer, cell)) return now;
        const Grid<Code>& grid = map.layer(layer);
        int sum = now;
        int count = 1;
        for (Cell step : eightSteps) {
            const Cell near = cell + step;
            if (!grid.contains(near) || !mayEnter(map, game, layer, near)) continue;
            sum += grid[near] - '0';
            ++count;
        }
        return rounded(sum, count);
    });
}

CellChanges raised(const Map& map, int layer, std::span<const Cell> cells, int by) {
    return changed(map, layer, cells, [by](Cell, int now) { return now + by; });
}

CellChanges scaled(const Map& map, int layer, std::span<const Cell> cells) {
    if (!isHintGrid(map, layer)) return {};
    const Grid<Code>& grid = map.layer(layer);
    int low = highest;
    int high = 0;
    for (Cell cell : cells) {
        if (!grid.contains(cell)) continue;
        low = std::min(low, grid[cell] - '0');
        high = std::max(high, grid[cell] - '0');
    }
    if (low >= high) return {};
    return changed(map, layer, cells,
                   [&](Cell, int now) { return rounded((now - low) * highest, high - low); });
}

CellChanges flattened(const Map& map, int layer, std::span<const Cell> cells) {
    return changed(map, layer, cells, [](Cell, int) { return 0; });
}

CellChanges copied(const Map& map, int from, int layer, std::span<const Cell> cells) {
    if (!isHintGrid(map, from)) return {};
    const Grid<Code>& source = map.layer(from);
    return changed(map, layer, cells, [&source](Cell cell, int now) {
        return source.contains(cell) ? source[cell] - '0' : now;
    });
}

CellChanges mirroredFrom(const Map& map, int layer, std::span<const Cell> cells, Symmetry symmetry,
                         Half half) {
    if (!isHintGrid(map, layer)) return {};
    const Grid<Code>& grid = map.layer(layer);
    if (symmetry == Symmetry::None || !fits(symmetry, grid.size())) return {};
    return changed(map, layer, cells, [&](Cell cell, int now) {
        const Cell other = partner(cell, grid.size(), symmetry);
        return inHalf(other, grid.size(), symmetry, half) ? grid[other] - '0' : now;
    });
}

} // namespace stonemason::kings_conflict
