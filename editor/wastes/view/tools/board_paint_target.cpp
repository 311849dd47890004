// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/tools/board_paint_target.h"

#include "editor/wastes/text/wastes_text.h"

#include <algorithm>

namespace stonemason::wastes {

Strokes BoardPaintTarget::strokesOf(const CellCodes& codes) {
    Strokes strokes;
    strokes.tiles.reserve(codes.size());
    for (const auto& [cell, code] : codes) {
        CellContent content = contentOf(code);
        if (content.tile) strokes.tiles.push_back({cell, *content.tile});
        if (content.piece) content.piece->cell = cell;
        if (content.piece || content.clears) strokes.pieces.push_back({cell, content.piece});
    }
    return strokes;
}

Size BoardPaintTarget::size() const {
    return document().board().size();
}

TileIndex BoardPaintTarget::shown(Cell cell) const {
    return indexOf(document().board().tiles[cell]);
}

TileIndex BoardPaintTarget::committed(Cell cell) const {
    return indexOf(document().committedBoard().tiles[cell]);
}

/// The tool that moves pieces also lifts and erases pieces instead of tiles.
bool BoardPaintTarget::editsGround() const {
    return brush().tool() != QLatin1String("move-piece");
}

TileIndex BoardPaintTarget::held(Cell cell) const {
    CellContent content;
    if (editsGround()) content.tile = document().board().tiles[cell];
    const auto& pieces = document().board().pieces;
    const auto piece = std::ranges::find(pieces, cell, &Piece::cell);
    if (piece != pieces.end() && document().view().showsPieces()) content.piece = *piece;
    return codeOf(content);
}

Cell BoardPaintTarget::partnerOf(Cell cell) const {
    const Board& board = document().committedBoard();
    return partner(cell, board.size(), board.symmetry);
}

QString BoardPaintTarget::nameOf(TileIndex code) const {
    return tileName(tileOf(code));
}

TileIndex BoardPaintTarget::current() const {
    return indexOf(brush().tile());
}

TileIndex BoardPaintTarget::blank() const {
    CellContent content{.clears = document().view().showsPieces()};
    if (editsGround()) content.tile = Tile::Normal;
    return codeOf(content);
}

/// On a cell with a visible piece, the piece is picked.
void BoardPaintTarget::pick(Cell cell) {
    const auto& pieces = document().board().pieces;
    const auto piece = std::ranges::find(pieces, cell, &Piece::cell);
    if (piece != pieces.end() && document().view().showsPieces()) {
        brush().setPiece(*piece);
        brush().setTool(QStringLiteral("place-piece"));
    } else {
        brush().setTile(document().board().tiles[cell]);
        if (brush().tool() == QLatin1String("place-piece")) brush().setTool(QStringLiteral("brush"));
    }
}

void BoardPaintTarget::preview(const CellCodes& codes) {
    document().preview(strokesOf(codes));
}

void BoardPaintTarget::extendPreview(const CellCodes& codes) {
    document().extendPreview(strokesOf(codes));
}

} // namespace stonemason::wastes
