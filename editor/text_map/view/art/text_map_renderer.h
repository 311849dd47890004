// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_picture.h"
#include "editor/grid/view/image_cache.h"
#include "editor/text_map/model/text_map_state.h"
#include "editor/text_map/view/art/sign_colours.h"

#include <QRectF>

class QPainter;

namespace stonemason::text_map {

/// Everything that determines the picture of a cell.
struct SignLook {
    TileIndex code = noSign;
    std::uint8_t walls =
        0; ///< a bit for each of the eight neighbours that is a wall, clockwise from the north
    std::uint8_t variation = 0; ///< 0 to 3, from its place

    /// A number of its own for each look, below 2^32.
    quint64 key() const { return quint64(code) | quint64(walls) << 16 | quint64(variation) << 24; }
    bool operator==(const SignLook&) const = default;
};

/// The look of a cell with its neighbours; beyond the edge, the cell itself counts as neighbour.
SignLook lookOf(const SignBook& signs, const Grid<SignIndex>& cells, const std::vector<TileIndex>& codes,
                Cell cell);

/// Draws one cell as vectors. The level of detail depends on the cell's size.
void paintSign(QPainter& painter, const QRectF& rect, const SignLook& look, const SignBook& signs, bool dark);

/// Writes the character over a cell, on a plate, unless the cell is already drawn as its character.
void paintPlate(QPainter& painter, const QRectF& rect, TileIndex code, const SignBook& signs);

/// The cells to draw: sign indices, and the code of each sign in the book.
struct TextMapCells {
    const Grid<SignIndex>* cells = nullptr;
    const std::vector<TileIndex>* codes = nullptr;

    Size size() const { return cells->size(); }
    TileIndex at(Cell cell) const { return (*codes)[(*cells)[cell]]; }
};

/// The smallest cells that are drawn, in pixels: a whole map of the largest size then fits where pictures do.
inline constexpr double smallestDrawnCell = 1.0 / 64;

/// Draws text maps: on the canvas, in pictures and for export. Cells are vectors, cached as images in the
/// sizes requested last; small ones are a plain colour; below a pixel, each pixel has their mean. One
/// renderer serves any number of maps.
class TextMapRenderer {
public:
    /// The book must outlive it.
    explicit TextMapRenderer(const SignBook& signs);

    /// Draws the cells of `range` where `geometry` places them.
    /// @param levels of the same cells in the style's colours; nullptr: each pixel averages all its cells
    void paint(QPainter& painter, const TextMapCells& map, const TextMapStyle& style,
               const GridGeometry& geometry, const CellRange& range, const ColourLevels* levels = nullptr);
    /// One cell by itself, for palettes and ghosts.
    void paintSign(QPainter& painter, const QRectF& rect, TileIndex code, bool dark);

    /// The plain colours of a map's signs.
    std::vector<QRgb> paletteOf(const std::vector<TileIndex>& codes, bool dark) const;

    /// The whole map as lines and areas, its top left corner at the painter's origin.
    void paintVectors(QPainter& painter, const TextMapCells& map, const TextMapStyle& style, int cellSize,
                      const WorkProgress& progress = {});
    /// For pictures of the map. The renderer, the map and the levels must outlive the look.
    GridLook look(const TextMapCells& map, const TextMapStyle& style, const ColourLevels* levels = nullptr);
    QImage image(const TextMapCells& map, const TextMapStyle& style, QSize size);

private:
    const QImage& imageOf(const SignLook& look, QSize size, bool dark);
    void paintPictures(QPainter& painter, const TextMapCells& map, const TextMapStyle& style,
                       const GridGeometry& geometry, const CellRange& range);
    void paintColours(QPainter& painter, const TextMapCells& map, const TextMapStyle& style,
                      const GridGeometry& geometry, const CellRange& range, const ColourLevels* levels) const;

    const SignBook& signs_;
    ImageCache images_;
};

/// A look that owns copies of the map and the book: it can be painted at any time and on any thread.
GridLook lastingLook(const TextMapCells& map, const SignBook& signs, const TextMapStyle& style);

} // namespace stonemason::text_map
