// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/tools/tool_box.h"

#include <QObject>

namespace stonemason {

class MapDocument;
class ToolState;

/// Turns what pointer and keys do on one map's cells into calls of the current tool; both go the same way. A
/// gesture that began with one tool ends with it. What a tool remembers of a gesture is this one's alone:
/// each has tools of its own. When something else changes the map the gesture is dropped.
class Gesture : public QObject {
    Q_OBJECT

public:
    Gesture(MapDocument& document, ToolState& state, QObject* parent = nullptr);

    /// Pointer. A press off the board is ignored; drags may leave it.
    void press(Cell cell, Modifiers modifiers);
    void drag(Cell cell, Modifiers modifiers);
    void release();

    /// Space or Enter: a whole gesture at the cursor, or, for tools that drag, its beginning and, pressed
    /// again, its end.
    void paintAtCursor(Modifiers modifiers);
    /// Arrow keys: moves the cursor, within the board, and drags with it.
    void moveCursor(int rows, int columns, Modifiers modifiers);

    /// Drops the gesture under way; false when there is none.
    bool cancel();
    bool isActive() const { return active_ != nullptr; }

    /// The tool that the next gesture will use.
    Tool* current() const;

private:
    void refresh();

    MapDocument& document_;
    ToolState& state_;
    ToolBox tools_;
    Tool* active_ = nullptr;
};

} // namespace stonemason
