// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/tools/tool_box.h"

#include "editor/kings_conflict/tools/paint_tools.h"
#include "editor/kings_conflict/tools/pen_tool.h"
#include "editor/kings_conflict/tools/place_unit_tool.h"
#include "editor/kings_conflict/tools/select_tools.h"
#include "editor/kings_conflict/tools/slope_tools.h"
#include "editor/kings_conflict/tools/stamp_tool.h"

namespace stonemason {

ToolBox::ToolBox(ToolState& state) {
    tools_.push_back(std::make_unique<BrushTool>(state));
    tools_.push_back(std::make_unique<LineTool>(state));
    tools_.push_back(std::make_unique<RectangleTool>(state));
    tools_.push_back(std::make_unique<FillTool>(state));
    tools_.push_back(std::make_unique<PenTool>(Network::River, state));
    tools_.push_back(std::make_unique<PenTool>(Network::Road, state));
    tools_.push_back(std::make_unique<EraserTool>(state));
    tools_.push_back(std::make_unique<EyedropperTool>(state));
    tools_.push_back(std::make_unique<SelectTool>(state));
    tools_.push_back(std::make_unique<WandTool>(state));
    tools_.push_back(std::make_unique<SelectSameTool>(state));
    tools_.push_back(std::make_unique<StampTool>(state));
    tools_.push_back(std::make_unique<ReplaceTool>(state));
    tools_.push_back(std::make_unique<RaiseTool>(state));
    tools_.push_back(std::make_unique<RampTool>(state));
    tools_.push_back(std::make_unique<RiseTool>(state));
    tools_.push_back(std::make_unique<PlaceUnitTool>(state));
}

ToolBox::~ToolBox() = default;

Tool* ToolBox::tool(const QString& id) const {
    for (const auto& tool : tools_)
        if (tool->id() == id) return tool.get();
    return nullptr;
}

} // namespace stonemason
