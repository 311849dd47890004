// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grid/cell.h"
#include "editor/grid/tools/grid_controller.h"
#include "editor/grid/tools/paint_target.h"

#include <QString>

namespace stonemason {

/// A step in the history with the place where it was made: "Paint Forest at row 3, column 4".
QString stepAt(const QString& step, Cell cell);

/// Turns gestures on cells into edits. A tool depends on cells only, never on pixels or widgets, and tests
/// and the keyboard can use it just as the pointer does: press, any number of drags, release; or cancel. It
/// stores one gesture at a time, on a single target.
class Tool {
public:
    explicit Tool(const QString& id) : id_(id) {}
    virtual ~Tool() = default;
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    const QString& id() const { return id_; }

    virtual void press(PaintTarget& target, Cell cell, Modifiers modifiers) = 0;
    virtual void drag(PaintTarget&, Cell, Modifiers) {}
    virtual void release(PaintTarget&) {}
    /// Another tool is chosen before the gesture has ended: keeps the stroke so far as one undo step.
    virtual void finishEarly(PaintTarget& target) { release(target); }
    /// Ends the gesture without a trace.
    virtual void cancel(PaintTarget& target) { target.cancelPreview(); }
    /// An input of the current gesture has changed: the chosen code, the brush, the selection.
    virtual void refresh(PaintTarget&) {}

    /// What a press at the cell would write, before the target adds to it: the ghost under the cursor.
    virtual CellCodes ghost(const PaintTarget&, Cell) const { return {}; }

    /// The cells that it would write where they are too many for a ghost: their border is shown instead.
    virtual CellSet ghostArea(const PaintTarget&, Cell) const { return {}; }

    /// Whether a gesture has two ends (line, rectangle, selection): from the keyboard the first Space
    /// presses, arrows drag and the second Space releases. Otherwise one Space is a whole gesture.
    virtual bool isDragged() const { return false; }

    /// Whether a gesture may begin off the board, as a rectangle around what lies at its edge does.
    virtual bool beginsAnywhere() const { return false; }

    /// The text of the status bar while the tool is chosen: one sentence on how to use it.
    virtual QString hint() const = 0;

private:
    QString id_;
};

} // namespace stonemason
