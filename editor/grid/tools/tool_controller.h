// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/grid_controller.h"
#include "editor/grid/tools/tool.h"

#include <QObject>

#include <memory>

namespace stonemason {

/// Turns what pointer and keys do on a board's cells into calls of the tool in hand; both go the same way. A
/// gesture that began with one tool ends with it. Who makes one draws the ghosts, and calls cancel() when
/// something else changes the document, refresh() when what tools paint with has changed.
class ToolController : public QObject, public GridController {
    Q_OBJECT

public:
    /// A selection that changes refreshes the gesture.
    explicit ToolController(std::unique_ptr<PaintTarget> target);

    PaintTarget& target() const { return *target_; }

    /// A press off the board is ignored, but for tools that begin anywhere; drags may leave it.
    void press(Cell cell, Modifiers modifiers) override;
    void drag(Cell cell, Modifiers modifiers) override;
    void release(Cell cell) override;
    /// A whole gesture at the cursor, or, for tools that drag, its beginning and, pressed again, its end.
    bool actAtCursor(Modifiers modifiers) override;
    /// Drags with it when a gesture is under way.
    void moveCursor(int rows, int columns, Modifiers modifiers) override;
    bool cancel() override;
    bool isActive() const override { return active_ != nullptr; }

    /// What a press at the cell would write: the tool's ghost, where anything can be painted at all.
    CellCodes ghostAt(Cell cell) const;
    /// The same of what is too much for a ghost.
    CellSet ghostAreaAt(Cell cell) const;

protected:
    /// The tool that the next gesture will use, or nullptr.
    virtual Tool* current() const = 0;
    void refresh();
    /// Another tool is taken up: the gesture under way ends here, and what it has done stays.
    void finishEarly();

private:
    void finish();
    /// The tool in hand, if it can paint the cell.
    const Tool* toolFor(Cell cell) const;

    std::unique_ptr<PaintTarget> target_;
    Tool* active_ = nullptr;
};

} // namespace stonemason
