// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/checks.h"

#include <algorithm>
#include <tuple>

namespace stonemason::wastes {

namespace {

/// pieces/none: side
/// pieces/too-many: side, its pieces, the most that a game can have
/// pieces/unequal: pieces of Blue, of Red
/// pieces/uneven: sum of ranks of Blue, of Red; as many pieces of different strength
/// pieces/unlike: none; as many and as strong, but of other ranks or abilities
constexpr std::string_view piecesMessages[]{"pieces/none", "pieces/too-many", "pieces/unequal",
                                            "pieces/uneven", "pieces/unlike"};

/// board-fix/mirror-pieces: side whose pieces the other gets, pieces
constexpr std::string_view piecesFixes[]{"board-fix/mirror-pieces"};

int rankSum(const Board& board, Side side) {
    int sum = 0;
    for (const Piece& piece : board.pieces)
        if (piece.side == side) sum += piece.rank;
    return sum;
}

/// What the pieces of a side can do, wherever they stand.
std::vector<std::tuple<int, bool, bool>> traitsOf(const Board& board, Side side) {
    std::vector<std::tuple<int, bool, bool>> traits;
    for (const Piece& piece : board.pieces)
        if (piece.side == side) traits.emplace_back(piece.rank, piece.walks, piece.jumps);
    std::ranges::sort(traits);
    return traits;
}

/// Gives the opponent the same pieces, as the symmetry has it that is declared or else obeyed by the tiles.
void addMirroring(std::vector<Fix>& fixes, const Board& board, Side side) {
    const Symmetry symmetry = symmetryOfPieces(board);
    if (symmetry == Symmetry::None) return;
    Grid<char> taken(board.size(), 0);
    int count = 0;
    for (const Piece& piece : board.pieces) {
        if (piece.side != side) continue;
        ++count;
        for (const Cell cell : {piece.cell, partner(piece.cell, board.size(), symmetry)}) {
            const Tile tile = board.tileAt(cell);
            if (tile == Tile::Hole || isGoal(tile) || taken[cell] != 0) return;
            taken[cell] = 1;
        }
    }
    if (count > 0)
        fixes.push_back({{"board-fix/mirror-pieces", {sideArgument(side), count}}, MirrorPieces{side}});
}

void runPieces(const CheckedBoard& checked, Problems& problems) {
    const Board& board = checked.board;
    const auto count = [&board](Side side) {
        return int(std::ranges::count(board.pieces, side, &Piece::side));
    };
    bool isOver = false; // a side has none or too many
    for (const Side side : bothSides) {
        isOver = isOver || count(side) == 0 || count(side) > maximumPieces;
        if (count(side) == 0) {
            problems.push_back({piecesCheck.id, Severity::Error, {"pieces/none", {sideArgument(side)}}});
            addMirroring(problems.back().fixes, board, opponentOf(side));
        } else if (count(side) > maximumPieces) {
            problems.push_back({piecesCheck.id,
                                Severity::Error,
                                {"pieces/too-many", {sideArgument(side), count(side), maximumPieces}},
                                piecesOf(board, side)});
        }
    }
    if (isOver) return;
    const auto differ = [&](std::string_view id, int blue, int red) {
        problems.push_back({piecesCheck.id, Severity::Warning, {id, {blue, red}}});
        for (const Side side : bothSides)
            addMirroring(problems.back().fixes, board, side);
    };
    if (count(Side::Blue) != count(Side::Red))
        differ("pieces/unequal", count(Side::Blue), count(Side::Red));
    else if (rankSum(board, Side::Blue) != rankSum(board, Side::Red))
        differ("pieces/uneven", rankSum(board, Side::Blue), rankSum(board, Side::Red));
    else if (traitsOf(board, Side::Blue) != traitsOf(board, Side::Red))
        problems.push_back({piecesCheck.id, Severity::Note, {"pieces/unlike", {}}});
}

} // namespace

constinit const Check piecesCheck{"pieces", runPieces, piecesMessages, piecesFixes};

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

/// The problem with the place of a piece; empty if there is none.
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
