// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "core/wastes/board/symmetry.h"

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

/// The name of a symmetry's icon.
QString iconOf(Symmetry symmetry);

/// The symmetry that a board declares and how many cells break it.
struct SymmetryState {
    Symmetry declared = Symmetry::None;
    int broken = 0;

    bool operator==(const SymmetryState&) const = default;

    bool isObeyed() const { return declared != Symmetry::None && broken == 0; }
    /// "obeyed", "4 cells differ"; empty where none is declared.
    QString sentence() const;
    /// "Half-turn: obeyed", "No symmetry".
    QString text() const;
};

SymmetryState symmetryState(const BoardDocument& document);

} // namespace stonemason::wastes
