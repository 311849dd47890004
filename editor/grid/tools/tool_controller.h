// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/grid_controller.h"
#include "editor/grid/tools/tool.h"

#include <QObject>

#include <memory>

namespace stonemason {

/// Translates pointer and key events on a board's cells into calls of the current tool, both in the same way.
/// A gesture that began with one tool ends with it. The owner draws the ghosts, and calls cancel() when
/// something else changes the document and refresh() when the paint or brush has changed.
class ToolController : public QObject, public GridController {
    Q_OBJECT

public:
    /// Changes of the selection refresh the gesture.
    explicit ToolController(std::unique_ptr<PaintTarget> target);

    PaintTarget& target() const { return *target_; }

    /// A press off the board is ignored, but for tools that begin anywhere; drags may leave it.
    void press(Cell cell, Modifiers modifiers) override;
    void drag(Cell cell, Modifiers modifiers) override;
    void release(Cell cell) override;
    /// Performs a whole gesture at the cursor; for tools that drag, starts it, or ends it at the second call.
    bool actAtCursor(Modifiers modifiers) override;
    /// Also drags if a gesture is in progress.
    void moveCursor(int rows, int columns, Modifiers modifiers) override;
    bool cancel() override;
    bool isActive() const override { return active_ != nullptr; }

    /// The codes that a press at the cell would write: the tool's ghost, if painting is possible there.
    CellCodes ghostAt(Cell cell) const;
    /// The cells that it would write, if they are too many for a ghost.
    CellSet ghostAreaAt(Cell cell) const;

protected:
    /// The tool that the next gesture will use, or nullptr.
    virtual Tool* current() const = 0;
    void refresh();
    /// Called for a change of tool: ends the gesture in progress and keeps its result.
    void finishEarly();

private:
    void finish();
    /// The current tool, if it can paint the cell.
    const Tool* toolFor(Cell cell) const;

    std::unique_ptr<PaintTarget> target_;
    Tool* active_ = nullptr;
};

} // namespace stonemason
