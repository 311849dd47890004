// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/board/board_controller.h"

#include <QString>

#include <optional>
#include <vector>

namespace stonemason {

class MapDocument;
class ToolState;

/// A way to turn gestures on cells into edits. A tool knows cells only, never pixels or widgets, so that
/// tests and the keyboard drive it just as the pointer does: press, any number of drags, release; or cancel.
class Tool {
public:
    Tool(const QString& id, ToolState& state) : id_(id), state_(state) {}
    virtual ~Tool() = default;
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    const QString& id() const { return id_; }

    virtual void press(MapDocument& document, Cell cell, Modifiers modifiers) = 0;
    virtual void drag(MapDocument& document, Cell cell, Modifiers modifiers) = 0;
    virtual void release(MapDocument& document) = 0;
    /// Ends the gesture without a trace.
    virtual void cancel(MapDocument& document);
    /// What the gesture under way depends on is another now: the chosen tile, the brush, the selection.
    virtual void refresh(MapDocument&) {}

    /// The cells a press at `cell` would write, with the code each would get: the ghost under the cursor. The
    /// canvas adds the mirrored ones.
    struct Ghost {
        Cell cell;
        char code;
    };
    virtual std::vector<Ghost> ghost(const MapDocument& document, Cell cell) const;

    /// Whether a gesture has two ends (line, rectangle, pens, selection): from the keyboard the first Space
    /// presses, arrows drag and the second Space releases. Otherwise one Space is a whole gesture.
    virtual bool isDragged() const { return false; }
    /// Whether the tool makes sense on hint layers, on the terrain.
    virtual bool worksOnHints() const { return true; }
    virtual bool worksOnTerrain() const { return true; }

    /// What the status bar says while the tool is chosen: one sentence on how to use it.
    virtual QString hint() const = 0;

protected:
    ToolState& state() const { return state_; }

private:
    QString id_;
    ToolState& state_;
};

} // namespace stonemason
