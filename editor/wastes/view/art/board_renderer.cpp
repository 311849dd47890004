// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/art/board_renderer.h"

#include "core/wastes/board/symmetry.h"
#include "core/wastes/format/board_rows.h"
#include "editor/grid/document/grid_geometry.h"
#include "editor/grid/view/grid_picture.h"
#include "editor/grid/view/painted_tiles.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::wastes {

namespace {

constexpr qsizetype cacheBytes = 16 * 1024 * 1024;
constexpr quint64 isPieceKey = quint64(1) << 40;
constexpr double smallestGrid = 8; ///< pixels of a cell from which on lines between cells are of use

void paintSign(QPainter& painter, const QRectF& rect, Tile tile) {
    QFont font(QStringLiteral("monospace"));
    font.setBold(true);
    font.setPixelSize(std::max(8, int(rect.height() * 0.26)));
    painter.setFont(font);
    const QRectF plate(rect.left() + 1, rect.top() + 1, rect.height() * 0.3 + 4, rect.height() * 0.3 + 2);
    painter.fillRect(plate, QColor(0, 0, 0, 140));
    painter.setPen(Qt::white);
    painter.drawText(plate, Qt::AlignCenter, QString(QLatin1Char(signOf(tile))));
}

/// Lines around each tile, but not around holes.
void paintGrid(QPainter& painter, const Board& board, const GridGeometry& geometry, const CellRange& range,
               const QColor& colour) {
    const double ratio = ratioOf(painter);
    const double line = 1 / ratio; // no pixel is covered twice: the colour is translucent
    forEachIn(range, [&](Cell cell) {
        if (board.tiles[cell] == Tile::Hole) return;
        const QRectF rect = snapped(geometry.rectOf(cell), ratio);
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), line), colour);
        painter.fillRect(QRectF(rect.left(), rect.top() + line, line, rect.height() - line), colour);
    });
}

void paintAxis(QPainter& painter, const Board& board, const GridGeometry& geometry,
               const DuskPalette& palette) {
    const QRectF all = geometry.rectOf(wholeOf(board.size()));
    const double width = std::max(1.5, geometry.cellSize * 0.035);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const bool under : {true, false}) {
        QPen pen(under ? palette.axisEdge : palette.axis, under ? width * 2 : width, Qt::CustomDashLine);
        pen.setDashPattern(under ? QList<qreal>{3, 2} : QList<qreal>{6, 4});
        painter.setPen(pen);
        const double cross = geometry.cellSize * 0.2;
        switch (board.symmetry) {
        case Symmetry::None: break;
        case Symmetry::TopBottom:
            painter.drawLine(QPointF(all.left(), all.center().y()), QPointF(all.right(), all.center().y()));
            break;
        case Symmetry::LeftRight:
            painter.drawLine(QPointF(all.center().x(), all.top()), QPointF(all.center().x(), all.bottom()));
            break;
        case Symmetry::HalfTurn:
            painter.setPen(QPen(under ? palette.axisEdge : palette.axis, under ? width * 2 : width));
            painter.drawEllipse(all.center(), cross, cross);
            break;
        }
    }
}

} // namespace

BoardRenderer::BoardRenderer(const Profile& profile) : profile_(profile), images_(cacheBytes) {
}

int BoardRenderer::powerOf(const Board& board, const Piece& piece) const {
    return powerOn(profile_.power, piece.rank, board.tileAt(piece.cell));
}

const QImage& BoardRenderer::tileImage(const TileLook& look, QSize size, bool dark) {
    return images_.image(look.key(), size, dark, [&](QPainter& painter, const QRectF& rect) {
        wastes::paintTile(painter, rect, look, duskPalette(dark));
    });
}

const QImage& BoardRenderer::pieceImage(const PieceLook& look, QSize size, bool dark) {
    return images_.image(look.key() | isPieceKey, size, dark, [&](QPainter& painter, const QRectF& rect) {
        wastes::paintPiece(painter, rect, look, duskPalette(dark));
    });
}

void BoardRenderer::paintGround(QPainter& painter, const Board& board, const BoardStyle& style,
                                const GridGeometry& geometry, const CellRange& range) {
    const double ratio = ratioOf(painter);
    forEachIn(range, [&](Cell cell) {
        const TileLook look = tileLookOf(board.tiles, cell, style.turned);
        if (look.tile == Tile::Hole) return;
        const QRectF rect = snapped(geometry.rectOf(cell), ratio);
        const QSize size = pixelsOf(rect, ratio);
        if (!size.isEmpty()) painter.drawImage(rect, tileImage(look, size, style.dark));
    });
}

