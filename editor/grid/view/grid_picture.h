// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/view/grid_look.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace stonemason {

/// A whole board as a picture that is brought up to date by parts. Drawing a part costs what the part costs;
/// the memory taken goes by the picture, however many cells the board has.
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
