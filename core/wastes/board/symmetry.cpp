// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/symmetry.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <tuple>
#include <utility>

namespace stonemason::wastes {

namespace {

constexpr std::array<std::string_view, 4> symmetryIds{"none", "half-turn", "top-bottom", "left-right"};

/// What distinguishes pieces on one cell.
using PieceTraits = std::tuple<Side, int, bool, bool>;

PieceTraits traitsOf(const Piece& piece, bool exchanged) {
    return {exchanged ? opponentOf(piece.side) : piece.side, piece.rank, piece.walks, piece.jumps};
}

/// The traits of all pieces on each cell of a board, for comparing two cells.
class TraitsByCell {
public:
    TraitsByCell(const Board& board, bool exchanged) {
        for (const Piece& piece : board.pieces)
            if (board.tiles.contains(piece.cell))
                traits_.emplace_back(piece.cell, traitsOf(piece, exchanged));
        std::ranges::sort(traits_);
    }

    /// Those of the pieces on the cell, sorted.
    auto on(Cell cell) const {
        const auto found = std::ranges::equal_range(traits_, cell, {}, &std::pair<Cell, PieceTraits>::first);
        return std::views::values(found);
    }

private:
    std::vector<std::pair<Cell, PieceTraits>> traits_;
};

Jump mirrored(const Jump& jump, Size size, Symmetry symmetry) {
    return {partner(jump.from, size, symmetry), partner(jump.to, size, symmetry)};
}

bool hasJump(const std::vector<Jump>& jumps, const Jump& jump) {
    return std::ranges::find(jumps, jump) != jumps.end();
}

/// Those that begin in the half or on the axis, and their images.
std::vector<Jump> repairedJumps(const std::vector<Jump>& jumps, Size size, Symmetry symmetry, Half from) {
    const auto stays = [&](const Jump& jump) {
        return halfOf(jump.from, size, symmetry).value_or(from) == from;
    };
    std::vector<Jump> kept;
    for (const Jump& jump : jumps) // images that were there keep their places in the list
        if (const Jump image = mirrored(jump, size, symmetry);
            stays(jump) || (stays(image) && hasJump(jumps, image)))
            if (!hasJump(kept, jump)) kept.push_back(jump);
    for (std::size_t i = 0, own = kept.size(); i < own; ++i)
        if (const Jump image = mirrored(kept[i], size, symmetry); !hasJump(kept, image))
            kept.push_back(image);
    return kept;
}

bool isIn(Half half, Cell cell, Size size, Symmetry symmetry) {
    return halfOf(cell, size, symmetry) == half;
}

} // namespace

std::string_view symmetryId(Symmetry symmetry) {
    return symmetryIds[std::size_t(symmetry)];
}

std::optional<Symmetry> symmetryFromId(std::string_view id) {
    const auto it = std::ranges::find(symmetryIds, id);
    if (it == symmetryIds.end()) return std::nullopt;
    return Symmetry(it - symmetryIds.begin());
}

Transform transformOf(Symmetry symmetry) {
    switch (symmetry) {
    case Symmetry::None: return Transform::Identity;
    case Symmetry::HalfTurn: return Transform::HalfTurn;
    case Symmetry::TopBottom: return Transform::FlipVertical;
    case Symmetry::LeftRight: return Transform::FlipHorizontal;
    }
    return Transform::Identity;
}

Cell partner(Cell cell, Size size, Symmetry symmetry) {
    return transformed(cell, size, transformOf(symmetry));
}

Piece mirrored(const Piece& piece, Size size, Symmetry symmetry) {
    return {opponentOf(piece.side), piece.rank, partner(piece.cell, size, symmetry), piece.walks,
            piece.jumps};
}

std::optional<Half> halfOf(Cell cell, Size size, Symmetry symmetry) {
    const Cell other = partner(cell, size, symmetry);
    if (other == cell) return std::nullopt;
    const bool isFirst = symmetry == Symmetry::LeftRight ? cell.column < other.column : cell < other;
    return isFirst ? Half::First : Half::Second;
}

bool mayHold(Size size, Symmetry symmetry, Cell cell, Tile tile) {
    return symmetry == Symmetry::None || !isGoal(tile) || partner(cell, size, symmetry) != cell;
}

MirroredStrokes mirrored(const Strokes& strokes, Size size, Symmetry symmetry) {
    if (symmetry == Symmetry::None) return {strokes, {}};
    MirroredStrokes result;
    const auto refuse = [&result](Cell cell) {
        if (std::ranges::find(result.refused, cell) == result.refused.end()) result.refused.push_back(cell);
    };
    for (const TileStroke& stroke : strokes.tiles) {
        if (!mayHold(size, symmetry, stroke.cell, stroke.tile)) {
            refuse(stroke.cell);
            continue;
        }
        result.strokes.tiles.push_back(stroke);
        const Cell other = partner(stroke.cell, size, symmetry);
        if (other != stroke.cell) result.strokes.tiles.push_back({other, swapped(stroke.tile)});
    }
    for (const PieceStroke& stroke : strokes.pieces) {
        const Cell other = partner(stroke.cell, size, symmetry);
        if (other == stroke.cell && stroke.piece) {
            refuse(stroke.cell);
            continue;
        }
        result.strokes.pieces.push_back(stroke);
        if (other == stroke.cell) continue;
        PieceStroke image{other, {}};
        if (stroke.piece) image.piece = mirrored(*stroke.piece, size, symmetry);
        result.strokes.pieces.push_back(image);
    }
    return result;
}

std::vector<Cell> cellsBreaking(const Board& board, Symmetry symmetry) {
    std::vector<Cell> breaking;
    if (symmetry == Symmetry::None) return breaking;
    Grid<char> holdsPiece(board.size(), 0); // few do: the others need no look at the list
    for (const Piece& piece : board.pieces)
        if (board.tiles.contains(piece.cell)) holdsPiece[piece.cell] = 1;
    const TraitsByCell traits(board, false);
    const TraitsByCell exchanged(board, true);
    Grid<char> breaks(board.size(), 0);
    for (const std::vector<Jump>* jumps : {&board.jumps.extra, &board.jumps.forbidden})
        for (const Jump& jump : *jumps)
            if (const Jump image = mirrored(jump, board.size(), symmetry); !hasJump(*jumps, image))
                for (const Cell cell : {jump.from, jump.to, image.from, image.to})
                    if (breaks.contains(cell)) breaks[cell] = 1;
    forEachCell(board.size(), [&](Cell cell) {
        const Cell other = partner(cell, board.size(), symmetry);
        const bool tilesMatch = board.tiles[other] == swapped(board.tiles[cell]);
        const bool piecesMatch = (holdsPiece[cell] == 0 && holdsPiece[other] == 0) ||
                                 std::ranges::equal(traits.on(cell), exchanged.on(other));
        if (!tilesMatch || !piecesMatch || breaks[cell] != 0) breaking.push_back(cell);
    });
    return breaking;
}

Symmetry detectSymmetry(const Board& board) {
    return *std::ranges::min_element(
        symmetries, {}, [&board](Symmetry symmetry) { return cellsBreaking(board, symmetry).size(); });
}

Symmetry obeyedSymmetry(const Board& board) {
    const auto obeyed = std::ranges::find_if(
        symmetries, [&board](Symmetry symmetry) { return cellsBreaking(board, symmetry).empty(); });
    return obeyed == symmetries.end() ? Symmetry::None : *obeyed;
}

BoardEdit repairSymmetry(const Board& board, Symmetry symmetry, Half from) {
    if (symmetry == Symmetry::None) return {};
    const Size size = board.size();
    Board repaired = board;
    forEachCell(size, [&](Cell cell) {
        const Cell other = partner(cell, size, symmetry);
        if (isIn(from, cell, size, symmetry))
            repaired.tiles[other] = swapped(board.tiles[cell]);
        else if (!mayHold(size, symmetry, cell, board.tiles[cell]))
            repaired.tiles[cell] = Tile::Normal;
    });
    // Images take the list positions of the pieces that they replace, so that the order of the list stays.
    const auto keyOf = [](const Piece& piece) { return std::pair(piece.cell, traitsOf(piece, false)); };
    std::vector<Piece> images;
    std::map<std::pair<Cell, PieceTraits>, int> wanted; // how many like it
    for (const Piece& piece : board.pieces)
        if (isIn(from, piece.cell, size, symmetry)) {
            images.push_back(mirrored(piece, size, symmetry));
            ++wanted[keyOf(images.back())];
        }
    std::map<std::pair<Cell, PieceTraits>, int> kept;
    std::erase_if(repaired.pieces, [&](const Piece& piece) {
        if (isIn(from, piece.cell, size, symmetry)) return false;
        const auto same = wanted.find(keyOf(piece));
        if (same == wanted.end() || same->second == 0) return true;
        --same->second;
        ++kept[same->first];
        return false;
    });
    for (const Piece& image : images) { // the first of those that are alike are there
        const auto same = kept.find(keyOf(image));
        if (same != kept.end() && same->second-- > 0) continue;
        repaired.pieces.push_back(image);
    }
    for (std::vector<Jump>* jumps : {&repaired.jumps.extra, &repaired.jumps.forbidden})
        *jumps = repairedJumps(*jumps, size, symmetry, from);
    return editBetween(board, repaired);
}

} // namespace stonemason::wastes
