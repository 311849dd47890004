// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/repair.h"

#include "core/wastes/board/jump_edit.h"

#include <algorithm>
#include <utility>

namespace stonemason::wastes {

namespace {

/// Whether the list has that piece at that place.
bool isThere(const Board& board, int index, Cell cell) {
    return index >= 0 && std::size_t(index) < board.pieces.size() &&
           board.pieces[std::size_t(index)].cell == cell;
}

/// Makes a repair in a board. False: the thing to repair is gone.
struct RepairApplier {
    Board& board;

    bool operator()(const RemovePiece& repair) const {
        if (!isThere(board, repair.index, repair.cell)) return false;
        board.pieces.erase(board.pieces.begin() + repair.index);
        return true;
    }
    bool operator()(const LetWalk& repair) const {
        if (!isThere(board, repair.index, repair.cell)) return false;
        board.pieces[std::size_t(repair.index)].walks = true;
        return true;
    }
    bool operator()(const KeepFirst& repair) const {
        bool isFirst = true;
        std::erase_if(board.pieces, [&](const Piece& piece) {
            return piece.cell == repair.cell && !std::exchange(isFirst, false);
        });
        return !isFirst;
    }
    bool operator()(const MakeNormal& repair) const { return paint(repair.cell, Tile::Normal); }
    bool operator()(const MirrorGoal& repair) const { return paint(repair.cell, goalOf(repair.side)); }
    bool operator()(const KeepGoal& repair) const {
        const Tile goal = goalOf(repair.side);
        if (board.tileAt(repair.cell) != goal) return false;
        forEachCell(board.size(), [&](Cell cell) {
            if (board.tiles[cell] == goal && cell != repair.cell) board.tiles[cell] = Tile::Normal;
        });
        return true;
    }
    bool operator()(const MakeHoles& repair) const {
        return std::ranges::all_of(repair.cells, [this](Cell cell) { return paint(cell, Tile::Hole); });
    }
    bool operator()(const RemoveImpossibleJumps&) const {
        const Board before = board;
        for (std::vector<Jump>* list : {&board.jumps.extra, &board.jumps.forbidden})
            std::erase_if(*list, [&](const Jump& jump) { return faultOf(before, jump) != JumpFault::None; });
        return true;
    }
    bool operator()(const CopyHalf& repair) const {
        apply(board, repairSymmetry(board, board.symmetry, repair.half));
        return true;
    }
    bool operator()(const DeclareSymmetry& repair) const {
        board.symmetry = repair.symmetry;
        return true;
    }
    bool operator()(const MirrorPieces& repair) const {
        const Symmetry symmetry = symmetryOfPieces(board);
        if (symmetry == Symmetry::None) return false;
        std::erase_if(board.pieces, [&](const Piece& piece) { return piece.side != repair.side; });
        const std::vector<Piece> own = board.pieces;
        for (const Piece& piece : own)
            board.pieces.push_back(mirrored(piece, board.size(), symmetry));
        return true;
    }

private:
    bool paint(Cell cell, Tile tile) const {
        if (!board.tiles.contains(cell)) return false;
        board.tiles[cell] = tile;
        return true;
    }
};

} // namespace

bool makeIn(Board& board, const Repair& repair) {
    return std::visit(RepairApplier{board}, repair);
}

std::optional<BoardEdit> editOf(const Board& board, const Repair& repair) {
    Board after = board;
    if (!makeIn(after, repair)) return std::nullopt;
    return editBetween(board, after);
}

std::optional<BoardEdit> editOf(const Board& board, const Fix& fix) {
    return editOf(board, fix.repair);
}

Symmetry symmetryOfPieces(const Board& board) {
    if (board.symmetry != Symmetry::None) return board.symmetry;
    Board tiles = board;
    tiles.pieces.clear();
    return obeyedSymmetry(tiles);
}

} // namespace stonemason::wastes
