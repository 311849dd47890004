// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/tools/tool_hand.h"

namespace stonemason {

ToolHand::ToolHand(std::unique_ptr<PaintTarget> target, ToolBox tools, const ToolState& state)
    : ToolController(std::move(target)), tools_(std::move(tools)), state_(state) {
    // A gesture cut short by another tool would otherwise go on with the wrong one.
    connect(&state, &ToolState::toolChanged, this, &ToolHand::finishEarly);
    connect(&state, &ToolState::paintChanged, this, &ToolHand::refresh);
    connect(&state, &ToolState::brushSizeChanged, this, &ToolHand::refresh);
    connect(&state, &ToolState::scatterShareChanged, this, &ToolHand::refresh);
    connect(&state, &ToolState::stampChanged, this, &ToolHand::refresh);
}

} // namespace stonemason
