// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/kings_conflict/model/map_style.h"

#include <QImage>
#include <QRectF>
#include <QSize>

#include <memory>
#include <vector>

class QPainter;

namespace stonemason::kings_conflict {

/// The cells whose looks a change within the range may alter: shores, forests and mountains go by their eight
/// neighbours. May reach beyond the board.
CellRange affectedBy(CellRange range);

/// Draws maps: on the canvas, in thumbnails, in the overview, on paper and for export. Tiles are vectors,
/// kept as pixmaps per zoom step, device pixel ratio and theme. One renderer serves one game and any number
/// of maps.
class MapRenderer {
public:
    explicit MapRenderer(const GameProfile& game);
    ~MapRenderer();

    /// Draws the cells of `range` (in map coordinates, before turning) so that the board's top left corner is
    /// at the painter's origin and a cell is `cellSize` units wide. Fast enough to be called from a paint
    /// event with the range of the cells to repaint, at any zoom down to one pixel per cell. Cells are
    /// aligned to whole device pixels; drawing a range draws exactly what the whole map has there.
    void paint(QPainter& painter, const Map& map, const MapStyle& style, double cellSize, CellRange range);

    /// Draws the whole board likewise, as lines and areas instead of pixels: for paper and for SVG. How much
    /// is drawn of a tile goes by `cellSize`; of boards of more than 64 x 64 cells it is little. Ended, it
    /// leaves off anywhere.
    void paintVectors(QPainter& painter, const Map& map, const MapStyle& style, int cellSize,
                      const WorkProgress& progress = {});

    /// One tile as a picture, for palettes, cursors and fix buttons. `cell` picks the variation.
    QPixmap tile(Code code, int size, double devicePixelRatio, Theme theme, Cell cell = {});

    /// One tile painted into a rectangle: the ghost under the cursor, stamps.
    void paintTile(QPainter& painter, const QRectF& rect, Code code, Theme theme, Cell cell = {});

    /// The map in this style, for pictures of it. The renderer and the map must outlive the look.
    GridLook look(const Map& map, const MapStyle& style);

    /// The whole map as a picture that fits into `size`, keeping its proportions; no rulers.
    QImage image(const Map& map, const MapStyle& style, QSize size);

    MapRenderer(const MapRenderer&) = delete;
    MapRenderer& operator=(const MapRenderer&) = delete;

private:
    class Private;
    std::unique_ptr<Private> d_;
};

/// The colour of a hint value (0 to 9) on the perceptual scale, and a colour for a digit readable on it.
QColor heatColour(int value);
QColor heatInk(int value);

} // namespace stonemason::kings_conflict
