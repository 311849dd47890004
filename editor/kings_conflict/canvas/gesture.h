// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/board_controller.h"
#include "editor/kings_conflict/tools/tool_box.h"

#include <QObject>

namespace stonemason {

class MapDocument;
class MapRenderer;
class ToolState;

/// Turns what pointer and keys do on one map's cells into calls of the current tool; both go the same way. A
/// gesture that began with one tool ends with it. What a tool remembers of a gesture is this one's alone:
/// each has tools of its own. When something else changes the map the gesture is dropped.
class Gesture : public QObject, public BoardController {
    Q_OBJECT

public:
    /// @param renderer draws the ghosts of tiles
    Gesture(MapDocument& document, ToolState& state, MapRenderer& renderer);

    /// A press off the board is ignored; drags may leave it.
    void press(Cell cell, Modifiers modifiers) override;
    void drag(Cell cell, Modifiers modifiers) override;
    void release(Cell cell) override;
    /// A whole gesture at the cursor, or, for tools that drag, its beginning and, pressed again, its end.
    bool actAtCursor(Modifiers modifiers) override;
    /// Drags with it when a gesture is under way.
    void moveCursor(int rows, int columns, Modifiers modifiers) override;
    bool cancel() override;
    bool isActive() const override { return active_ != nullptr; }

    void paintGhost(QPainter& painter, const BoardGeometry& geometry, const QPalette& palette,
                    Cell at) const override;
    std::vector<Cell> partnersOf(Cell cell) const override;

private:
    /// The tool that the next gesture will use.
    Tool* current() const;
    void finish();
    void refresh();

    MapDocument& document_;
    ToolState& state_;
    MapRenderer& renderer_;
    ToolBox tools_;
    Tool* active_ = nullptr;
};

} // namespace stonemason
