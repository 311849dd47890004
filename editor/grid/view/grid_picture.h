// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/work_progress.h"
#include "editor/grid/document/grid_geometry.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <functional>
#include <memory>

class QPainter;

namespace stonemason {

/// What a board looks like in pictures of it: in the overview, in previews and on the start page, exported.
/// Valid as long as what it draws is there.
struct GridLook {
    Size size;
    bool turned = false; ///< by half, as seen from the other side
    /// Draws the cells of `range` where `geometry` says; drawing a range draws exactly what the whole board
    /// has there. Every size of cells from smallestCell on is asked for.
    std::function<void(QPainter& painter, const GridGeometry& geometry, const CellRange& range)> paint;
    /// Draws the whole board as lines and areas, its top left corner at the painter's origin: for paper and
    /// for SVG. Ended, it leaves off anywhere. Empty: paint() draws nothing else.
    std::function<void(QPainter& painter, int cellSize, const WorkProgress& progress)> paintVectors{};
    /// Pixels of the smallest cells that paint() draws well; in smaller pictures they are drawn at this size
    /// and scaled down.
    double smallestCell = 2;
    /// All that it draws and draws with, where nobody else keeps it for as long as the look: such a look can
    /// be painted on any thread, by one at a time.
    std::shared_ptr<const void> owned{};
};

/// A picture of a whole board that is updated in parts. Drawing a part costs as much as the part; memory
/// depends on the size of the picture, not on the number of cells.
class GridPicture {
public:
    /// No picture.
    GridPicture() = default;
    /// Nothing is drawn yet. The picture fits into `room` (in pixels) and keeps the proportions of the board.
    /// @param smallestCell GridLook::smallestCell of what will be drawn
    GridPicture(Size board, QSize room, double smallestCell = 2);

    Size board() const { return board_; }
    /// Draws these cells anew; `look` is of a board of this size.
    void draw(const GridLook& look, const CellRange& range);
    /// Null when there is no room or no board.
    QImage image() const;

private:
    void drawFull(const GridLook& look, const CellRange& range);
    void drawReduced(const GridLook& look, const CellRange& range);
    GridGeometry geometryFor(const GridLook& look, QPointF origin) const;

    Size board_{};
    double wantedCell_ = 0; ///< pixels of a cell in the picture
    double drawnCell_ = 0;  ///< pixels of a cell when it is drawn: at least the smallest that is drawn well
    int reduction_ = 1;     ///< so many drawn pixels, along each side, are one of pixels_
    QImage pixels_;         ///< less than twice as wide and high as the picture
};

/// The board as a picture that fits into `room` (in pixels), keeping its proportions, on nothing. Cells of
/// less than two pixels are drawn larger and scaled down. Null when memory does not suffice, or when it was
/// ended.
QImage gridPicture(const GridLook& look, QSize room, const WorkProgress& progress = {});

/// The board as the bytes of an SVG file with this title; empty when it was ended.
QByteArray gridDrawing(const GridLook& look, int cellSize, const QString& title,
                       const WorkProgress& progress = {});

} // namespace stonemason
