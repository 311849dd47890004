// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/kings_conflict/map/cell_change.h"
#include "core/kings_conflict/map/symmetry.h"

#include <array>
#include <optional>
#include <variant>

namespace stonemason::kings_conflict {

/// Writes one piece of a river or road, and its mirror image where the map keeps its symmetry.
struct WritePiece {
    CellChange change;
    std::optional<CellChange> image;
    bool operator==(const WritePiece&) const = default;
};
/// Every cell of the layer that holds the code gets another.
struct ReplaceCode {
    int layer = terrainLayer;
    Code code = 0;
    Code by = 0;
    bool operator==(const ReplaceCode&) const = default;
};
/// Holes of the board that hold the code are emptied.
struct EmptyHoles {
    Code code = 0;
    bool operator==(const EmptyHoles&) const = default;
};
/// The map declares the symmetry and obeys it: by copying that half, or without any change.
struct MakeSymmetric {
    Symmetry symmetry = Symmetry::None;
    std::optional<Half> from;
    bool operator==(const MakeSymmetric&) const = default;
};
/// Cells that are their own mirror image get a code they can hold.
struct RepairAxis {
    bool operator==(const RepairAxis&) const = default;
};
/// High digits on tiles that no unit of the hint grid can reach become 0.
struct ClearStranded {
    int layer = 0;
    bool operator==(const ClearStranded&) const = default;
};
/// Swaps the digits of mirrored cells, which makes the grid lead its units in the opposite direction.
struct SwapHalves {
    int layer = 0;
    bool operator==(const SwapHalves&) const = default;
};

using MapRepair =
    std::variant<WritePiece, ReplaceCode, EmptyHoles, MakeSymmetric, RepairAxis, ClearStranded, SwapHalves>;
using Fix = BasicFix<MapRepair>;

/// The cells with a digit that counts as high (CheckNumbers::hintHigh) where no unit of the hint grid can go,
/// in reading order. None where the grid is missing or has another size than the terrain.
std::vector<Cell> strandedHints(const Map& map, const GameProfile& game, int layer);

/// The symmetry that defines the two halves of a map: the declared one, or else the half-turn, which fits
/// any board.
Symmetry symmetryOfHalves(const Map& map);

/// What a fix changes, the mirrored changes included.
struct FixEdit {
    CellChanges changes;
    Symmetry declares = Symmetry::None; ///< with `redeclares`: the symmetry the map declares afterwards
    bool redeclares = false;

    bool operator==(const FixEdit&) const = default;
};

/// What the fix of a problem changes in the map that the problem was found in.
FixEdit editOf(const Map& map, const GameProfile& game, const MapRepair& repair);
FixEdit editOf(const Map& map, const GameProfile& game, const Fix& fix);

/// Makes the changes.
void apply(Map& map, const FixEdit& edit);

} // namespace stonemason::kings_conflict
