// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace stonemason::kings_conflict {

/// What is shown of a map's fairness over the board, one at a time. What each is called and who draws it
/// stands in the table of fairness_overlays.cpp.
enum class FairnessView : std::uint8_t {
    None,
    Regions,   ///< who reaches which region first
    KingReach, ///< where the kings are in how many turns
    FirstTurn, ///< what a mercenary reaches on the turn it is placed
    KingTrap,  ///< the tiles that close a king in
    SwatRange, ///< where a unit can be spawned that kills a king
    Routes,    ///< the ways from king to king
};

/// All of them, in the order of the menu.
std::vector<FairnessView> allFairnessViews();

/// "king-reach": names its action and its icon.
QString fairnessId(FairnessView view);
/// "King Reach": its name in the menu and over its legend.
QString fairnessName(FairnessView view);
/// What it shows, in a few words, for tool tip and status bar.
QString fairnessTip(FairnessView view);

} // namespace stonemason::kings_conflict
