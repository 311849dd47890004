// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_state.h"

namespace stonemason::kings_conflict {

// The overlays of maps, and which lies over which.
inline constexpr OverlayPlace differencePlace{"difference", 0};
inline constexpr OverlayPlace rulesPlace{"rules", 10}; ///< what is shown of the map's fairness
inline constexpr OverlayPlace basinsPlace{"basins", 20};
inline constexpr OverlayPlace flowPlace{"flow", 30};
inline constexpr OverlayPlace stopsPlace{"stops", 40};
inline constexpr OverlayPlace marchPlace{"march", 50};
inline constexpr OverlayPlace comparisonPlace{"comparison", 55}; ///< where another map differs
inline constexpr OverlayPlace notesPlace{"notes", 60};           ///< what the author wrote on cells

} // namespace stonemason::kings_conflict
