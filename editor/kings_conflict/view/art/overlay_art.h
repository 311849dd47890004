// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/image_cache.h"
#include "editor/kings_conflict/view/art/art_palette.h"
#include "editor/kings_conflict/view/art/art_space.h"
#include "editor/kings_conflict/view/art/cell_look.h"
#include "editor/kings_conflict/view/art/map_renderer.h"

#include <QImage>
#include <QPainter>
#include <QPoint>
#include <QRect>

#include <cmath>

namespace stonemason::kings_conflict {

/// A king's token in the middle of the rectangle: a round one for you, a square one with another crown
/// for the opponent.
/// @param start index into GameProfile::starts
void paintKing(QPainter& painter, const QRectF& cell, int start, const ArtPalette& palette);

/// A letter or digit, `height` pixels high, with a halo around it.
void paintGlyph(QPainter& painter, QPointF centre, QChar glyph, int height, const QColor& ink,
                const QColor& halo);
/// The same as an image.
QImage glyphImage(QChar glyph, int height, const QColor& ink, const QColor& halo);

/// The dashed diagonal of a mirror-symmetric board; `faint` for the half-turn, where it only parts the
/// halves.
void paintDiagonal(QPainter& painter, const QRectF& board, double thickness, bool faint,
                   const ArtPalette& palette);

/// The centre of a half-turn: two arrows that turn about it.
/// @param radius of the arrows' circle, in pixels
void paintTurnMark(QPainter& painter, QPointF centre, double radius, const ArtPalette& palette);

/// Where the cells of a board lie in whole device pixels. When a cell is not a whole number of pixels wide,
/// some columns are a pixel wider than others, so that no seam ever shows.
class PixelGrid {
public:
    PixelGrid(QPoint origin, double cell) : origin_(origin), cell_(cell) {}

    double cell() const { return cell_; }
    int x(int column) const { return origin_.x() + int(std::floor(column * cell_ + 0.5)); }
    int y(int row) const { return origin_.y() + int(std::floor(row * cell_ + 0.5)); }
    QRect rect(CellRange range) const {
        return QRect(QPoint(x(range.first.column), y(range.first.row)),
                     QPoint(x(range.last.column + 1) - 1, y(range.last.row + 1) - 1));
    }
    QRect rect(Cell cell) const { return rect(CellRange{cell, cell}); }

private:
    QPoint origin_;
    double cell_;
};

/// Keeps pictures of cells and letters, bounded by their bytes. What it returns stays valid until the next
/// call.
class TileCache {
public:
    explicit TileCache(const ArtTable& arts);

    /// @param size in device pixels
    const QImage& tile(const CellLook& look, QSize size, Detail detail, Theme theme);
    const QImage& glyph(QChar glyph, int height, const QColor& ink, const QColor& halo);

private:
    const ArtTable& arts_;
    ImageCache images_;
};

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
