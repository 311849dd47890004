// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/distance.h"
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/check/repair.h"
#include "core/kings_conflict/hint/march.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace stonemason::kings_conflict {

namespace {

/// hint-home/stays: layer, the highest value, number of tiles, tiles that have it
constexpr std::string_view hintHomeMessages[]{"hint-home/stays"};

/// The tiles of the highest value that units can reach from their spawn cells; none if all values are 0.
std::vector<Cell> goalsOf(const MarchBoard& board) {
    const std::vector<Cell> starts = spawnCells(board);
    const Grid<int> steps = stepsFrom(std::span(starts), board.hints.size(),
                                      [&](Cell cell) { return board.hints.mayEnter(cell); });
    std::vector<Cell> goals;
    int best = 0;
    forEachCell(steps.size(), [&](Cell cell) {
        if (steps[cell] == unreachable || cell == board.king) return;
        const int value = board.hints.value[cell];
        if (value > best) goals.clear();
        best = std::max(best, value);
        if (value == best && best > 0) goals.push_back(cell);
    });
    return goals;
}

/// Units climb to the highest value. If it lies only on the computer's own half, attacking units never set
/// out. Source: ours, from what the guide says the strategic points are for.
void runHintHome(const Map& map, const GameProfile& game, Problems& problems) {
    const Symmetry symmetry = symmetryOfHalves(map);
    for (int layer = 1; layer < int(game.layers.size()); ++layer) {
        if (game.layers[std::size_t(layer)].purpose != HintPurpose::Attack) continue;
        const std::optional<MarchBoard> board = marchBoard(map, game, layer);
        if (!board || !board->king) continue;
        std::vector<Cell> goals = goalsOf(*board);
        const auto isHome = [&](Cell cell) { return inHalf(cell, map.size(), symmetry, Half::TopRight); };
        if (goals.empty() || !std::ranges::all_of(goals, isHome)) continue;
        Message message{"hint-home/stays",
                        {game.layers[std::size_t(layer)].id, board->hints.value[goals.front()],
                         int(goals.size()), goals}};
        problems.push_back(
            {hintHomeCheck.id, Severity::Note, std::move(message), std::move(goals), {}, layer});
    }
}

} // namespace

constinit const Check hintHomeCheck{"hint-home", runHintHome, hintHomeMessages};

} // namespace stonemason::kings_conflict
