// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/tool_box.h"

#include "editor/grid/tools/paint_tools.h"
#include "editor/grid/tools/select_tools.h"
#include "editor/grid/tools/stamp_tool.h"

#include <algorithm>

namespace stonemason {

Tool* ToolBox::tool(const QString& id) const {
    const auto found = std::ranges::find(tools_, id, [](const auto& tool) { return tool->id(); });
    return found == tools_.end() ? nullptr : found->get();
}

std::vector<std::unique_ptr<Tool>> gridTools() {
    std::vector<std::unique_ptr<Tool>> tools;
    tools.push_back(std::make_unique<BrushTool>());
    tools.push_back(std::make_unique<ScatterTool>());
    tools.push_back(std::make_unique<LineTool>());
    tools.push_back(std::make_unique<RectangleTool>());
    tools.push_back(std::make_unique<FillTool>());
    tools.push_back(std::make_unique<EraserTool>());
    tools.push_back(std::make_unique<EyedropperTool>());
    tools.push_back(std::make_unique<SelectTool>());
    tools.push_back(std::make_unique<WandTool>());
    tools.push_back(std::make_unique<SelectSameTool>());
    tools.push_back(std::make_unique<StampTool>());
    tools.push_back(std::make_unique<ReplaceTool>());
    return tools;
}

ToolHand::ToolHand(std::unique_ptr<PaintTarget> target, ToolBox tools, ToolState& state)
    : ToolController(std::move(target)), tools_(std::move(tools)), state_(state) {
    // Otherwise a gesture interrupted by a change of tool would continue with the wrong tool.
    connect(&state, &ToolState::toolChanged, this, &ToolHand::finishEarly);
    connect(&state, &ToolState::paintChanged, this, &ToolHand::refresh);
    connect(&state, &ToolState::brushSizeChanged, this, &ToolHand::refresh);
    connect(&state, &ToolState::scatterShareChanged, this, &ToolHand::refresh);
    connect(&state, &ToolState::stampChanged, this, &ToolHand::refresh);
}

} // namespace stonemason
