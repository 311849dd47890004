// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/tool_box.h"

namespace stonemason {

ToolBox::ToolBox(ToolState&) {}
ToolBox::~ToolBox() = default;

Tool* ToolBox::tool(const QString& id) const
{
    for (const auto& tool : tools_)
        if (tool->id() == id)
            return tool.get();
    return nullptr;
}

} // namespace stonemason
