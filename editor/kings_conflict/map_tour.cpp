// SPDX-License-Identifier: GPL-3.0-or-later
// What the tour shows around a map, from choosing a tile to the code for submission.

#include "editor/kings_conflict/map_workspace.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

namespace {

struct MapTour {
    Q_DECLARE_TR_FUNCTIONS(MapTour)
};

} // namespace

QList<TourStep> MapWorkspace::tourSteps() const {
    if (index_ > 0) return {};
    return {
        {QStringLiteral("tiles"), MapTour::tr("Choose a tile"),
         MapTour::tr("Choose a tile here; the tools paint with it.")},
        {QString(), MapTour::tr("Draw the map"),
         MapTour::tr(
             "Click or drag to draw; the arrow keys move a frame, and Space draws at it. Every stroke "
             "can be undone.")},
        {QStringLiteral("map.symmetry-state"), MapTour::tr("Fair to both players"),
         MapTour::tr("Every stroke is mirrored to the opponent's half. This button shows whether the map is "
                     "symmetric and lets you change it.")},
        {QStringLiteral("layers"), MapTour::tr("Hints for the computer player"),
         MapTour::tr("Grids of digits lead the computer's units. Choose a layer here to see and draw it.")},
        {QStringLiteral("problems"), MapTour::tr("Check and export"),
         MapTour::tr("Problems appear here while you draw, often with a button that fixes them. When none "
                     "are left, Export shows the code to submit.")},
        {QStringLiteral("map.ambushes"), MapTour::tr("Where to lie in wait"),
         MapTour::tr(
             "Find Ambush Sites, in the Map menu, shows where figures of a pattern can wait for the enemy. "
             "You can draw patterns of your own.")},
    };
}

} // namespace stonemason::kings_conflict
