// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/kings_conflict/tools/tool.h"

#include <memory>
#include <vector>

namespace stonemason {

/// Every tool of the map workspace, in tool bar order: brush, line, rectangle, fill, river, road, eraser,
/// eyedropper, select, wand, select-same, stamp, replace, raise, ramp, rise, place-unit.
class ToolBox {
public:
    explicit ToolBox(ToolState& state);
    ~ToolBox();

    /// The tool of that id, or nullptr.
    Tool* tool(const QString& id) const;
    const std::vector<std::unique_ptr<Tool>>& tools() const { return tools_; }

private:
    std::vector<std::unique_ptr<Tool>> tools_;
};

} // namespace stonemason
