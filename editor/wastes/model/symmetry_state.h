// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/symmetry.h"

#include <QString>

namespace stonemason::wastes {

class BoardDocument;

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
