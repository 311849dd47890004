// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/map_tour.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

struct MapTour {
    Q_DECLARE_TR_FUNCTIONS(MapTour)
};

} // namespace

QList<TourStep> mapTour() {
    return {
        {QStringLiteral("tiles"), MapTour::tr("Choose a tile"),
         MapTour::tr("Every tile of the game is here. The one you choose is what the tools lay.")},
        {QString(), MapTour::tr("Draw the map"),
         MapTour::tr(
             "Click or drag to draw; the arrow keys move a frame, and Space draws at it. Every stroke "
             "can be undone.")},
        {QStringLiteral("map.symmetry-state"), MapTour::tr("Fair to both players"),
         MapTour::tr("With a symmetry, every stroke is mirrored to the opponent's half. This button says "
                     "whether the map obeys it, and lets you choose another.")},
        {QStringLiteral("layers"), MapTour::tr("Hints for the computer player"),
         MapTour::tr("Above the terrain a map has grids of digits that lead the computer player's units. "
                     "Choose a layer here to see and draw it.")},
        {QStringLiteral("problems"), MapTour::tr("Check and export"),
         MapTour::tr(
             "What would go wrong in the game is listed here while you draw, often with a button that "
             "mends it. Once nothing is wrong, Export code in the tool bar shows the code for submission.")},
    };
}

} // namespace stonemason
