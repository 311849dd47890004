// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool.h"
#include "editor/grid/tools/tool_controller.h"
#include "editor/grid/tools/tool_state.h"

#include <memory>
#include <vector>

namespace stonemason {

/// Tools by their ids. Each canvas has its own box, because tools store the gesture in progress.
class ToolBox {
public:
    explicit ToolBox(std::vector<std::unique_ptr<Tool>> tools) : tools_(std::move(tools)) {}

    /// The tool of that id, or nullptr.
    Tool* tool(const QString& id) const;
    const std::vector<std::unique_ptr<Tool>>& tools() const { return tools_; }

private:
    std::vector<std::unique_ptr<Tool>> tools_;
};

/// The tools that any board can have: brush, scatter, line, rectangle, fill, eraser, eyedropper,
/// select, wand, select-same, stamp, replace. A game puts its own beside them, or in their place.
std::vector<std::unique_ptr<Tool>> gridTools();

/// Connects one view of a board with the current tool. Choosing another tool ends the gesture and keeps its
/// result as one undo step; another brush, paint or stamp continues it. The owner draws the ghosts, and
/// calls cancel() when something else changes the document.
class ToolHand : public ToolController {
    Q_OBJECT

public:
    /// @param state outlives it
    ToolHand(std::unique_ptr<PaintTarget> target, ToolBox tools, ToolState& state);

    bool putAway() override { return state_.leavePassingTool(); }

protected:
    Tool* current() const override { return tools_.tool(state_.tool()); }

private:
    ToolBox tools_;
    ToolState& state_;
};

} // namespace stonemason