void BoardRenderer::paint(QPainter& painter, const Board& board, const BoardStyle& style,
                          const GridGeometry& geometry, const CellRange& range) {
    if (range.last < range.first) return;
    painter.save();
    const double ratio = ratioOf(painter);
    painter.setClipRect(snapped(geometry.rectOf(range), ratio), Qt::IntersectClip);
    const DuskPalette& palette = duskPalette(style.dark);
    paintGround(painter, board, style, geometry, range);
    if (style.gridLines && geometry.cellSize >= smallestGrid)
        paintGrid(painter, board, geometry, range, palette.grid);
    if (style.axis) paintAxis(painter, board, geometry, palette);
    if (style.pieces)
        for (const Piece& piece : board.pieces)
            if (range.contains(piece.cell))
                paintPiece(painter, snapped(geometry.rectOf(piece.cell), ratio),
                           lookOf(piece, powerOf(board, piece)), style.dark);
    if (style.signs && geometry.cellSize >= smallestGrid)
        forEachIn(range, [&](Cell cell) {
            if (board.tiles[cell] != Tile::Hole)
                paintSign(painter, snapped(geometry.rectOf(cell), ratio), board.tiles[cell]);
        });
    painter.restore();
}

void BoardRenderer::paintTile(QPainter& painter, const QRectF& rect, Tile tile, bool dark) {
    const double ratio = ratioOf(painter);
    const QRectF place = snapped(rect, ratio);
    const QSize size = pixelsOf(place, ratio);
    if (!size.isEmpty() && tile != Tile::Hole)
        painter.drawImage(place, tileImage({.tile = tile}, size, dark));
}

void BoardRenderer::paintPiece(QPainter& painter, const QRectF& cell, const PieceLook& look, bool dark) {
    const double ratio = ratioOf(painter);
    const QSize size = pixelsOf(cell, ratio);
    if (!size.isEmpty()) painter.drawImage(cell, pieceImage(look, size, dark));
}

QPixmap BoardRenderer::tile(Tile tile, int size, double devicePixelRatio, bool dark) {
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintTile(painter, QRectF(0, 0, size, size), tile, dark);
    return pixmap;
}

QPixmap BoardRenderer::piece(const PieceLook& look, int size, double devicePixelRatio, bool dark) {
    QPixmap pixmap(QSize(size, size) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintPiece(painter, QRectF(0, 0, size, size), look, dark);
    return pixmap;
}

void BoardRenderer::paintVectors(QPainter& painter, const Board& board, const BoardStyle& style, int cellSize,
                                 const WorkProgress& progress) {
    const GridGeometry geometry{board.size(), double(cellSize), {}, style.turned};
    const DuskPalette& palette = duskPalette(style.dark);
    const CellRange whole = wholeOf(board.size());
    const bool isGoing = forEachRowOf(whole, stonemason::partOf(progress, 0, 0.5), [&](Cell cell) {
        wastes::paintTile(painter, geometry.rectOf(cell), tileLookOf(board.tiles, cell, style.turned),
                          palette);
    });
    if (!isGoing) return;
    if (style.gridLines) paintGrid(painter, board, geometry, whole, palette.grid);
    if (style.axis) paintAxis(painter, board, geometry, palette);
    for (std::size_t i = 0; style.pieces && i < board.pieces.size(); ++i) {
        if (!goesOn(progress, 0.5)) return;
        const Piece& piece = board.pieces[i];
        wastes::paintPiece(painter, geometry.rectOf(piece.cell), lookOf(piece, powerOf(board, piece)),
                           palette);
    }
    if (style.signs)
        forEachRowOf(whole, stonemason::partOf(progress, 0.5, 1), [&](Cell cell) {
            if (board.tiles[cell] != Tile::Hole) paintSign(painter, geometry.rectOf(cell), board.tiles[cell]);
        });
}

GridLook BoardRenderer::look(const Board& board, const BoardStyle& style) {
    return {.size = board.size(),
            .turned = style.turned,
            .paint = [this, &board,
                      style](QPainter& painter, const GridGeometry& geometry,
                             const CellRange& range) { paint(painter, board, style, geometry, range); },
            .paintVectors =
                [this, &board, style](QPainter& painter, int cellSize, const WorkProgress& progress) {
                    paintVectors(painter, board, style, cellSize, progress);
                }};
}

QImage BoardRenderer::image(const Board& board, const BoardStyle& style, QSize size) {
    return gridPicture(look(board, style), size);
}

GridLook lastingLook(const Board& board, const Profile& profile, const BoardStyle& style) {
    struct Kept {
        Board board;
        BoardRenderer renderer;
    };
    const std::shared_ptr<Kept> kept(new Kept{board, BoardRenderer(profile)});
    GridLook look = kept->renderer.look(kept->board, style);
    look.owned = kept;
    return look;
}

} // namespace stonemason::wastes
