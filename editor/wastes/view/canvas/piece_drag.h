// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"

#include <QString>

#include <optional>

class QMimeData;

namespace stonemason::wastes {

/// A piece that is dragged from the Pieces panel onto a board.
namespace PieceDrag {

QString mimeType();
/// The caller owns it; QDrag takes it.
QMimeData* dataOf(const Piece& piece);
/// nullopt for what is no piece.
std::optional<Piece> pieceOf(const QMimeData& data);

} // namespace PieceDrag

} // namespace stonemason::wastes
