// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/locked_cells.h"

#include <algorithm>

namespace stonemason::kings_conflict {

Result<LockedTerrain> lockedTerrain(const GameProfile& game, const GenerationRequest& request) {
    const Size size = game.board;
    LockedTerrain result{newMap(game).terrain(), Grid<char>(size, 1)};
    if (!request.keep) return result;
    const Grid<Code>& kept = request.keep->terrain();
    if (kept.size() != size)
        return Error{{"generate/locked-size", {kept.rows(), kept.columns(), size.rows, size.columns}}};
    std::vector<Cell> locked = request.locked;
    std::erase_if(locked, [&](Cell cell) { return !size.contains(cell) || game.isHole(cell); });
    std::ranges::sort(locked);
    for (const Cell cell : locked) {
        result.terrain[cell] = kept[cell];
        result.open[cell] = 0;
    }
    std::vector<Cell> uneven;
    const Transform transform = transformOf(request.symmetry);
    for (const Cell cell : locked) {
        const Cell image = partner(cell, size, request.symmetry);
        const Code turned = game.transformed(kept[cell], transform);
        if (std::ranges::binary_search(locked, image)) {
            if (kept[image] != turned) uneven.push_back(cell);
            continue;
        }
        result.terrain[image] = turned;
        result.open[image] = 0;
    }
    if (!uneven.empty()) return Error{{"generate/locked-uneven", {int(uneven.size()), uneven}}};
    if (std::ranges::none_of(result.open.values(), [](char open) { return open != 0; }))
        return Error{{"generate/no-cells"}};
    return result;
}

} // namespace stonemason::kings_conflict
