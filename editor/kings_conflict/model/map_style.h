// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/appearance.h"
#include "editor/grid/document/grid_state.h"

#include <QGuiApplication>
#include <QString>

#include <cstdint>
#include <vector>

namespace stonemason::kings_conflict {

/// The two designed sets of colours; the canvas takes the one that suits the application's palette.
enum class Theme { Light, Dark };

/// The theme that goes with the application's present palette.
inline Theme currentTheme() {
    return isDark(QGuiApplication::palette()) ? Theme::Dark : Theme::Light;
}

/// What to draw of a map, and how.
struct MapStyle {
    Theme theme = Theme::Light;
    bool gridLines = true;
    bool codes = false;          ///< the letters of the tile codes over the terrain
    bool kings = true;           ///< the two kings at their starts
    bool kingsAside = false;     ///< the kings small in a corner: something else needs the middle of cells
    bool axis = true;            ///< the declared symmetry's axis or centre
    bool turned = false;         ///< as the opponent sees it: the board half-turned, art upright
    int numbersOf = -1;          ///< hint layer whose digits are written (the current one), or -1
    std::vector<double> opacity; ///< per layer, 0 hides it; missing entries: terrain 1, hints 0

    bool operator==(const MapStyle&) const = default;
};

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

// The overlays of maps, and which lies over which.
inline constexpr OverlayPlace differencePlace{"difference", 0};
inline constexpr OverlayPlace rulesPlace{"rules", 10}; ///< what is shown of the map's fairness
inline constexpr OverlayPlace basinsPlace{"basins", 20};
inline constexpr OverlayPlace flowPlace{"flow", 30};
inline constexpr OverlayPlace stopsPlace{"stops", 40};
inline constexpr OverlayPlace marchPlace{"march", 50};
inline constexpr OverlayPlace comparisonPlace{"comparison", 55}; ///< where another map differs
inline constexpr OverlayPlace locksPlace{"locks", 58};           ///< cells that generating leaves alone
inline constexpr OverlayPlace notesPlace{"notes", 60};           ///< what the author wrote on cells

} // namespace stonemason::kings_conflict
