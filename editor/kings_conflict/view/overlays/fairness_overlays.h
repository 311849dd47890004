// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "editor/kings_conflict/model/fairness_view.h"
#include "editor/kings_conflict/view/overlays/sign_overlay.h"

#include <memory>

namespace stonemason::kings_conflict {

// The overlays, each in the file of its name and each drawn from what core/kings_conflict/rules computes for
// the check of that matter. On a board of another size than the game's only regions have something to show.

std::shared_ptr<const SignOverlay> regionsOverlay(const Map& map, const GameProfile& game);
std::shared_ptr<const SignOverlay> kingReachOverlay(const Map& map, const GameProfile& game);
std::shared_ptr<const SignOverlay> firstTurnOverlay(const Map& map, const GameProfile& game);
std::shared_ptr<const SignOverlay> kingTrapOverlay(const Map& map, const GameProfile& game);
std::shared_ptr<const SignOverlay> swatRangeOverlay(const Map& map, const GameProfile& game);
std::shared_ptr<const SignOverlay> routesOverlay(const Map& map, const GameProfile& game);

/// The overlay of that view; nullptr for None.
std::shared_ptr<const SignOverlay> fairnessOverlay(FairnessView view, const Map& map,
                                                   const GameProfile& game);

} // namespace stonemason::kings_conflict
