// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/map.h"

namespace stonemason::kings_conflict {

Map newMap(const GameProfile& game) {
    Map map;
    map.game = game.id;
    map.symmetry = game.defaultSymmetry;
    for (int layer = 0; layer < int(game.layers.size()); ++layer)
        map.layers.emplace_back(game.board, blankCode(game, layer));
    for (Cell hole : game.holes)
        map.layers.front()[hole] = game.holeCode;
    return map;
}

CheckNumbers numbersOf(const Map& map, const GameProfile& game) {
    if (!game.kings) return {.varietyFew = game.varietyFew};
    CheckNumbers numbers = game.kings->numbers;
    for (const auto& [id, value] : map.rules)
        if (const int index = numberIndex(id); index >= 0)
            numbers.*numberFields[std::size_t(index)].value = value;
    return numbers;
}

Code blankCode(const GameProfile& game, int layer) {
    return game.layers[std::size_t(layer)].kind == LayerKind::Terrain ? game.plainTile : '0';
}

bool isValidCode(const GameProfile& game, int layer, Code code) {
    if (game.layers[std::size_t(layer)].kind == LayerKind::Terrain)
        return game.tile(code) != nullptr || isHoleCode(game, code);
    return code >= '0' && code <= '9';
}

} // namespace stonemason::kings_conflict
