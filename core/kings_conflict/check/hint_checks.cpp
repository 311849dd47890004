// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/check/repair.h"
#include "core/kings_conflict/hint/hint_field.h"

#include <algorithm>
#include <cmath>

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

namespace {

/// hint-stranded/closed: layer, number of cells, cells
constexpr std::string_view hintStrandedMessages[]{"hint-stranded/closed"};
constexpr std::string_view hintStrandedFixes[]{"fix/clear-stranded"};

void runHintStranded(const Map& map, const GameProfile& game, Problems& problems) {
    for (int layer = 1; layer < int(game.layers.size()); ++layer) {
        std::vector<Cell> cells = strandedHints(map, game, layer);
        if (cells.empty()) continue;
        const int count = int(cells.size());
        Message message{"hint-stranded/closed", {game.layers[std::size_t(layer)].id, count, cells}};
        Fix fix{{"fix/clear-stranded", {count}}, ClearStranded{layer}};
        problems.push_back({hintStrandedCheck.id,
                            Severity::Note,
                            std::move(message),
                            std::move(cells),
                            {std::move(fix)},
                            layer});
    }
}

} // namespace

std::vector<Cell> strandedHints(const Map& map, const GameProfile& game, int layer) {
    std::vector<Cell> cells;
    const std::optional<HintField> field = hintField(map, game, layer);
    if (!field) return cells;
    const int high = numbersOf(map, game).hintHigh;
    forEachCell(field->size(), [&](Cell cell) {
        if (field->value[cell] >= high && !field->mayEnter(cell)) cells.push_back(cell);
    });
    return cells;
}

constinit const Check hintStrandedCheck{"hint-stranded", runHintStranded, hintStrandedMessages,
                                        hintStrandedFixes};

namespace {

/// hint-side/wrong: layer, mean on the half of the player who starts bottom left, mean on the computer's
/// half, both in hundredths
constexpr std::string_view hintSideMessages[]{"hint-side/wrong"};
constexpr std::string_view hintSideFixes[]{"fix/swap-halves"};

struct Mean {
    int sum = 0;
    int cells = 0;

    int hundredths() const { return int(std::lround(100.0 * sum / cells)); }
};

Mean meanOf(const Grid<int>& values, Symmetry symmetry, Half half) {
    Mean mean;
    forEachCell(values.size(), [&](Cell cell) {
        if (!inHalf(cell, values.size(), symmetry, half)) return;
        mean.sum += values[cell];
        ++mean.cells;
    });
    return mean;
}

void runHintSide(const Map& map, const GameProfile& game, Problems& problems) {
    if (!game.kings || game.kings->safeLayer < 0) return;
    const std::optional<HintField> field = hintField(map, game, game.kings->safeLayer);
    if (!field) return;
    const Symmetry symmetry = symmetryOfHalves(map);
    const Mean yours = meanOf(field->value, symmetry, Half::BottomLeft);
    const Mean computers = meanOf(field->value, symmetry, Half::TopRight);
    if (std::int64_t(yours.sum) * computers.cells <= std::int64_t(computers.sum) * yours.cells) return;
    problems.push_back(
        {hintSideCheck.id,
         Severity::Warning,
         {"hint-side/wrong",
          {game.layers[std::size_t(game.kings->safeLayer)].id, yours.hundredths(), computers.hundredths()}},
         {},
         {{{"fix/swap-halves"}, SwapHalves{game.kings->safeLayer}}},
         game.kings->safeLayer});
}

} // namespace

Symmetry symmetryOfHalves(const Map& map) {
    const bool declares = map.symmetry != Symmetry::None && fits(map.symmetry, map.size());
    return declares ? map.symmetry : Symmetry::HalfTurn;
}

constinit const Check hintSideCheck{"hint-side", runHintSide, hintSideMessages, hintSideFixes};

} // namespace stonemason::kings_conflict
