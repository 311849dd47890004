// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"
#include "editor/grid/actions/symmetry_button.h"

namespace stonemason::kings_conflict {

class MapDocument;

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
