// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "core/wastes/game/profile.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/grid/view/image_cache.h"
#include "editor/wastes/model/board_view_state.h"
#include "editor/wastes/view/art/piece_art.h"
#include "editor/wastes/view/art/tile_art.h"

#include <QPixmap>

namespace stonemason::wastes {

/// Draws boards: on the canvas, in pictures, on paper and for export. Tiles and pieces are vectors, kept as
/// pictures of the sizes that were asked for last. One renderer serves any number of boards.
class BoardRenderer {
public:
    /// @param profile defines the power of pieces; it must outlive the renderer
    explicit BoardRenderer(const Profile& profile);

    /// Draws the cells of `range` where `geometry` says, on whole device pixels.
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
