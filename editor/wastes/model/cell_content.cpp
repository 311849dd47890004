// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/model/cell_content.h"

namespace stonemason::wastes {

namespace {

// From the lowest bit: the tile (3), whether there is none, then the piece: 0 if unspecified, 1 if there is
// none, or 2 and more for the kinds of pieces.
constexpr unsigned tileMask = 7;
constexpr unsigned withoutTile = 8;
constexpr unsigned pieceStart = 4;
constexpr unsigned cleared = 1;
constexpr unsigned firstKind = 2;

unsigned kindOf(const Piece& piece) {
    return unsigned(piece.rank - 1) * 8 + unsigned(piece.side == Side::Red) * 4 + unsigned(piece.walks) * 2 +
           unsigned(piece.jumps);
}

Piece pieceOfKind(unsigned kind) {
    return {.side = (kind & 4) != 0 ? Side::Red : Side::Blue,
            .rank = int(kind / 8) + 1,
            .walks = (kind & 2) != 0,
            .jumps = (kind & 1) != 0};
}

} // namespace

static_assert(tileCount <= tileMask + 1);

TileIndex codeOf(const CellContent& content) {
    const unsigned tile = content.tile ? unsigned(*content.tile) : withoutTile;
    const unsigned piece = content.piece ? firstKind + kindOf(*content.piece) : content.clears ? cleared : 0;
    return TileIndex(tile + (piece << pieceStart));
}

CellContent contentOf(TileIndex code) {
    CellContent content;
    if ((code & withoutTile) == 0) content.tile = Tile(code & tileMask);
    const unsigned piece = unsigned(code) >> pieceStart;
    content.clears = piece == cleared;
    if (piece >= firstKind) content.piece = pieceOfKind(piece - firstKind);
    return content;
}

} // namespace stonemason::wastes
