// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/hint/hint_field.h"

#include <cmath>

namespace stonemason::kings_conflict {

namespace {

/// hint-side/wrong: layer, mean on the half of the player who starts bottom left, mean on the computer's
/// half, both in hundredths
constexpr std::string_view hintSideMessages[]{"hint-side/wrong"};

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
    // A map that declares no symmetry still has two halves, and the half-turn has them on any board.
    const bool declares = map.symmetry != Symmetry::None && fits(map.symmetry, map.size());
    const Symmetry symmetry = declares ? map.symmetry : Symmetry::HalfTurn;
    const Mean yours = meanOf(field->value, symmetry, Half::BottomLeft);
    const Mean computers = meanOf(field->value, symmetry, Half::TopRight);
    if (std::int64_t(yours.sum) * computers.cells <= std::int64_t(computers.sum) * yours.cells) return;
    problems.push_back(
        {hintSideCheck.id,
         Severity::Warning,
         {"hint-side/wrong",
          {game.layers[std::size_t(game.kings->safeLayer)].id, yours.hundredths(), computers.hundredths()}},
         {},
         {},
         game.kings->safeLayer});
}

} // namespace

constinit const Check hintSideCheck{"hint-side", runHintSide, hintSideMessages};

} // namespace stonemason::kings_conflict
