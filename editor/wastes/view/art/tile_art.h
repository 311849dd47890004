// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "editor/wastes/view/art/dusk_palette.h"

#include <QRectF>

class QPainter;

namespace stonemason::wastes {

/// What a cell looks like: its tile, and what of its neighbours shows there.
struct TileLook {
    Tile tile = Tile::Hole;
    std::uint8_t joins = 0; ///< a bit for each of the eight neighbours that holds sludge too, see TileEdge
    std::uint8_t rims = 0;  ///< likewise for edges alone, beyond which there is no tile
    std::uint8_t variation = 0; ///< 0 to 3, which goes by the place alone

    /// A number of its own for each look.
    std::uint32_t key() const {
        return std::uint32_t(tile) | std::uint32_t(joins) << 8 | std::uint32_t(rims) << 16 |
               std::uint32_t(variation) << 24;
    }
    bool operator==(const TileLook&) const = default;
};

/// Neighbours clockwise from the one above; those with even numbers share an edge with the cell.
inline constexpr std::array<Cell, 8> tileNeighbours{Cell{-1, 0}, Cell{-1, 1}, Cell{0, 1},  Cell{1, 1},
                                                    Cell{1, 0},  Cell{1, -1}, Cell{0, -1}, Cell{-1, -1}};

/// @param turned the board is shown turned by half
TileLook tileLookOf(const Grid<Tile>& tiles, Cell cell, bool turned = false);

/// One cell. How much is drawn of it goes by the size of the rectangle, down to one plain colour; a hole is
/// not drawn at all.
void paintTile(QPainter& painter, const QRectF& rect, const TileLook& look, const DuskPalette& palette);

} // namespace stonemason::wastes
