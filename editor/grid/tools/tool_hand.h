// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool_box.h"
#include "editor/grid/tools/tool_controller.h"
#include "editor/grid/tools/tool_state.h"

namespace stonemason {

/// The hand on one view of a board, with the tool that is chosen. Another tool ends the gesture under way and
/// keeps what it has done as one undo step; another brush, paint or stamp goes on with it. Who makes one
/// draws the ghosts, and calls cancel() when something else changes the document.
class ToolHand : public ToolController {
    Q_OBJECT

public:
    /// @param state outlives it
    ToolHand(std::unique_ptr<PaintTarget> target, ToolBox tools, const ToolState& state);

protected:
    Tool* current() const override { return tools_.tool(state_.tool()); }

private:
    ToolBox tools_;
    const ToolState& state_;
};

} // namespace stonemason
