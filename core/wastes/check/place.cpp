// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/checks.h"

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

Fix removal(const Piece& piece, int index) {
    return {{"board-fix/remove-piece", argumentsOf(piece)}, RemovePiece{index, piece.cell}};
}

Fix normalTile(Cell cell) {
    return {{"board-fix/make-normal", {cell}}, MakeNormal{cell}};
}

Fix walking(const Piece& piece, int index) {
    return {{"board-fix/let-walk", argumentsOf(piece)}, LetWalk{index, piece.cell}};
}

/// What is wrong with where a piece stands; empty: nothing.
std::string_view misplacementOf(const Board& board, const Piece& piece) {
    if (!board.tiles.contains(piece.cell)) return "place/outside";
    const Tile tile = board.tiles[piece.cell];
    if (tile == Tile::Hole) return "place/hole";
    if (isGoal(tile)) return "place/goal";
    return tile == Tile::Sludge && !piece.walks ? "place/sludge" : "";
}

Problem problemOf(std::string_view id, const Piece& piece, int index) {
    Problem problem{placeCheck.id, Severity::Error, {id, argumentsOf(piece)}, {piece.cell}};
    problem.fixes.push_back(removal(piece, index));
    if (id == "place/outside") {
        problem.message.arguments.pop_back();
        problem.cells.clear();
    } else if (id == "place/hole") {
        problem.fixes.push_back(normalTile(piece.cell));
    } else if (id == "place/sludge") {
        problem.fixes.insert(problem.fixes.begin(), walking(piece, index));
        problem.fixes.push_back(normalTile(piece.cell));
    }
    return problem;
}

/// The pieces on a cell of the board.
struct Crowd {
    int pieces = 0;
    int first = 0; ///< the index of the first of them
};

void runPlace(const CheckedBoard& checked, Problems& problems) {
    const Board& board = checked.board;
    Grid<Crowd> crowds(board.size());
    for (int i = 0; i < int(board.pieces.size()); ++i) {
        const Piece& piece = board.pieces[std::size_t(i)];
        if (const std::string_view fault = misplacementOf(board, piece); !fault.empty())
            problems.add(placeCheck.id, Severity::Error, fault, [&] { return problemOf(fault, piece, i); });
        if (board.tiles.contains(piece.cell) && crowds[piece.cell].pieces++ == 0)
            crowds[piece.cell].first = i;
    }
    forEachCell(board.size(), [&](Cell cell) {
        const Crowd crowd = crowds[cell];
        if (crowd.pieces < 2) return;
        problems.add(placeCheck.id, Severity::Error, "place/shared", [&]() -> Problem {
            return {placeCheck.id,
                    Severity::Error,
                    {"place/shared", {crowd.pieces, cell}},
                    {cell},
                    {{{"board-fix/keep-first", argumentsOf(board.pieces[std::size_t(crowd.first)])},
                      KeepFirst{cell}}}};
        });
    });
}

} // namespace

constinit const Check placeCheck{"place", runPlace, placeMessages, placeFixes};

} // namespace stonemason::wastes
