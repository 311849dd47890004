// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"

#include <QString>

#include <functional>
#include <vector>

namespace stonemason::wastes {

class BoardDocument;

/// The pieces on the cells that are selected, in the order of the board.
std::vector<Piece> selectedPieces(const BoardDocument& document);

/// Changes each of them, and its mirror image with it, as one undo step.
void changeSelectedPieces(BoardDocument& document, const QString& text,
                          const std::function<void(Piece&)>& change);

/// Takes away the pieces that are selected.
void removeSelectedPieces(BoardDocument& document);

/// Turns or mirrors the whole board.
void transformBoard(BoardDocument& document, const QString& text, Transform transform);

} // namespace stonemason::wastes
