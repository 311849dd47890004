// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/view/art/art_space.h"
#include "editor/kings_conflict/view/art/cell_look.h"

#include <QPointF>

#include <vector>

namespace stonemason::kings_conflict {

/// Draws the whole cell; every pixel of it becomes opaque.
void paintCell(const ArtSpace& space, const CellLook& look, const TileArt& art);

// One family of art each, layer by layer.

/// The soil itself: ground_art.cpp.
void paintGround(const ArtSpace& space, Ground ground, int variation);
/// The lighter water of a sea along its shores.
void paintShallows(const ArtSpace& space, const CellLook& look);
/// What grows over the rim from the neighbours, and the beach of a sea.
void paintRim(const ArtSpace& space, const CellLook& look, Ground own);
/// The part of the cell that lies within `depth` of the sides and corners whose bit is set (by `around`),
/// with an uneven inner edge. It meets the same shape in the next cell.
QPainterPath rimPath(const ArtSpace& space, std::uint8_t sides, double depth, double roundness,
                     int variation);

void paintTrees(const ArtSpace& space, const CellLook& look);  ///< biome_art.cpp
void paintPeaks(const ArtSpace& space, const CellLook& look);  ///< relief_art.cpp
void paintMounds(const ArtSpace& space, const CellLook& look); ///< relief_art.cpp
void paintDunes(const ArtSpace& space, const CellLook& look);  ///< biome_art.cpp
void paintCone(const ArtSpace& space, const CellLook& look);   ///< biome_art.cpp
void paintMolten(const ArtSpace& space, const CellLook& look); ///< biome_art.cpp
void paintWaves(const ArtSpace& space, const CellLook& look);  ///< water_art.cpp
void paintRiver(const ArtSpace& space, const CellLook& look, Edges edges);
/// Where neighbours' rivers flow out into a sea: the part of the cell that no beach covers, and the water
/// there.
QPainterPath mouthPath(const ArtSpace& space, Edges sides);
void paintMouths(const ArtSpace& space, Edges sides);
/// Where neighbours' rivers spring from this cell.
void paintSprings(const ArtSpace& space, Edges sides);
void paintRoad(const ArtSpace& space, const CellLook& look, Edges edges);             ///< road_art.cpp
void paintBridge(const ArtSpace& space, const CellLook& look, const TileArt& bridge); ///< road_art.cpp
void paintLetterTile(const ArtSpace& space, Code code, bool known);                   ///< mark_art.cpp

/// How thick rivers and roads are, in units of the cell.
inline constexpr double riverThickness = 0.44;
inline constexpr double roadThickness = 0.28;

/// A tree, peak or mound that stands across a side or corner shared with neighbours of the same feature: each
/// of the cells draws its part of it.
struct Straddler {
    QPointF place;   ///< its foot, in units of this cell
    int variant = 0; ///< 0 or 1, the same for all cells that share it
    bool corner = false;
};

/// The straddlers of a cell.
/// @param height of the foot of those between neighbours side by side
/// @param below how far below the side the foot of those between upper and lower neighbours stands
std::vector<Straddler> straddlers(const CellLook& look, double height, double below);

} // namespace stonemason::kings_conflict
