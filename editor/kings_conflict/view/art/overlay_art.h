// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/art/cell_look.h"
#include "editor/kings_conflict/view/art/pixel_grid.h"
#include "editor/kings_conflict/view/art/tile_cache.h"

#include <QPainter>

namespace stonemason::kings_conflict {

/// What is laid over the terrain, drawn in the painter's units (device pixels, unless there is no cache) and
/// only inside `range` (cells of the view).
struct Overlay {
    QPainter& painter;
    const Map& map;
    const GameProfile& game;
    const MapStyle& style;
    const TerrainView& view;
    const PixelGrid& grid;
    CellRange range;
    double pixelRatio = 1;
    TileCache* cache = nullptr; ///< of letters; without it all is drawn as lines and areas
};

/// Draws all of it, from the lines up to the kings.
void paintOverlay(const Overlay& overlay);

/// How opaque a layer is under the style.
double opacityOf(const MapStyle& style, int layer);

} // namespace stonemason::kings_conflict
