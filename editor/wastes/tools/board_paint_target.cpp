// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/tools/board_paint_target.h"

#include "editor/text/wastes/wastes_text.h"
#include "editor/wastes/board_document.h"
#include "editor/wastes/board_view_state.h"
#include "editor/wastes/brush.h"

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

BoardState& BoardPaintTarget::state() const {
    return document_.view();
}

Size BoardPaintTarget::size() const {
    return document_.board().size();
}

TileIndex BoardPaintTarget::shown(Cell cell) const {
    return indexOf(document_.board().tiles[cell]);
}

TileIndex BoardPaintTarget::committed(Cell cell) const {
    return indexOf(document_.committedBoard().tiles[cell]);
}

/// With the tool that moves pieces it is they who are lifted and erased, not the ground under them.
bool BoardPaintTarget::takesGround() const {
    return brush_.tool() != QLatin1String("move-piece");
}

TileIndex BoardPaintTarget::held(Cell cell) const {
    CellContent content;
    if (takesGround()) content.tile = document_.board().tiles[cell];
    const auto& pieces = document_.board().pieces;
    const auto piece = std::ranges::find(pieces, cell, &Piece::cell);
    if (piece != pieces.end() && document_.view().showsPieces()) content.piece = *piece;
    return codeOf(content);
}

Cell BoardPaintTarget::partnerOf(Cell cell) const {
    const Board& board = document_.committedBoard();
    return partner(cell, board.size(), board.symmetry);
}

QString BoardPaintTarget::nameOf(TileIndex code) const {
    return tileName(tileOf(code));
}

TileIndex BoardPaintTarget::current() const {
    return indexOf(brush_.tile());
}

TileIndex BoardPaintTarget::blank() const {
    CellContent content{.clears = document_.view().showsPieces()};
    if (takesGround()) content.tile = Tile::Normal;
    return codeOf(content);
}

int BoardPaintTarget::brushSize() const {
    return brush_.brushSize();
}

int BoardPaintTarget::scatterShare() const {
    return brush_.scatterShare();
}

/// Where a piece stands it is the piece that is seen.
void BoardPaintTarget::pick(Cell cell) {
    const auto& pieces = document_.board().pieces;
    const auto piece = std::ranges::find(pieces, cell, &Piece::cell);
    if (piece != pieces.end() && document_.view().showsPieces()) {
        brush_.setPiece(*piece);
        brush_.setTool(QStringLiteral("place-piece"));
    } else {
        brush_.setTile(document_.board().tiles[cell]);
        if (brush_.tool() == QLatin1String("place-piece")) brush_.setTool(QStringLiteral("brush"));
    }
}

LiftedPiece BoardPaintTarget::stamp() const {
    return brush_.stamp();
}

void BoardPaintTarget::capture(std::span<const Cell> cells) {
    brush_.setStamp(lifted(*this, cells));
    brush_.setTool(QStringLiteral("stamp"));
}

void BoardPaintTarget::refuse(const QString& sentence) {
    document_.refuse(sentence);
}

void BoardPaintTarget::preview(const CellCodes& codes) {
    document_.preview(strokesOf(codes));
}

void BoardPaintTarget::extendPreview(const CellCodes& codes) {
    document_.extendPreview(strokesOf(codes));
}

void BoardPaintTarget::cancelPreview() {
    document_.cancelPreview();
}

bool BoardPaintTarget::hasPreview() const {
    return document_.hasPreview();
}

void BoardPaintTarget::commit(const QString& text) {
    document_.commit(text);
}

void BoardPaintTarget::endGesture() {
    document_.endGesture();
}

} // namespace stonemason::wastes
