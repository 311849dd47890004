// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/hint/hint_field.h"

namespace stonemason::kings_conflict {

namespace {

/// hint-stranded/closed: layer, number of cells, cells
constexpr std::string_view hintStrandedMessages[]{"hint-stranded/closed"};

void runHintStranded(const Map& map, const GameProfile& game, Problems& problems) {
    const int high = numbersOf(map, game).hintHigh;
    for (int layer = 1; layer < int(game.layers.size()); ++layer) {
        const std::optional<HintField> field = hintField(map, game, layer);
        if (!field) continue;
        std::vector<Cell> cells;
        forEachCell(field->size(), [&](Cell cell) {
            if (field->value[cell] >= high && !field->mayEnter(cell)) cells.push_back(cell);
        });
        if (cells.empty()) continue;
        Message message{"hint-stranded/closed",
                        {game.layers[std::size_t(layer)].id, int(cells.size()), cells}};
        problems.push_back(
            {hintStrandedCheck.id, Severity::Note, std::move(message), std::move(cells), {}, layer});
    }
}

} // namespace

constinit const Check hintStrandedCheck{"hint-stranded", runHintStranded, hintStrandedMessages};

} // namespace stonemason::kings_conflict
