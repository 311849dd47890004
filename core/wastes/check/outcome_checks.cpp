// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/region.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/checks.h"
#include "core/wastes/game/position.h"
#include "core/wastes/game/reach.h"
#include "core/wastes/players/forced_win.h"

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

/// A limit, because a menu longer than the screen is of no use for choosing the goal to keep.
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

namespace {

/// blocked/side: side; were it to move at the start, it could not
constexpr std::string_view blockedMessages[]{"blocked/side"};

void runBlocked(const CheckedBoard& checked, Problems& problems) {
    if (!checked.engine) return;
    Position position = checked.engine->start();
    for (const Side side : bothSides) {
        position.toMove = std::uint8_t(side);
        if (!checked.engine->anyMove(position, [](Move) { return true; }))
            problems.push_back({blockedCheck.id,
                                Severity::Error,
                                {"blocked/side", {sideArgument(side)}},
                                piecesOf(checked.board, side)});
    }
}

} // namespace

constinit const Check blockedCheck{"blocked", runBlocked, blockedMessages};

namespace {

/// race/shorter: side, turns it needs to its goal on the empty board, turns the other needs to its own
constexpr std::string_view raceMessages[]{"race/shorter"};

void runRace(const CheckedBoard& checked, Problems& problems) {
    if (!checked.engine) return;
    const Race blue = raceOf(checked.engine->ground(), Side::Blue);
    const Race red = raceOf(checked.engine->ground(), Side::Red);
    // A goal that one side cannot reach at all is reported by another check.
    if (blue.runners.empty() || red.runners.empty() || blue.turns == red.turns) return;
    const bool isBlue = blue.turns < red.turns;
    const Race& shorter = isBlue ? blue : red;
    const Race& longer = isBlue ? red : blue;
    problems.push_back(
        {raceCheck.id,
         Severity::Warning,
         {"race/shorter", {sideArgument(isBlue ? Side::Blue : Side::Red), shorter.turns, longer.turns}},
         shorter.runners});
}

} // namespace

constinit const Check raceCheck{"race", runRace, raceMessages};

namespace {

/// forced/win: side that can force it, moves of both it takes, the moves as shownMove() has them
/// forced/short: moves that were looked ahead, moves that it was to be
constexpr std::string_view forcedMessages[]{"forced/win", "forced/short"};

void runForced(const CheckedBoard& checked, Problems& problems) {
    if (!checked.engine) return;
    const Position start = checked.engine->start();
    if (!start.running()) return;
    int whole = 0;
    auto win = forcedWin(*checked.engine, start, forcedPlies, mostForcedNodes, &whole);
    if (!win && whole == forcedPlies)
        win = forcedWin(*checked.engine, start, longestForcedWin, mostNodesBeyond);
    if (!win) {
        if (whole < forcedPlies)
            problems.push_back({forcedCheck.id, Severity::Note, {"forced/short", {whole, forcedPlies}}});
        return;
    }
    std::string line;
    std::vector<Cell> cells;
    for (const Move move : win->line) {
        line += (line.empty() ? "" : " ") + shownMove(move);
        for (const Square square : {move.from, move.to})
            if (std::ranges::find(cells, cellOf(square)) == cells.end()) cells.push_back(cellOf(square));
    }
    problems.push_back({forcedCheck.id,
                        Severity::Warning,
                        {"forced/win", {sideArgument(win->winner), int(win->line.size()), line}},
                        cells});
}

} // namespace

constinit const Check forcedCheck{"forced", runForced, forcedMessages};

} // namespace stonemason::wastes
