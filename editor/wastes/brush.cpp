// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/brush.h"

#include "editor/wastes/board_part.h"

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

QString Brush::stampText() const {
    return stamp_.cells.empty() ? QString() : partText(stamp_);
}

bool Brush::setStampText(const QString& text) {
    auto part = partOf(text);
    if (part) setStamp(std::move(*part));
    return part.has_value();
}

} // namespace stonemason::wastes
