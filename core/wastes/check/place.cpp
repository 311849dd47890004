// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/checks.h"

#include <algorithm>
#include <set>

namespace stonemason::wastes {

namespace {

/// place/hole, place/goal, place/sludge: side, rank, cell
/// place/outside: side, rank
/// place/shared: number of pieces, cell
constexpr std::string_view placeMessages[]{"place/hole", "place/goal", "place/sludge", "place/outside",
                                           "place/shared"};

/// board-fix/remove-piece: side, rank, cell
/// board-fix/keep-first: side and rank of the piece that stays, cell
/// board-fix/make-normal: cell
/// board-fix/let-walk: side, rank, cell
constexpr std::string_view placeFixes[]{"board-fix/remove-piece", "board-fix/keep-first",
                                        "board-fix/make-normal", "board-fix/let-walk"};

std::vector<Argument> argumentsOf(const Piece& piece) {
    return {sideArgument(piece.side), piece.rank, piece.cell};
}

Fix removal(const Board& board, std::size_t index) {
    Board without = board;
    without.pieces.erase(without.pieces.begin() + std::ptrdiff_t(index));
    return {{"board-fix/remove-piece", argumentsOf(board.pieces[index])}, editBetween(board, without)};
}

Fix normalTile(const Board& board, Cell cell) {
    return {{"board-fix/make-normal", {cell}}, editOf(board, {{{cell, Tile::Normal}}, {}})};
}

Fix walking(const Board& board, std::size_t index) {
    Board after = board;
    after.pieces[index].walks = true;
    return {{"board-fix/let-walk", argumentsOf(board.pieces[index])}, editBetween(board, after)};
}

Problem placed(std::string_view id, const Board& board, std::size_t index) {
    const Piece& piece = board.pieces[index];
    Problem problem{placeCheck.id, Severity::Error, {id, argumentsOf(piece)}, {piece.cell}, {}};
    problem.fixes.push_back(removal(board, index));
    return problem;
}

void addPlace(std::vector<Problem>& problems, const Board& board, std::size_t index) {
    const Piece& piece = board.pieces[index];
    if (!board.tiles.contains(piece.cell)) {
        Problem problem{placeCheck.id,
                        Severity::Error,
                        {"place/outside", {sideArgument(piece.side), piece.rank}},
                        {},
                        {removal(board, index)}};
        problems.push_back(std::move(problem));
        return;
    }
    const Tile tile = board.tiles[piece.cell];
    if (tile == Tile::Hole) {
        problems.push_back(placed("place/hole", board, index));
        problems.back().fixes.push_back(normalTile(board, piece.cell));
    } else if (isGoal(tile)) {
        problems.push_back(placed("place/goal", board, index));
    } else if (tile == Tile::Sludge && !piece.walks) {
        problems.push_back(placed("place/sludge", board, index));
        std::vector<Fix>& fixes = problems.back().fixes;
        fixes.insert(fixes.begin(), walking(board, index));
        fixes.push_back(normalTile(board, piece.cell));
    }
}

Problem shared(const Board& board, Cell cell) {
    const auto isThere = [cell](const Piece& piece) { return piece.cell == cell; };
    const Piece first = *std::ranges::find_if(board.pieces, isThere);
    const int count = int(std::ranges::count_if(board.pieces, isThere));
    return {placeCheck.id,
            Severity::Error,
            {"place/shared", {count, cell}},
            {cell},
            {{{"board-fix/keep-first", argumentsOf(first)}, editOf(board, {{}, {{cell, first}}})}}};
}

std::vector<Problem> runPlace(const CheckedBoard& checked) {
    const Board& board = checked.board;
    std::vector<Problem> problems;
    std::set<Cell> seen;
    std::set<Cell> sharedCells;
    for (std::size_t i = 0; i < board.pieces.size(); ++i) {
        addPlace(problems, board, i);
        const Cell cell = board.pieces[i].cell;
        if (!seen.insert(cell).second && board.tiles.contains(cell)) sharedCells.insert(cell);
    }
    for (const Cell cell : sharedCells)
        problems.push_back(shared(board, cell));
    return problems;
}

} // namespace

constinit const Check placeCheck{"place", runPlace, placeMessages, placeFixes};

} // namespace stonemason::wastes
