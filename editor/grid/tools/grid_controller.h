// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_geometry.h"

#include <optional>
#include <vector>

class QMimeData;
class QPainter;
class QPalette;

namespace stonemason {

/// The keys and buttons held during a gesture that affect tools.
struct Modifiers {
    bool shift = false; ///< add to the selection; straight lines
    bool control =
        false; ///< the tool's other meaning: take out of the selection, erase with a pen, copy when moving
    bool secondary = false; ///< the right button: pick with the brush, lower instead of raise
};

/// Handles pointer and key events on the cells of a GridView in the same way. Cells may be off the board.
class GridController {
public:
    virtual ~GridController() = default;

    /// Pointer: a button goes down, moves with it to another cell, goes up.
    virtual void press(Cell cell, Modifiers modifiers) = 0;
    virtual void drag(Cell cell, Modifiers modifiers) = 0;
    virtual void release(Cell cell) = 0;

    /// Space or Enter at the cursor; false if the keys have no effect here.
    virtual bool actAtCursor(Modifiers modifiers) = 0;
    /// Arrow keys: moves the cursor by that many cells within the board.
    virtual void moveCursor(int rows, int columns, Modifiers modifiers) = 0;

    /// Cancels the gesture in progress; false if there is none.
    virtual bool cancel() = 0;
    virtual bool isActive() const = 0;
    /// Esc while no gesture is under way: puts away what is in hand for one occasion, such as a pasted piece;
    /// false when there is nothing of the kind.
    virtual bool putAway() { return false; }

    /// The context menu of the cell is asked for, by the right button or the menu key: selects what the menu
    /// is to be about. False where the right button is the tool's own.
    virtual bool beginMenu(Cell) { return false; }

    /// Whether what lies on cells can be dragged here from elsewhere; `cell` is none beside the board.
    virtual bool acceptsDrag(const QMimeData&) const { return false; }
    virtual bool dragOver(const QMimeData&, std::optional<Cell>) { return false; }
    virtual bool drop(const QMimeData&, std::optional<Cell>) { return false; }

    /// Draws a pale preview of the effect of a press on the cell.
    virtual void paintGhost(QPainter&, const GridGeometry&, const QPalette&, Cell) const {}
    /// Other cells that a press on this one would change: its mirror images.
    virtual std::vector<Cell> partnersOf(Cell) const { return {}; }
};

} // namespace stonemason
