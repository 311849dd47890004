// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/picture_file.h"
#include "editor/grid/view/grid_picture.h"

#include <QColor>
#include <QFont>
#include <QImage>
#include <QRectF>
#include <QString>

class QPainter;

namespace stonemason {

/// A font for paper, its size in units of the sheet.
QFont sheetFont(int size, bool bold = false);

/// The largest board of that proportion in the top left of the room.
QRectF fittedGrid(Size board, const QRectF& room);

/// Numbers of rows and columns, counted from 0 as sentences about problems do, in strips of that width along
/// the left and the top of the board.
/// @param letters height of the digits, in the painter's units
void paintSheetRulers(QPainter& painter, const QRectF& board, Size size, double strip, int letters,
                      const QColor& ink);

/// A board on one sheet of paper: its title, a line of facts, and the board as large as the paper has room.
class GridSheet {
public:
    /// @param look as GridModel::paper() gives it
    GridSheet(QString title, QString facts, GridLook look);

    /// A board of many cells is a picture: draws that of a page of such a size ahead.
    /// @return false when it was ended
    bool prepare(const QSizeF& page, const WorkProgress& progress);
    /// Draws it into the rectangle that the paper leaves, with the picture that was drawn ahead or draws now.
    void paint(QPainter& painter, const QRectF& page) const;

private:
    QRectF roomOf(const QSizeF& page) const;
    QImage pictureIn(const QRectF& room, const WorkProgress& progress) const;
    void paintHead(QPainter& painter) const;
    void paintGrid(QPainter& painter, const QRectF& room) const;

    QString title_;
    QString facts_;
    GridLook look_;
    // As they were when it was made: palettes belong to the window's thread.
    QColor ink_;
    QColor paleInk_;
    QColor frame_;
    QImage ahead_; ///< the picture of the board in aheadIn_; null: none was drawn
    QRectF aheadIn_;
};

/// A board's picture for an export.
/// @param look owns what it draws (GridLook::owned)
/// @param cellSize pixels of a cell, as it is saved
/// @param title of the drawing
ExportPicture gridExport(const GridLook& look, int cellSize, const QString& title);

} // namespace stonemason
