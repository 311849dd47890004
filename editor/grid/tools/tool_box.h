// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/tools/tool.h"

#include <memory>
#include <vector>

namespace stonemason {

/// Tools by their ids. Each canvas has a box of its own, for tools remember the gesture under way.
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

} // namespace stonemason
