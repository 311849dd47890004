// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/checks.h"

#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace stonemason::wastes {

namespace {

/// mirror/broken: symmetry, cells that break it
/// mirror/undeclared: the symmetry obeyed
constexpr std::string_view mirrorMessages[]{"mirror/broken", "mirror/undeclared"};

/// board-fix/copy-half: half copied ("top", "bottom", "left", "right"), cells written
/// board-fix/declare: symmetry
constexpr std::string_view mirrorFixes[]{"board-fix/copy-half", "board-fix/declare"};

std::string symmetryArgument(Symmetry symmetry) {
    return std::string(symmetryId(symmetry));
}

Fix declaration(Symmetry symmetry) {
    return {{"board-fix/declare", {symmetryArgument(symmetry)}}, DeclareSymmetry{symmetry}};
}

std::string halfId(Symmetry symmetry, Half half) {
    if (symmetry == Symmetry::LeftRight) return half == Half::First ? "left" : "right";
    return half == Half::First ? "top" : "bottom";
}

/// The traits that distinguish a piece from others.
auto traitsOf(const Piece& piece) {
    return std::tuple(piece.cell, piece.side, piece.rank, piece.walks, piece.jumps, piece.unknownFields);
}
auto traitsOf(const Jump& jump) {
    return std::pair(jump.from, jump.to);
}

/// Calls visit(one) with each of the list that is not in the other.
template <typename T, typename Visit>
void visitLost(const std::vector<T>& list, const std::vector<T>& other, Visit visit) {
    std::set<decltype(traitsOf(list.front()))> kept;
    for (const T& one : other)
        kept.insert(traitsOf(one));
    for (const T& one : list)
        if (!kept.contains(traitsOf(one))) visit(one);
}

/// Those whose tile, pieces or jumps the edit changes.
int cellsWritten(const Board& board, const BoardEdit& edit) {
    Board after = board;
    apply(after, edit);
    Grid<char> written(board.size(), 0);
    const auto write = [&written](Cell cell) {
        if (written.contains(cell)) written[cell] = 1;
    };
    for (const TileChange& change : edit.tiles)
        write(change.cell);
    const auto writePiece = [&write](const Piece& piece) { write(piece.cell); };
    const auto writeJump = [&write](const Jump& jump) {
        write(jump.from);
        write(jump.to);
    };
    const auto writeLost = [&](const Board& one, const Board& other) {
        visitLost(one.pieces, other.pieces, writePiece);
        visitLost(one.jumps.extra, other.jumps.extra, writeJump);
        visitLost(one.jumps.forbidden, other.jumps.forbidden, writeJump);
    };
    writeLost(board, after);
    writeLost(after, board);
    int count = 0;
    forEachCell(board.size(), [&](Cell cell) { count += written[cell]; });
    return count;
}

Fix copy(const Board& board, Half half) {
    const BoardEdit edit = repairSymmetry(board, board.symmetry, half);
    return {{"board-fix/copy-half", {halfId(board.symmetry, half), cellsWritten(board, edit)}},
            CopyHalf{half}};
}

void runMirror(const CheckedBoard& checked, Problems& problems) {
    const Board& board = checked.board;
    const Symmetry obeyed = obeyedSymmetry(board);
    if (board.symmetry == Symmetry::None) {
        if (obeyed == Symmetry::None) return;
        problems.push_back({mirrorCheck.id,
                            Severity::Note,
                            {"mirror/undeclared", {symmetryArgument(obeyed)}},
                            {},
                            {declaration(obeyed)}});
        return;
    }
    std::vector<Cell> breaking = cellsBreaking(board, board.symmetry);
    if (breaking.empty()) return;
    Problem problem{mirrorCheck.id,
                    Severity::Warning,
                    {"mirror/broken", {symmetryArgument(board.symmetry), int(breaking.size())}},
                    std::move(breaking)};
    if (obeyed != Symmetry::None) problem.fixes.push_back(declaration(obeyed));
    for (const Half half : {Half::First, Half::Second})
        problem.fixes.push_back(copy(board, half));
    problem.fixes.push_back(declaration(Symmetry::None));
    problems.push_back(std::move(problem));
}

} // namespace

constinit const Check mirrorCheck{"mirror", runMirror, mirrorMessages, mirrorFixes};

} // namespace stonemason::wastes
