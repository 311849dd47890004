// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/model/board_state.h"

#include "editor/app/widgets/appearance.h"
#include "editor/wastes/model/board_part.h"

#include <QGuiApplication>

namespace stonemason::wastes {

BoardStyle BoardViewState::style() const {
    return {.dark = isDark(QGuiApplication::palette()),
            .gridLines = grid_,
            .signs = signs_,
            .pieces = pieces_,
            .turned = isTurned()};
}

void Brush::setTile(Tile tile) {
    if (std::exchange(tile_, tile) != tile) emit paintChanged();
}

void Brush::setPiece(const Piece& piece) {
    Piece kind{.side = piece.side, .rank = piece.rank, .walks = piece.walks, .jumps = piece.jumps};
    if (kind == piece_) return;
    piece_ = std::move(kind);
    emit paintChanged();
}

QString Brush::textOf(const LiftedPiece& stamp) const {
    return partText(stamp);
}

std::optional<LiftedPiece> Brush::stampFrom(const QString& text) {
    return partOf(text);
}

} // namespace stonemason::wastes
