// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "core/wastes/game/profile.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/grid/view/image_cache.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/view/art/dusk_palette.h"

#include <QPixmap>
#include <QRectF>

#include <optional>

class QPainter;

namespace stonemason::wastes {

/// The appearance of a piece. Sides differ in shape (Blue's are round, Red's square) and colour, ranks in
/// their figures.
struct PieceLook {
    Side side = Side::Blue;
    int rank = 1;
    bool walks = false;
    bool jumps = false;
    std::optional<int> power{}; ///< on the ground under it; not shown if none

    std::uint32_t key() const {
        return std::uint32_t(side) | std::uint32_t(rank) << 1 | std::uint32_t(walks) << 5 |
               std::uint32_t(jumps) << 6 | std::uint32_t(power ? *power + 2 : 0) << 7;
    }
    bool operator==(const PieceLook&) const = default;
};

/// @param power as there
PieceLook lookOf(const Piece& piece, std::optional<int> power = {});

/// Paints a piece in the middle of its cell, with its power as a number and signs for walking and jumping
/// where there is room.
void paintPiece(QPainter& painter, const QRectF& cell, const PieceLook& look, const DuskPalette& palette);

/// The appearance of a cell: its tile, and the neighbours that affect how it is drawn.
struct TileLook {
    Tile tile = Tile::Hole;
    std::uint8_t joins = 0; ///< a bit for each of the eight neighbours that also holds sludge, see TileEdge
    std::uint8_t rims = 0;  ///< likewise, only for edges: a bit for each that borders on no tile
    std::uint8_t variation = 0; ///< 0 to 3, a function of the cell's position

    /// A unique number for each look.
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

/// Paints one cell. The level of detail depends on the size of the rectangle, down to one plain colour; a
/// hole is not drawn at all.
void paintTile(QPainter& painter, const QRectF& rect, const TileLook& look, const DuskPalette& palette);

/// Draws boards: on the canvas, in pictures, on paper and for export. Tiles and pieces are vectors, cached
/// as images of the most recently requested sizes. One renderer serves any number of boards.
class BoardRenderer {
public:
    /// @param profile defines the power of pieces; it must outlive the renderer
    explicit BoardRenderer(const Profile& profile);

    /// Draws the cells of `range` where `geometry` places them, on whole device pixels.
    void paint(QPainter& painter, const Board& board, const BoardStyle& style, const GridGeometry& geometry,
               const CellRange& range);
    /// The tiles alone, without grid and axis.
    void paintGround(QPainter& painter, const Board& board, const BoardStyle& style,
                     const GridGeometry& geometry, const CellRange& range);
    /// One tile or piece, for palettes, ghosts and moves.
    void paintTile(QPainter& painter, const QRectF& rect, Tile tile, bool dark);
    void paintPiece(QPainter& painter, const QRectF& cell, const PieceLook& look, bool dark);
    QPixmap tile(Tile tile, int size, double devicePixelRatio, bool dark);
    QPixmap piece(const PieceLook& look, int size, double devicePixelRatio, bool dark);

    /// The power of the piece on its tile of the board.
    int powerOf(const Board& board, const Piece& piece) const;

    /// The whole board as vector graphics, its top left corner at the painter's origin. If cancelled, it
    /// stops at any point.
    void paintVectors(QPainter& painter, const Board& board, const BoardStyle& style, int cellSize,
                      const WorkProgress& progress = {});
    /// For pictures of the board. The renderer and the board must outlive the look.
    GridLook look(const Board& board, const BoardStyle& style);
    QImage image(const Board& board, const BoardStyle& style, QSize size);

private:
    const QImage& tileImage(const TileLook& look, QSize size, bool dark);
    const QImage& pieceImage(const PieceLook& look, QSize size, bool dark);

    const Profile& profile_;
    ImageCache images_;
};

/// A look with its own copy of the board, which can be painted at any time. The profile must outlive it.
GridLook lastingLook(const Board& board, const Profile& profile, const BoardStyle& style);

} // namespace stonemason::wastes
