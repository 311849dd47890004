// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/flood.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/checks.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace stonemason::wastes {

namespace {

/// goal/missing: side
/// goal/twice: side, goals
/// goal/unreachable: side
constexpr std::string_view goalMessages[]{"goal/missing", "goal/twice", "goal/unreachable"};

/// board-fix/mirror-goal: side that gets a goal, cell
/// board-fix/keep-goal: side, cell of the goal that stays
constexpr std::string_view goalFixes[]{"board-fix/mirror-goal", "board-fix/keep-goal"};

/// A goal where the symmetry that is declared has it, when nothing but a plain tile is there.
std::vector<Fix> missingGoal(const Board& board, Side side) {
    std::vector<Fix> fixes;
    const auto others = cellsHolding(board.tiles, goalOf(opponentOf(side)));
    if (others.size() != 1) return fixes;
    const Cell cell = partner(others.front(), board.size(), board.symmetry);
    const bool isFree = board.tiles[cell] == Tile::Normal &&
                        std::ranges::find(board.pieces, cell, &Piece::cell) == board.pieces.end();
    if (isFree)
        fixes.push_back({{"board-fix/mirror-goal", {sideArgument(side), cell}}, MirrorGoal{side, cell}});
    return fixes;
}

/// Nobody looks for the goal to keep in a menu that is longer than the screen.
constexpr std::size_t mostKept = 20;

std::vector<Fix> severalGoals(Side side, const std::vector<Cell>& goals) {
    std::vector<Fix> fixes;
    for (const Cell kept : std::span(goals).first(std::min(goals.size(), mostKept)))
        fixes.push_back({{"board-fix/keep-goal", {sideArgument(side), kept}}, KeepGoal{side, kept}});
    return fixes;
}

bool canReachGoal(const Ground& ground, Side side) {
    for (int i = 0; i < ground.pieceCount(int(side)); ++i) {
        const auto id = PieceId(int(side) * maximumPieces + i);
        if (ground.turns(ground.way(id), squareOf(ground.piece(id).cell)) != Ground::farAway) return true;
    }
    return false;
}

void runGoal(const CheckedBoard& checked, Problems& problems) {
    const Board& board = checked.board;
    for (const Side side : bothSides) {
        const auto goals = cellsHolding(board.tiles, goalOf(side));
        const auto add = [&](std::string_view id, Severity severity, std::vector<Argument> more = {}) {
            Problem problem{goalCheck.id, severity, {id, {sideArgument(side)}}, goals};
            std::ranges::move(more, std::back_inserter(problem.message.arguments));
            problems.push_back(std::move(problem));
        };
        if (goals.empty()) {
            add("goal/missing", Severity::Error);
            problems.back().fixes = missingGoal(board, side);
            continue;
        }
        if (goals.size() > 1) {
            add("goal/twice", Severity::Warning, {int(goals.size())});
            problems.back().fixes = severalGoals(side, goals);
        }
        if (checked.engine && !canReachGoal(checked.engine->ground(), side))
            add("goal/unreachable", Severity::Error);
    }
}

} // namespace

constinit const Check goalCheck{"goal", runGoal, goalMessages, goalFixes};

} // namespace stonemason::wastes
