// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/hint_field.h"

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

} // namespace stonemason::kings_conflict
