// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/overlays/fairness_overlays.h"

namespace stonemason {

std::shared_ptr<const SignOverlay> fairnessOverlay(FairnessView view, const Map& map,
                                                   const GameProfile& game) {
    switch (view) {
    case FairnessView::None: break;
    case FairnessView::Regions: return regionsOverlay(map, game);
    case FairnessView::KingReach: return kingReachOverlay(map, game);
    case FairnessView::FirstTurn: return firstTurnOverlay(map, game);
    case FairnessView::KingTrap: return kingTrapOverlay(map, game);
    case FairnessView::SwatRange: return swatRangeOverlay(map, game);
    case FairnessView::Routes: return routesOverlay(map, game);
    }
    return nullptr;
}

} // namespace stonemason
