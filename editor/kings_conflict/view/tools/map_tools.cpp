// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/tools/map_tools.h"

#include "editor/kings_conflict/view/tools/pen_tool.h"
#include "editor/kings_conflict/view/tools/place_unit_tool.h"
#include "editor/kings_conflict/view/tools/slope_tools.h"

namespace stonemason::kings_conflict {

ToolBox mapTools() {
    std::vector<std::unique_ptr<Tool>> tools = gridTools();
    std::erase_if(tools, [](const auto& tool) { return tool->id() == QLatin1String("eraser"); });
    tools.push_back(std::make_unique<MapEraserTool>());
    tools.push_back(std::make_unique<PenTool>(Network::River));
    tools.push_back(std::make_unique<PenTool>(Network::Road));
    tools.push_back(std::make_unique<RaiseTool>());
    tools.push_back(std::make_unique<RampTool>());
    tools.push_back(std::make_unique<RiseTool>());
    tools.push_back(std::make_unique<PlaceUnitTool>());
    return ToolBox(std::move(tools));
}

} // namespace stonemason::kings_conflict
