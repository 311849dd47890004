// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/draft.h"

#include "core/kings_conflict/map/symmetry.h"

#include <algorithm>

namespace stonemason::kings_conflict {

Draft::Draft(const GameProfile& game, Symmetry symmetry, Grid<Code> terrain, const Grid<char>& open)
    : game_(game)
    , symmetry_(symmetry)
    , transform_(transformOf(symmetry))
    , terrain_(std::move(terrain))
    , open_(open) {
    forEachCell(size(), [&](Cell cell) {
        if (isHoleCode(game_, terrain_[cell]) || !open[imageOf(cell)]) open_[cell] = 0;
        if (open_[cell] && !(imageOf(cell) < cell)) cells_.push_back(cell);
    });
}

void Draft::freeze(Cell cell) {
    open_[cell] = open_[imageOf(cell)] = 0;
    std::erase(cells_, std::min(cell, imageOf(cell)));
}

bool Draft::set(Cell cell, Code code) {
    if (!isOpen(cell)) return false;
    return writeMirrored(
        size(), transform_, cell, code, [this](Code c, Transform t) { return game_.transformed(c, t); },
        [this](Cell to, Code c) { terrain_[to] = c; });
}

namespace {

std::optional<Code> codeWith(const GameProfile& game, const Tile* before, Network network, Edges edges) {
    Edges river = before ? before->river : Edges();
    Edges road = before ? before->road : Edges();
    Edges& own = network == Network::River ? river : road;
    for (const Direction d : allDirections)
        if (edges.has(d)) own.add(d);
    return game.tileWith(river, road);
}

} // namespace

bool Draft::canAddEdges(Cell cell, Network network, Edges edges) const {
    if (!isOpen(cell)) return false;
    const auto code = codeWith(game_, tileAt(cell), network, edges);
    return code && mayHold(game_, size(), symmetry_, cell, *code);
}

bool Draft::addEdges(Cell cell, Network network, Edges edges) {
    const auto code = codeWith(game_, tileAt(cell), network, edges);
    return code && set(cell, *code);
}

std::vector<Code> groundTiles(const GameProfile& game, int terrainClass) {
    std::vector<Code> codes;
    for (const Tile& tile : game.tiles)
        if (tile.terrainClass == terrainClass && !tile.isNetwork()) codes.push_back(tile.code);
    return codes;
}

namespace {

/// Each cell becomes the mean of those in its row within the radius; columns and rows change places, so that
/// two calls do it in both directions.
Grid<int> blurredRows(const Grid<int>& values, int radius) {
    Grid<int> result({values.columns(), values.rows()});
    for (int row = 0; row < values.rows(); ++row) {
        int sum = 0;
        int count = 0;
        const auto add = [&](int column, int sign) {
            if (column < 0 || column >= values.columns()) return;
            sum += sign * values[{row, column}];
            count += sign;
        };
        for (int column = 0; column < radius; ++column)
            add(column, 1);
        for (int column = 0; column < values.columns(); ++column) {
            add(column + radius, 1);
            result[{column, row}] = sum / count;
            add(column - radius, -1);
        }
    }
    return result;
}

} // namespace

Grid<int> noiseField(Size size, Symmetry symmetry, int radius, SeededRandom& random) {
    constexpr int scale = 1 << 16;
    Grid<int> field(size);
    forEachCell(size, [&](Cell cell) { field[cell] = random.below(scale); });
    for (int pass = 0; pass < 4 && radius > 0; ++pass)
        field = blurredRows(field, radius);
    Grid<int> even(size);
    forEachCell(size, [&](Cell cell) { even[cell] = field[cell] + field[partner(cell, size, symmetry)]; });
    const auto [low, high] = std::ranges::minmax(even.values());
    const int least = low;
    const int span = std::max(1, high - low);
    forEachCell(size, [&](Cell cell) { even[cell] = int(std::int64_t(even[cell] - least) * 1000 / span); });
    return even;
}

} // namespace stonemason::kings_conflict
