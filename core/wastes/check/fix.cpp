// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/fix.h"

#include "core/wastes/board/symmetry.h"

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

namespace stonemason::wastes {

namespace {

std::map<Cell, std::vector<Piece>> byCell(const std::vector<Piece>& pieces) {
    std::map<Cell, std::vector<Piece>> onCells;
    for (const Piece& piece : pieces)
        onCells[piece.cell].push_back(piece);
    return onCells;
}

/// The edit as strokes, for which a symmetry adds its own: where pieces come or go, the one that is there
/// afterwards.
Strokes strokesOf(const BoardEdit& edit) {
    Strokes strokes;
    for (const TileChange& change : edit.tiles)
        strokes.tiles.push_back({change.cell, change.after});
    if (!edit.pieces) return strokes;
    const auto before = byCell(edit.pieces->before);
    auto after = byCell(edit.pieces->after);
    for (const auto& [cell, pieces] : before)
        after.try_emplace(cell);
    for (const auto& [cell, left] : after) {
        const auto was = before.find(cell);
        if (was != before.end() && was->second == left) continue;
        strokes.pieces.push_back({cell, left.empty() ? std::nullopt : std::optional(left.front())});
    }
    return strokes;
}

/// The change, or in both halves where that keeps the symmetry.
MendedBoard inBothHalves(const Board& board, Board after) {
    const auto broken = [](const Board& one) { return cellsBreaking(one, one.symmetry).size(); };
    if (broken(after) <= broken(board)) return {std::move(after)};
    const MirroredStrokes both = mirrored(strokesOf(editBetween(board, after)), board.size(), board.symmetry);
    after = board;
    apply(after, editOf(board, both.strokes));
    return {std::move(after), both.refused};
}

/// Makes repairs of single pieces at once: they name pieces by their index before any of them.
class PieceRepairs {
public:
    explicit PieceRepairs(Board& board) : board_(board), goes_(board.pieces.size(), 0) {}

    /// Whether it is such a repair.
    bool add(const Repair& repair) {
        if (const auto* removal = std::get_if<RemovePiece>(&repair)) {
            if (isThere(removal->index, removal->cell)) goes_[std::size_t(removal->index)] = 1;
            return true;
        }
        if (const auto* walk = std::get_if<LetWalk>(&repair)) {
            if (isThere(walk->index, walk->cell)) board_.pieces[std::size_t(walk->index)].walks = true;
            return true;
        }
        const auto* keep = std::get_if<KeepFirst>(&repair);
        if (keep) crowds_.insert(keep->cell);
        return keep != nullptr;
    }

    void makeAll() {
        std::vector<Piece> left;
        std::set<Cell> kept;
        for (std::size_t i = 0; i < board_.pieces.size(); ++i) {
            const Piece& piece = board_.pieces[i];
            if (goes_[i] != 0) continue;
            if (crowds_.contains(piece.cell) && !kept.insert(piece.cell).second) continue;
            left.push_back(piece);
        }
        board_.pieces = std::move(left);
    }

private:
    bool isThere(int index, Cell cell) const {
        return index >= 0 && std::size_t(index) < goes_.size() &&
               board_.pieces[std::size_t(index)].cell == cell;
    }

    Board& board_;
    std::vector<char> goes_; ///< by index
    std::set<Cell> crowds_;
};

} // namespace

MendedBoard mended(const Board& board, const Fix& fix) {
    return mended(board, std::span(&fix.repair, 1));
}

MendedBoard mended(const Board& board, std::span<const Repair> repairs) {
    Board after = board;
    PieceRepairs pieces(after);
    std::vector<const Repair*> others;
    for (const Repair& repair : repairs)
        if (!pieces.add(repair)) others.push_back(&repair);
    pieces.makeAll();
    for (const Repair* repair : others)
        makeIn(after, *repair);
    return inBothHalves(board, std::move(after));
}

} // namespace stonemason::wastes
