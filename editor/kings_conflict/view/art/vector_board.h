// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"
#include "editor/kings_conflict/view/art/cell_look.h"

#include <QRect>
#include <QRgb>
#include <QSize>

#include <array>
#include <vector>

class QPainter;

namespace stonemason::kings_conflict {

/// The one colour of a cell without art.
QColor flatColour(const TileArt& art, const ArtPalette& palette);
/// What a river or road through these edges covers of a cell of that size.
std::vector<QRect> flatBands(QSize size, Edges edges, double thickness);

/// Cells too small for art: one colour each, with rivers and roads as strips of pixels. Made anew for each
/// painting, which takes no time.
class FlatTiles {
public:
    /// @param cell pixels per cell; cells are that, rounded down or up
    FlatTiles(const ArtTable& arts, const ArtPalette& palette, double cell);

    /// The rows of the tile's pixels; the size is one that the cell size rounds to.
    const QRgb* pixels(Code code, QSize size);

private:
    const ArtTable& arts_;
    const ArtPalette& palette_;
    int base_;
    std::array<std::array<std::vector<QRgb>, 4>, 256> tiles_;
};

/// Draws the whole board as lines and areas, its top left corner at the painter's origin, by the same art as
/// in pixels. How much is drawn of a tile goes by `cellSize` (units). Cells of big boards have plain colours
/// and no letters: a file with all the art of each would grow huge. Ended, it leaves off anywhere.
void paintVectorBoard(QPainter& painter, const Map& map, const GameProfile& game, const ArtTable& arts,
                      const MapStyle& style, int cellSize, const WorkProgress& progress);

} // namespace stonemason::kings_conflict
