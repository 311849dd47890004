// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/brush.h"

#include <utility>

namespace stonemason::wastes {

void Brush::setTile(Tile tile) {
    if (std::exchange(tile_, tile) != tile) emit paintChanged();
}

void Brush::setPiece(const Piece& piece) {
    Piece kind{.side = piece.side, .rank = piece.rank, .walks = piece.walks, .jumps = piece.jumps};
    if (kind == piece_) return;
    piece_ = std::move(kind);
    emit paintChanged();
}

void Brush::setStamp(LiftedPiece stamp) {
    stamp_ = std::move(stamp);
    emit stampChanged();
}

} // namespace stonemason::wastes
