// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "core/kings_conflict/game/game_profile.h"
#include "editor/grid/actions/symmetry_button.h"

#include <QString>

namespace stonemason::kings_conflict {

class MapDocument;

/// The cells of the region that the cell belongs to (4-connected, of one terrain class); 0 for a cell in
/// none.
int regionSize(const MapDocument& document, Cell cell);

/// What is to be known of a cell, in words: "Row 8, column 4 · Plains (P) · region of 14 · mirrored at 2, 6".
/// On a hint layer its digit comes first; the descriptions by the shown overlays come last.
QString cellText(const MapDocument& document, Cell cell);

/// Why actions on a map's layers cannot be used now, in sentences that several sets of actions share.
namespace layer_reason {

QString onlyOnTerrain();
QString onlyOnHints();
QString noSuchGrid();
QString isCurrentGrid();
/// Of what swaps rows and columns.
QString onlyWhereSquare();

} // namespace layer_reason

/// The symmetry that a map declares and how many cells break it.
struct SymmetryState {
    Symmetry declared = Symmetry::None;
    int broken = 0;

    bool operator==(const SymmetryState&) const = default;

    bool isObeyed() const { return declared != Symmetry::None && broken == 0; }
    /// "Half-turn: obeyed", "Half-turn: 4 cells differ", "No symmetry".
    QString text() const;
    /// The same without the name: "obeyed", "4 cells differ", "every map for the game must have one".
    QString sentence() const;
};

SymmetryState symmetryState(const MapDocument& document);

/// The verdict shown by the tool bar's button.
SymmetryVerdict verdictOn(const SymmetryState& state);

/// The name of a symmetry's icon.
QString symmetryIcon(Symmetry symmetry);

} // namespace stonemason::kings_conflict
