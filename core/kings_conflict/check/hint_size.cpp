// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"

namespace stonemason::kings_conflict {

namespace {

/// hint-size/wrong: layer, rows, columns, rows of the terrain, columns of the terrain
constexpr std::string_view hintSizeMessages[]{"hint-size/wrong"};

void runHintSize(const Map& map, const GameProfile& game, Problems& problems) {
    const Size terrain = map.size();
    for (int layer = 1; layer < std::min(map.layerCount(), int(game.layers.size())); ++layer) {
        const Size size = map.layer(layer).size();
        if (!map.hasLayer(layer) || size == terrain) continue;
        problems.push_back(
            {hintSizeCheck.id,
             Severity::Error,
             {"hint-size/wrong",
              {game.layers[std::size_t(layer)].id, size.rows, size.columns, terrain.rows, terrain.columns}},
             {},
             {},
             layer});
    }
}

} // namespace

constinit const Check hintSizeCheck{"hint-size", runHintSize, hintSizeMessages};

} // namespace stonemason::kings_conflict
