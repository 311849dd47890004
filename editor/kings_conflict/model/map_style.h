// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/appearance.h"

#include <QGuiApplication>

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

} // namespace stonemason::kings_conflict
