// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// hint-flat/flat: layer, the digit it holds everywhere
/// hint-flat/missing: layer
/// hint-flat/several-flat, hint-flat/several-missing: number of layers; see mergedReport()
constexpr std::string_view hintFlatMessages[]{"hint-flat/flat", "hint-flat/missing", "hint-flat/several-flat",
                                              "hint-flat/several-missing"};

void runHintFlat(const Map& map, const GameProfile& game, Problems& problems) {
    for (int layer = 1; layer < int(game.layers.size()); ++layer) {
        const std::string& id = game.layers[std::size_t(layer)].id;
        if (layer >= map.layerCount() || !map.hasLayer(layer)) {
            problems.push_back(
                {hintFlatCheck.id, Severity::Warning, {"hint-flat/missing", {id}}, {}, {}, layer});
            continue;
        }
        const std::vector<Code>& digits = map.layer(layer).values();
        if (std::all_of(digits.begin(), digits.end(), [&](Code digit) { return digit == digits[0]; }))
            problems.push_back({hintFlatCheck.id,
                                Severity::Warning,
                                {"hint-flat/flat", {id, std::string(1, digits[0])}},
                                {},
                                {},
                                layer});
    }
}

} // namespace

constinit const Check hintFlatCheck{"hint-flat", runHintFlat, hintFlatMessages};

} // namespace stonemason::kings_conflict
