// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/symmetry.h"
#include "core/wastes/check/checks.h"

#include <algorithm>
#include <array>

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

Fix declaration(const Board& board, Symmetry symmetry) {
    Fix fix{{"board-fix/declare", {symmetryArgument(symmetry)}}, {}};
    fix.edit.symmetry = Change<Symmetry>{board.symmetry, symmetry};
    return fix;
}

std::string halfId(Symmetry symmetry, Half half) {
    if (symmetry == Symmetry::LeftRight) return half == Half::First ? "left" : "right";
    return half == Half::First ? "top" : "bottom";
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
    const auto writeOthers = [&](const auto& all, const auto& others, const auto& cellsOf) {
        for (const auto& one : all)
            if (std::ranges::find(others, one) == others.end())
                for (const Cell cell : cellsOf(one))
                    write(cell);
    };
    const auto ofPiece = [](const Piece& piece) { return std::array{piece.cell}; };
    const auto ofJump = [](const Jump& jump) { return std::array{jump.from, jump.to}; };
    const auto writeLost = [&](const Board& one, const Board& other) {
        writeOthers(one.pieces, other.pieces, ofPiece);
        writeOthers(one.jumps.extra, other.jumps.extra, ofJump);
        writeOthers(one.jumps.forbidden, other.jumps.forbidden, ofJump);
    };
    writeLost(board, after);
    writeLost(after, board);
    int count = 0;
    forEachCell(board.size(), [&](Cell cell) { count += written[cell]; });
    return count;
}

Fix copy(const Board& board, Half half) {
    Fix fix{{}, repairSymmetry(board, board.symmetry, half)};
    fix.label = {"board-fix/copy-half", {halfId(board.symmetry, half), cellsWritten(board, fix.edit)}};
    return fix;
}

std::vector<Problem> runMirror(const CheckedBoard& checked) {
    const Board& board = checked.board;
    const Symmetry obeyed = obeyedSymmetry(board);
    if (board.symmetry == Symmetry::None) {
        if (obeyed == Symmetry::None) return {};
        return {{mirrorCheck.id,
                 Severity::Note,
                 {"mirror/undeclared", {symmetryArgument(obeyed)}},
                 {},
                 {declaration(board, obeyed)}}};
    }
    std::vector<Cell> breaking = cellsBreaking(board, board.symmetry);
    if (breaking.empty()) return {};
    Problem problem{mirrorCheck.id,
                    Severity::Warning,
                    {"mirror/broken", {symmetryArgument(board.symmetry), int(breaking.size())}},
                    std::move(breaking)};
    if (obeyed != Symmetry::None) problem.fixes.push_back(declaration(board, obeyed));
    for (const Half half : {Half::First, Half::Second})
        problem.fixes.push_back(copy(board, half));
    problem.fixes.push_back(declaration(board, Symmetry::None));
    return {problem};
}

} // namespace

constinit const Check mirrorCheck{"mirror", runMirror, mirrorMessages, mirrorFixes};

} // namespace stonemason::wastes
