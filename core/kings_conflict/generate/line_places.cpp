// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/line_places.h"

#include "core/grid/distance.h"
#include "core/kings_conflict/rules/kings.h"

#include <algorithm>

namespace stonemason::kings_conflict {

bool touchesNetwork(const Draft& draft, Cell cell, Network network) {
    return std::ranges::any_of(allDirections, [&](Direction d) {
        const Cell next = neighbour(cell, d);
        const Tile* tile = draft.terrain().contains(next) ? draft.tileAt(next) : nullptr;
        return tile && !edgesOf(*tile, network).empty();
    });
}

bool isRim(Size size, Cell cell) {
    return cell.row == 0 || cell.column == 0 || cell.row == size.rows - 1 || cell.column == size.columns - 1;
}

int distanceToKings(const Draft& draft, Cell cell) {
    int nearest = 99;
    if (draft.game().kings)
        for (const Start& start : draft.game().kings->starts)
            nearest = std::min(nearest, chebyshev(cell, start.cell));
    return nearest;
}

bool isMouth(const Draft& draft, Cell cell, Direction d) {
    return joinAt(draft.terrain(), draft.game(), Network::River, cell, d) == Join::Mouth;
}

int networkTiles(const Draft& draft, Network network) {
    int count = 0;
    for (const Code code : draft.terrain().values())
        if (const Tile* tile = draft.game().tile(code)) count += !edgesOf(*tile, network).empty();
    return count;
}

void keepMouths(Draft& draft) {
    std::vector<Cell> mouths;
    forEachCell(draft.size(), [&](Cell cell) {
        const Tile* tile = draft.tileAt(cell);
        if (!tile) return;
        for (const Direction d : allDirections)
            if (tile->river.has(d) && draft.terrain().contains(neighbour(cell, d)))
                mouths.push_back(neighbour(cell, d));
    });
    for (const Cell cell : mouths)
        if (draft.isOpen(cell) && !draft.isNetwork(cell)) draft.freeze(cell);
}

} // namespace stonemason::kings_conflict
