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

/// What a piece looks like. Sides differ in shape (Blue's are round, Red's square) and colour, ranks in their
/// figures.
struct PieceLook {
    Side side = Side::Blue;
    int rank = 1;
    bool walks = false;
    bool jumps = false;
    std::optional<int> power{}; ///< on the ground under it; none is not shown

    std::uint32_t key() const {
        return std::uint32_t(side) | std::uint32_t(rank) << 1 | std::uint32_t(walks) << 5 |
               std::uint32_t(jumps) << 6 | std::uint32_t(power ? *power + 2 : 0) << 7;
    }
    bool operator==(const PieceLook&) const = default;
};

/// @param power as there
PieceLook lookOf(const Piece& piece, std::optional<int> power = {});

/// A piece in the middle of its cell, with a number for its power and signs for walking and jumping where
/// there is room.
void paintPiece(QPainter& painter, const QRectF& cell, const PieceLook& look, const DuskPalette& palette);

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

/// Draws boards: on the canvas, in pictures, on paper and for export. Tiles and pieces are vectors, kept as
/// pictures of the sizes that were asked for last. One renderer serves any number of boards.
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

    /// The power that the piece has on the board.
    int powerOf(const Board& board, const Piece& piece) const;

    /// The whole board as lines and areas, its top left corner at the painter's origin. Ended, it leaves off
    /// anywhere.
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

/// A look with a copy of the board, to be painted when and where one likes. The profile must outlive it.
GridLook lastingLook(const Board& board, const Profile& profile, const BoardStyle& style);

} // namespace stonemason::wastes
